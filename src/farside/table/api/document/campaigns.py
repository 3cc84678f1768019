"""Campaigns in the words of OpenAPI. Imported only to be read."""

from __future__ import annotations

from fastapi import Header
from fastapi import Path as InPath
from pydantic import BaseModel, Field

from farside.table.api.document.sheet import LANG, MOVED_ON, NOT_YOURS, REFUSED, SENT, Answers, Sheet, troubles
from farside.table.api.document.tables import Seat, SeatToken


class NewCampaign(BaseModel):
    """A campaign to begin."""

    game: str = Field(description="a game with a campaign", examples=["skymines"])
    seats: list[Seat] = Field(description="one for each player, the same in all chapters")
    company: int | None = Field(
        None, description="brings in the player who is never asked (Luna): 0 at the usual level, 1 for an easier start"
    )


class ChapterTable(BaseModel):
    """The table of a chapter. Keep the tokens: they are not shown again."""

    table: str
    seats: list[SeatToken]


class NewCampaignAnswer(ChapterTable):
    """A campaign with the table of its first chapter."""

    campaign: str
    host: str = Field(description="the token of whoever began it: opens the next chapters")


class Success(BaseModel):
    """Success points and what they are for."""

    reason: str
    points: int


class Chapter(BaseModel):
    """A chapter that has been opened. Lists are by player; the one who is never asked comes last."""

    number: int
    title: str
    table: str
    level: int | None = Field(description="of the player who is never asked")
    extra: int = Field(description="success points of that player for the level chosen before this chapter")
    over: bool
    scores: list[int]
    winners: list[int]
    success: list[list[Success]]


class Level(BaseModel):
    """A level to choose for the next chapter, and the success points it brings the player who is never asked."""

    level: int
    points: int


class Campaign(BaseModel):
    """A campaign as everybody may see it."""

    campaign: str
    game: str
    players: list[str]
    chapters: list[Chapter]
    next: int | None = Field(description="the chapter that may be opened now")
    levels: list[Level] = Field(description="to choose from for it; the first is taken if nothing is said")
    totals: list[int] = Field(description="success points so far")
    over: bool
    winners: list[int]
    ratings: list[str] = Field(description="how each seat has done, once it is over")


class NextChapter(BaseModel):
    """What is chosen for the next chapter."""

    level: int | None = None


CAMPAIGN = InPath(description="the campaign's code", examples=["k7m2qp"])
HOST = Header(None, description="Bearer and the campaign's host token")
NO_CAMPAIGN = troubles({404: "There is no such campaign."})

CHANGES: Answers = {200: {"content": {"text/event-stream": {"example": 'data: {"chapters":2,"over":1}\n\n'}}}}

sheet = Sheet()


@sheet.makes("/campaigns", "Begin a campaign", NewCampaignAnswer, SENT)
def create(campaign: NewCampaign) -> None:
    """Its first chapter is open at once: a table like any other."""


@sheet.get("/campaigns/{campaign}", "Look at a campaign", Campaign, NO_CAMPAIGN)
def campaign(campaign: str = CAMPAIGN, lang: str | None = LANG) -> None:
    """Chapters with their tables, success points with their reasons, what comes next, and in the end who has won."""


@sheet.get("/campaigns/{campaign}/events", "Watch a campaign", None, CHANGES, NO_CAMPAIGN)
def events(campaign: str = CAMPAIGN) -> None:
    """Server-sent events: how many chapters were opened and how many are over, at once and whenever that changes."""


@sheet.makes(
    "/campaigns/{campaign}/chapters", "Open the next chapter", ChapterTable, NO_CAMPAIGN, NOT_YOURS, MOVED_ON, REFUSED
)
def go_on(chapter: NextChapter, campaign: str = CAMPAIGN, authorization: str = HOST) -> None:
    """The same players in the same seats, once the chapter before is over. 409: it is not, or somebody was quicker."""
