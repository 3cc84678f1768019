"""The verbs of Mars. Append only: the numbers are part of what learners and records know."""

from __future__ import annotations

from typing import Final

from farside.core.actions import ActionSpace
from farside.games.mars.components import CHAINS, DOMAINS, ITEMS, MATERIALS, PLAYERS, RND_CARDS

ALL: Final = len(PLAYERS)  # the addressee of a proposal to everyone
PHASES: Final = ("trade", "build", "colony")
CLOSE_TRADE: Final = 0
CLOSE_BUILD: Final = 1
CLOSE_COLONY: Final = 2

ACTIONS: Final = ActionSpace()
MINE: Final = ACTIONS.family("mine", MATERIALS)  # mine:iron, in the draft and in the build phase
TAKE: Final = ACTIONS.family("take", MATERIALS)  # take:water, from the reserve or from a hand one has seen
PASS: Final = ACTIONS.family("pass")
FIGHT: Final = ACTIONS.family("fight", PLAYERS)  # fight:sky, the opponent in a conflict
RAID: Final = ACTIONS.family("raid", PLAYERS)
SPY: Final = ACTIONS.family("spy", PLAYERS)
BORROW: Final = ACTIONS.family("borrow", PLAYERS)
PLAY: Final = ACTIONS.family("play", RND_CARDS)  # play:countermeasures
SEIZE: Final = ACTIONS.family("seize", MATERIALS, MATERIALS)  # seize:iron:water, a contract of the loser
DESTROY: Final = ACTIONS.family("destroy", CHAINS)
CLAIM: Final = ACTIONS.family("claim", RND_CARDS)  # claim:fusion, a face-up card of the loser
CONTEST: Final = ACTIONS.family("contest", DOMAINS)
ROLL: Final = ACTIONS.family("roll")
DRAW: Final = ACTIONS.family("draw")
EARTH: Final = ACTIONS.family("earth", MATERIALS)  # earth:iron, then take:water
SWAP: Final = ACTIONS.family("swap", MATERIALS, MATERIALS)  # swap:iron:water, one swap by contract
EXCHANGE: Final = ACTIONS.family("exchange", MATERIALS)  # the Communication supremacy
PROPOSE: Final = ACTIONS.family("propose", PLAYERS)
BROADCAST: Final = ACTIONS.family("broadcast")  # a proposal to everyone
CALL: Final = ACTIONS.family("call")
GIVE: Final = ACTIONS.family("give", MATERIALS)
WANT: Final = ACTIONS.family("want", MATERIALS)
SEND: Final = ACTIONS.family("send")
DROP: Final = ACTIONS.family("drop")
ACCEPT: Final = ACTIONS.family("accept")
DECLINE: Final = ACTIONS.family("decline")
COUNTER: Final = ACTIONS.family("counter")
CHOOSE: Final = ACTIONS.family("choose", PLAYERS)
BUILD: Final = ACTIONS.family("build", CHAINS)
CONTRACT: Final = ACTIONS.family("contract")
SIGN: Final = ACTIONS.family("sign", MATERIALS, MATERIALS)
RETURN: Final = ACTIONS.family("return", MATERIALS, MATERIALS)
SPARE: Final = ACTIONS.family("spare", MATERIALS)
ON: Final = ACTIONS.family("on", ITEMS)  # on:silo, on:mine3
OFF: Final = ACTIONS.family("off", ITEMS)
ARRANGE: Final = ACTIONS.family("arrange", ("best",))
DISCARD: Final = ACTIONS.family("discard", MATERIALS)
CLOSE: Final = ACTIONS.family("close", PHASES)
