"""Game: what a title offers."""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

from farside.core import boxes, boxwords, marks, translation
from farside.core.actions import Action, ActionSpace, Seat
from farside.core.boxes import GameBox
from farside.core.campaign import Campaign, Success
from farside.core.chance import LONGEST_SEED
from farside.core.languages import LANGUAGES as LANGUAGES  # said again here: where games are, others look for it
from farside.core.phrases import Lexicon, Phrases, Voice
from farside.core.senses import Notes, note_view
from farside.core.setting import SettingError
from farside.core.shown import Shown
from farside.core.sight import Sight as Sight  # these too
from farside.core.sight import freezes as freezes
from farside.core.sight import revive as revive  # positions that were pickled earlier look for it here
from farside.core.state import Event, State, Step
from farside.core.tally import Tally
from farside.core.verbs import Standing, Verb
from farside.core.view import Closed, Common, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Value = str | int | bool | tuple[str, ...] | tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Collects:
    """What a person wins, keeps, and brings to later games of a title."""

    variant: str  # takes what each seat owns: a list of keys for every seat
    played: tuple[str, Value]  # the variant and its value that play with it; else it only matters for what is won
    keys: tuple[str, ...]  # all there is to own
    enough: int  # so many a person must own to play with it


@dataclass(frozen=True, slots=True)
class Solo:
    """Who plays against a person that is alone: a player who is never asked, brought in by a variant."""

    key: str  # what the player is called in lists: `luna`
    variant: str  # its first value is to do without
    usual: Value  # the value to begin with
    most: int  # so many people may play with that player


@dataclass(frozen=True, slots=True)
class Preset:
    """A way to play that most people need not think about further: variants that go well together.

    Its words are the texts `preset-<key>` and `preset-<key>-line`.
    """

    key: str
    variants: Mapping[str, Value]  # those not named have their first value
    people: tuple[int, ...] = ()  # how many may play it so, the usual number first; empty: as the title says


