"""A word for every piece of Pebble: what it is, what it does, how it stands with it now."""

from __future__ import annotations

from typing import Final

from farside.core.glossary import Glossary, Told
from farside.core.marks import LETTERS
from farside.games.pebble.components import BIRDS, SITES
from farside.games.pebble.picture import River, bird_facts, facts, player_facts

NOTES: Final = Glossary[River](
    scenery=("peb-.*",),
)


@NOTES.tells("PEB-SETTLE-1", "site")
def site(scene: River, which: list[str]) -> Told:
    at = SITES.index(which[0])
    return Told(scene.member("site", at), "", [facts(scene, at) + "."])


@NOTES.tells("PEB-PLAN-5", "bird")
def bird(scene: River, which: list[str]) -> Told:
    at = BIRDS.index(which[0])
    return Told(scene.member("bird", at), scene.say("hand"), [bird_facts(scene, at) + "."])


@NOTES.tells("PEB-END-2", "player")
def player(scene: River, which: list[str]) -> Told:
    seat = LETTERS.index(which[0])
    return Told(scene.voice.name(seat), "", [player_facts(scene, seat) + "."])


@NOTES.tells("PEB-ROUND-1", "round")
def round_(scene: River, which: list[str]) -> Told:
    view = scene.view
    now = [scene.say("river", {"n": view.river}) + ".", scene.say("deck", {"n": view.deck}) + "."]
    return Told(scene.say("round", {"n": view.round, "rounds": view.rounds}), "", now)
