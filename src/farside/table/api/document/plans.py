"""Plans in the words of OpenAPI. Imported only to be read."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from farside.table.api.document.sheet import AT_TABLE, LANG, MOVED_ON, SENT, TABLE, TOKEN, Sheet

ASKS = "besides that every step is allowed: points, mine, lead, same, or one that a plan of this game `offers`"


class NewPlan(BaseModel):
    """What to do in my next turn."""

    branches: list[list[str]] = Field(description="actions in notation; up to three ways, tried in order")
    conditions: list[str] = Field([], description=ASKS)
    through: bool = Field(False, description="the last step may reveal something")


class Plan(NewPlan):
    """A plan as its owner sees it. It is sealed: nobody else is told that there is one."""

    offers: list[str] = Field(
        description="the conditions that fit: besides the general ones `brings:` and `ahead:` with a thing of the game"
    )
    kept: bool = Field(description="false while it is put together at the table")
    failed: dict[str, Any] | None = Field(description="why it was not played, once the turn had come")


class Planned(BaseModel):
    """Whether a plan can be made now, and the one there is."""

    may: bool
    plan: Plan | None


class Steps(BaseModel):
    """The beginning of a turn."""

    steps: list[str]


class Could(BaseModel):
    """What could be done next."""

    name: str
    text: str


class Coulds(BaseModel):
    """How a turn could go on, if the others passed."""

    possible: bool
    ended: bool
    options: list[Could]


ANSWERS = {**AT_TABLE, **MOVED_ON, **SENT}
sheet = Sheet("/tables/{table}")


@sheet.get("/plan", "Your plan", Planned, AT_TABLE)
def look(table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """It is played when your turn comes, whole or not at all."""


@sheet.post("/plan/options", "What could be planned", Coulds, ANSWERS)
def options(steps: Steps, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """In a dream of your seat in which the others pass where they can."""


@sheet.put("/plan", "Plan your next turn", Plan, ANSWERS)
def keep(plan: NewPlan, table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """In place of the plan that was there. 409: it is your turn, or a step would not be possible."""


@sheet.drops("/plan", "Drop your plan", AT_TABLE)
def drop(table: str = TABLE, authorization: str = TOKEN, lang: str | None = LANG) -> None:
    """Nobody is told."""