class Game(Shown[V], Generic[S, V]):
    """A title on the shelf. Subclasses fill in the attributes and the methods that raise here and in `Shown`."""

    key: str
    edition: int = 1  # raised when a rule changes what old records mean
    oldest: int = 0  # the oldest edition that is still played as it was, for its records and tables; 0: none but this
    seats: range
    variants: dict[str, tuple[Value, ...]]  # the first value is the default
    actions: ActionSpace
    steps: list[Step[S]]  # append only: saved positions hold their numbers
    standing: tuple[Verb[S], ...] = ()  # what may be answered beside any question, wherever a verb's gate is not HIDDEN
    clauses: list[str]
    position: type[S]  # what lies on the table, as a kind of state
    lexicon: Lexicon
    questions: tuple[str, ...]  # keys of the sentences that ask
    events: tuple[str, ...]  # kinds of log lines
    luck: int = 1  # streams of chance
    secrets: bool = False  # seats know things that others do not (hands, sealed plans)
    bargains: bool = False  # players make each other offers, so that a seat may want to decline them all
    talks: bool = False  # to talk is part of the game, sealed answers or not
    collects: Collects | None = None  # what a person keeps from game to game
    solo: Solo | None = None  # the player who is never asked, where the title has one
    presets: tuple[Preset, ...] = ()  # ways to play, the usual one first
    campaign: Campaign | None = None  # chapters played one after another, where the title has them
    longest: int = 5000  # no game of this title takes more plies: the promise that every game ends

    def __init__(self) -> None:
        for number, step in enumerate(self.steps):
            step.number = number
        self._standing = Standing(*self.standing) if self.standing else None
        self._voices: dict[str, Phrases] = {}
        self._box: GameBox | None = None

    # -- what a title must write -----------------------------------------------------------------

    def blank(self) -> S:
        """An empty position of this game's kind."""
        return self.position()

    def set_up(self, state: S, variants: dict[str, Value]) -> None:
        """Lay out the table and ask the first question. `state.seats` and chance are ready."""
        raise NotImplementedError(self.key)

    def scores(self, state: S) -> list[int]:
        """Points of each player, as if the game ended now."""
        raise NotImplementedError(self.key)

    def winners(self, state: S) -> list[Seat]:
        """The seats that win (several share), once the game is over."""
        raise NotImplementedError(self.key)

    def look(self, state: S, seat: Seat | None) -> V:
        """What a seat sees, built up from nothing: `common`, and what is the title's own."""
        raise NotImplementedError(self.key)

    def hide(self, dream: S, seat: Seat | None, dice: Random) -> None:
        """Deal again, in this copy, all that the seat cannot know (the kernel has already renewed chance)."""
        raise NotImplementedError(self.key)

    def census(self, state: S) -> dict[str, int]:
        """How many pieces of each kind there are in all, wherever they lie: the same at every moment of a game."""
        raise NotImplementedError(self.key)

    def quiet(self, state: S, seat: Seat, late: bool = False) -> Action | None:
        """The answer a table gives for a seat that declines everything others offer; None: the seat must.

        `late`: the answer for a seat that keeps the others waiting, also where it has begun to bargain itself.
        """
        return None

    def again(self, state: S, seat: Seat, action: Action) -> Action | None:
        """An answer that is given again after an earlier one was taken back: the same, or one that comes to the same;
        None: it is not possible any more."""
        return action if action in state.options(seat) else None

    def has_secrets(self, state: S) -> bool:
        """Whether seats of this game know things that others do not; a variant may lay all hands open."""
        return self.secrets

    def open_question(self, state: S, seat: Seat | None) -> tuple[str, tuple[int, ...]]:
        """The key of the question now open, as this seat hears it, and the numbers its sentence shows."""
        raise NotImplementedError(self.key)

    # -- what a title may write ------------------------------------------------------------------

    def lapses(self, state: S, seat: Seat) -> Action | None:
        """That answer, once nothing is left but what hardly anybody wants. It is given only for who has ticked it."""
        return None

    def lap(self, state: S) -> int:
        """The round or lap that is played, counted from 1; the text `lap` says what it is called. 0: there is none."""
        return 0

    def tally(self, view: V, voice: Voice, events: Sequence[Event]) -> Tally:
        """Where the points of a finished game come from, out of what a seat sees and has heard; nothing is told of one
        that says nothing here but the scores."""
        return Tally()

    def sense(self, state: S, seat: Seat, notes: Notes) -> None:
        """What a learner in this seat is given; a title that says nothing is read off its view."""
        note_view(self.look(state, seat), notes)

    # -- what a title that collects writes ---------------------------------------------------------

    def keepsakes(self, state: S) -> list[tuple[str, ...]]:
        """By seat, the keys of what was won in this game, once it is over."""
        return [()] * state.seats

    def lend(self, owned: Collection[str], dice: Random) -> tuple[str, ...]:
        """What somebody plays with who has no collection (a bot), out of what nobody owns while that lasts."""
        raise NotImplementedError(self.key)

    def treasure(self, key: str, voice: Voice) -> str:
        """What a thing of a collection is called."""
        return key

    # -- what a title with a campaign writes -------------------------------------------------------

    def successes(self, state: S) -> list[list[Success]]:
        """By place, the success points of a chapter with their reasons, as if it ended now; else nothing."""
        return []

    # -- what every title is given ---------------------------------------------------------------

    @property
    def box(self) -> GameBox:
        """What it was made from: name, digest, and a mark at every value."""
        if self._box is None:
            self._box = boxes.made_from(self.key, self.packages()[0])
        return self._box

    def start(self, *, seats: int, seed: int, log: list[Event] | None = None, **variants: Value) -> S:
        """A new game; with a list, all that is told goes there. ValueError says what is possible."""
        return self.begin(seats, seed, variants, log)

    def begin(
        self, seats: int, seed: int, variants: dict[str, Value], log: list[Event] | None = None, edition: int = 0
    ) -> S:
        """A game by the rules of an edition that is still played (0: the present one): its records replay."""
        chosen = self.settings(seats, variants)
        if not 0 <= seed < LONGEST_SEED:
            raise ValueError(f"a seed is a whole number from 0 to 2**64 - 1, not {seed}")
        state = self.blank()
        state.seats = seats
        state.edition = 0 if edition == self.edition else edition
        state.log = log
        self.equip(state)
        state.sow(seed, self.luck)
        self.set_up(state, chosen)
        state._open()
        state.settle()
        return state

    def plays(self, edition: int) -> bool:
        """Whether games of an edition can be gone on with."""
        return (self.oldest or self.edition) <= edition <= self.edition

    def equip(self, state: S) -> None:
        """Give a position the rules it is played by."""
        state.steps = self.steps  # type: ignore[assignment]  # a step of S only ever meets an S
        state.standing = self._standing  # type: ignore[assignment]  # nor does a verb
        state.clauses = self.clauses
        state.actions = self.actions

    def settings(self, seats: int, variants: dict[str, Value]) -> dict[str, Value]:
        """All variants with their values; unknown or impossible ones are refused with what is possible."""
        if seats not in self.seats:
            fewest, most = self.seats.start, self.seats.stop - 1
            text = f"{self.key} is for {fewest} to {most} players, not {seats}"
            raise SettingError(text, "seats", {"fewest": fewest, "most": most, "seats": seats})
        unknown = set(variants) - set(self.variants)
        if unknown:
            possible = ", ".join(self.variants) or "none"
            name = sorted(unknown)[0]
            text = f"{self.key} has no variant '{name}'; possible: {possible}"
            raise SettingError(text, "unknown", {"name": name, "possible": possible})
        return {name: self.choice(name, variants.get(name, values[0])) for name, values in self.variants.items()}

    def fewest(self) -> int:
        """The smallest table that needs no variant: there may be smaller ones, with a player who is never asked."""
        return next(seats for seats in self.seats if not self.usual(seats))

    def usual(self, seats: int) -> dict[str, Value]:
        """The variants that so many people need to play at all."""
        return {} if self.solo is None or seats > 1 else {self.solo.variant: self.solo.usual}

    def choice(self, name: str, value: Value) -> Value:
        """The value of a variant. A title whose variant takes open values (a list of cards) extends this."""
        for possible in self.variants[name]:
            if possible == value and isinstance(possible, bool) == isinstance(value, bool):
                return possible
        shown = ", ".join(str(possible) for possible in self.variants[name])
        text = f"{self.key}: {name} cannot be {value!r}; possible: {shown}"
        raise SettingError(text, "value", {"name": name, "value": str(value), "possible": shown})

    def success(self, state: S) -> list[int]:
        """By place, the success points of a chapter, as if it ended now."""
        return [sum(one.points for one in found) for found in self.successes(state)]

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat sees (None: a spectator)."""
        if seat is not None and not 0 <= seat < state.seats:
            raise ValueError(f"there is no seat {seat}; seats run from 0 to {state.seats - 1}")
        return self.look(state, seat)

    def common(self, state: S, seat: Seat | None) -> Common:
        """What every view says, whatever the game: who is asked what, what this seat may answer, how things stand."""
        asks, about = self.question(state, seat)
        return Common(
            game=self.key,
            seats=state.seats,
            seat=seat,
            ply=state.ply_for(seat),
            waiting=state.waiting(),
            asks=asks,
            about=about,
            over=state.over,
            options=() if seat is None else tuple(state.options(seat)),
            closed=() if seat is None else self.closed(state, seat),
            scores=tuple(self.scores(state)),
            winners=tuple(self.winners(state)) if state.over else (),
            steady=not state.over and state.question().steady,
        )

    def question(self, state: S, seat: Seat | None = None) -> tuple[str, tuple[int, ...]]:
        """The key of the question now open and its numbers; nothing is asked once the game is over."""
        return ("", ()) if state.over else self.open_question(state, seat)

    def imagine(self, state: S, seat: Seat | None, dice: Random) -> S:
        """A copy in which all that the seat cannot know is dealt again: decks, hands, and the chance to come."""
        dream = state.clone()
        dream.forget_answers(seat)
        dream.sow(dice.getrandbits(64), self.luck)
        self.hide(dream, seat, dice)
        return dream

    def closed(self, state: S, seat: Seat) -> tuple[Closed, ...]:
        """The refused candidates of a seat, with their reasons."""
        if not state.asked(seat):
            return ()
        reasons = [(action, state.why_not(seat, action)) for action in state.candidates(seat)]
        return tuple([Closed(action, why.clause, why.args) for action, why in reasons if why is not None])

    def sight(self, state: S, seat: Seat, dice: Random) -> Sight[S, V]:
        """What a bot in this seat is given: never the state, only a dream of it."""
        return Sight(self, seat, None, self.imagine(state, seat, dice), dice)

    def phrases(self, lang: str) -> Phrases:
        """This game's texts in one language, over the texts all games share; English stands in for what is missing."""
        if lang not in self._voices:
            if lang not in LANGUAGES:
                raise ValueError(f"there is no language '{lang}'; possible: {', '.join(LANGUAGES)}")
            english = None if lang == LANGUAGES[0] else self.phrases(LANGUAGES[0])
            self._voices[lang] = translation.read(lang, self.packages(), english, boxwords.told(self.box.parts, lang))
        return self._voices[lang]

    def voice(self, lang: str = "en", names: Sequence[str] = (), reader: Seat | None = None) -> Voice:
        """Somebody who speaks about this game; players without a name are called by their colour."""
        phrases = self.phrases(lang)
        called = tuple(names[at] if at < len(names) and names[at] else phrases.say(f"player-{at}") for at in range(8))
        return Voice(phrases, self.lexicon, self.actions, called, reader)

    def called(self, state: S) -> Mapping[str, str]:
        """What is called otherwise: keys of names, questions, options (`option-go:3`), and what is said instead."""
        return {}

    def packages(self) -> list[str]:
        """Where texts and art lie: the title's package, those of the titles it extends, the kernel's."""
        kinds = [kind for kind in type(self).__mro__ if issubclass(kind, Game)]
        found = [sys.modules[kind.__module__].__package__ for kind in kinds]
        return list(dict.fromkeys([package for package in found if package]))

    def _art(self, name: str) -> str:
        """The package that an art file lies in."""
        for package in self.packages():
            if marks.has_art(package, name):
                return package
        raise FileNotFoundError(f"{self.key}: there is no art/{name}")

    def style(self) -> str:
        """The style sheet of the picture; the page and `picture` lay it over `marks.shared_style()`."""
        return "".join([marks.sheet(self._art(sheet), sheet) for sheet in [f"{name}.css" for name in self.styles]])

    def symbols(self, sheets: Sequence[str] = ()) -> str:
        """SVG symbols the picture's parts use, put into a page once, next to `marks.shared_symbols()`: all of them, or
        those of some sheets."""
        return "".join([marks.symbols(self._art(sheet), sheet) for sheet in sheets or self.symbol_sheets])

    def sheets(self, variants: Mapping[str, Value]) -> tuple[str, ...]:
        """The symbol sheets that a game with these settings can need."""
        return self.symbol_sheets

    def vignette(self, view: V, lang: str = "en") -> str:
        """The picture on the title's card, where it is as wide as high: the board, unless a title has a better one."""
        return self.picture(view, lang)

    def picture(self, view: V, lang: str = "en") -> str:
        """The board as an SVG document that carries its style and symbols."""
        return self.alone(self.paint(view, self.voice(lang, (), view.seat))[0].markup)

    def alone(self, drawing: str) -> str:
        """A drawing of this title as a document of its own."""
        return marks.alone(drawing, marks.shared_style() + self.style(), marks.shared_symbols() + self.symbols())
