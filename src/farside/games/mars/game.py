"""Mars: colonies that bargain. The title, which wires the files of this folder together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from farside.core import guides
from farside.core.actions import NOBODY, Action, Seat
from farside.core.game import Game, Preset, Value, freezes
from farside.core.phrases import Voice
from farside.core.setting import SettingError
from farside.core.steps import Event
from farside.core.tally import Tally
from farside.core.view import Mirror, Part
from farside.games.mars import guide, picture, planning, reading, senses, setup, sight, tally, teaching
from farside.games.mars.actions import ACTIONS
from farside.games.mars.components import CARD_COUNT, CHAIN_COUNT, GOODS, LEVELS, MAX_ROUNDS, PLAYERS, PRINTED, TARGETS
from farside.games.mars.drawing import board, details, mirrors, sketches, words
from farside.games.mars.drawing.scene import Scene
from farside.games.mars.glossary import NOTES
from farside.games.mars.lexicon import EVENTS, LEXICON
from farside.games.mars.panels import COMPANION, FOCUSES, PANELS, TABS
from farside.games.mars.questions import QUESTIONS, STEPS, about, called, quiet
from farside.games.mars.rules.clauses import CLAUSES
from farside.games.mars.rules.turn import winners
from farside.games.mars.state import (
    COMPENSATION,
    FAIR,
    FULL_ROUND,
    OPEN_HANDS,
    REVISED,
    SIMPLE,
    STREAMS,
    MarsState,
)
from farside.games.mars.view import MarsView

OFF_ON: tuple[Value, ...] = (False, True)
HOUSE = {
    "revised_setup": REVISED,
    "seat_compensation": COMPENSATION,
    "full_round": FULL_ROUND,
    "fair_seats": FAIR,
    "simple_negotiation": SIMPLE,
    "open_hands": OPEN_HANDS,
}
VARIANTS: dict[str, tuple[Value, ...]] = {
    "target": (TARGETS[1], TARGETS[0], TARGETS[2]),
    "first": ("random", *PLAYERS),
    **dict.fromkeys(HOUSE, OFF_ON),
}


class Mars(Game[MarsState, MarsView]):
    """2 to 4 players run colonies: raw materials become installations, colonists and energy make them work."""

    key = "mars"
    position = MarsState
    seats = range(2, 5)
    variants = VARIANTS
    actions = ACTIONS
    steps = STEPS
    clauses = CLAUSES.ids
    lexicon = LEXICON
    questions = tuple(QUESTIONS.values())
    events = EVENTS
    panels = PANELS
    focuses = FOCUSES
    tabs = TABS
    companion = COMPANION
    glossary = NOTES
    luck = STREAMS
    secrets = True
    bargains = True
    talks = True
    longest = 40000
    presets = (
        Preset("usual", {}),
        Preset("duel", {"fair_seats": True}, (2,)),  # whoever begins wins 67 % of usual games for two
        Preset("first", {"target": 10, "simple_negotiation": True}),
        Preset("long", {"target": 15}),
        Preset("house", {"revised_setup": True, "fair_seats": True}),
    )
    styles = (
        *("tokens", "art", "colony", "strip", "panels", "plans", "folk"),
        *("players", "rivals", "neighbours", "deals", "details", "guide", "screens"),
    )
    symbol_sheets = ("symbols.svg", "land.svg")
    winners = staticmethod(winners)
    hide = staticmethod(sight.hide)
    facts = staticmethod(teaching.facts)
    numbers = staticmethod(guide.numbers)
    sense = staticmethod(senses.sense)

    def settings(self, seats: int, variants: dict[str, Value]) -> dict[str, Value]:
        """MARS-VAR-6  All house options combine, except Seat compensation with Fair seats."""
        chosen = super().settings(seats, variants)
        if chosen["seat_compensation"] and chosen["fair_seats"]:
            text = "mars: seat_compensation and fair_seats exclude each other; possible: either of them"
            raise SettingError(text, "fair-twice", {})
        if chosen["first"] in PLAYERS[seats:]:
            possible = ", ".join(("random", *PLAYERS[:seats]))
            text = f"mars: first cannot be {chosen['first']!r} with {seats} players; possible: {possible}"
            raise SettingError(text, "first", {"seats": seats})
        return chosen

    def set_up(self, state: MarsState, variants: dict[str, Value]) -> None:
        target, first = variants["target"], variants["first"]
        assert isinstance(target, int), "a target is a number"
        state.target = target
        state.house = sum(bit for name, bit in HOUSE.items() if variants[name])
        setup.set_up(state, NOBODY if first == "random" else PLAYERS.index(str(first)))

    def scores(self, state: MarsState) -> list[int]:
        return [state.points(seat) for seat in range(state.seats)]

    def open_question(self, state: MarsState, seat: Seat | None) -> tuple[str, tuple[int, ...]]:
        return QUESTIONS[state.question()], about(state)  # type: ignore[index]  # a step of this game

    def quiet(self, state: MarsState, seat: Seat, late: bool = False) -> Action | None:
        """MARS-NEG-24  In negotiation: decline, pass, take none or drop."""
        return quiet(state, seat, late)

    def has_secrets(self, state: MarsState) -> bool:
        """MARS-VAR-4  With open hands only R&D hands and drafts stay hidden, and a game may do without both."""
        return not state.has_option(OPEN_HANDS)

    def lap(self, state: MarsState) -> int:
        return state.round

    def look(self, state: MarsState, seat: Seat | None) -> MarsView:
        looking, seen = reading.seen(state, seat)
        best, best_points = reading.best(state, seat)
        return MarsView(
            **self.common(state, seat),
            target=state.target,
            round=state.round,
            rounds=MAX_ROUNDS,
            first=state.first,
            active=state.active,
            phase=state.phase,
            last_lap=state.last_lap,
            house=state.house,
            colonies=tuple([reading.colony(state, owner, seat) for owner in range(state.seats)]),
            hand=() if seat is None else reading.hand(state, seat),
            kept=() if seat is None else reading.kept(state, seat),
            holders=tuple(state.holders),
            magna=state.magna,
            lender=state.lender,
            loan=state.loan,
            reserve=tuple(state.reserve),
            stock=tuple(state.stock),
            mine_stock=tuple(state.mine_stock),
            contract_stock=reading.contracts(state, NOBODY),
            colonist_supply=state.colonist_supply,
            supply=len(state.supply),
            events=len(state.events),
            discard=tuple(sorted(state.discard)),
            decks=(len(state.deck1), len(state.deck2)),
            event=state.event,
            raided=state.raided,
            rolled=state.rolled,
            looking=looking,
            seen=seen,
            partners=reading.trade_partners(state),
            **reading.trade_left(state),
            talk=reading.talk(state),
            draft=reading.draft(state, seat),
            draft_for=reading.draft_for(state, seat),
            bids=reading.bids(state),
            accepted=reading.accepted(state),
            bill=tuple(state.bill),
            discount=state.discount,
            odds=reading.odds(state, seat),
            over_limit=reading.over_limit(state, seat),
            plans=reading.plans(state, seat),
            ahead=planning.ahead(state, seat),
            changes=reading.changes(state, seat),
            best=best,
            best_points=best_points,
        )

    def scene(self, view: MarsView, voice: Voice) -> Scene:
        return Scene(view, voice)

    def tally(self, view: MarsView, voice: Voice, events: Sequence[Event]) -> Tally:
        return tally.tally(view, voice)

    def paint(self, view: MarsView, voice: Voice) -> list[Part]:
        return picture.paint(Scene(view, voice))

    def details(self, view: MarsView, voice: Voice, action: Action) -> str:
        return details.details(Scene(view, voice), action)

    def mirrors(self, view: MarsView, voice: Voice) -> list[Mirror]:
        return mirrors.mirrors(Scene(view, voice))

    def headline(self, view: MarsView, voice: Voice) -> str:
        return "" if view.over else voice.say("picture-round", {"n": view.round})

    def goal(self, view: MarsView, voice: Voice) -> str:
        """MARS-WIN-1, MARS-WIN-4"""
        return voice.say("goal-line", {"target": view.target, "rounds": view.rounds})

    def called(self, state: MarsState) -> Mapping[str, str]:
        """A second roll is kept or rolled again; whoever holds no Countermeasures is told so, and nobody else."""
        return called(state)

    def describe(self, view: MarsView, voice: Voice) -> list[tuple[str, list[str]]]:
        return words.describe(Scene(view, voice))

    def sketches(self, view: MarsView, voice: Voice) -> list[Part]:
        return sketches.sketches(Scene(view, voice), lambda key: guides.said(self, voice.phrases.lang, key))

    def picture(self, view: MarsView, lang: str = "en") -> str:
        """The board in its wide form; the page has another one for a phone."""
        return self.alone(board.wide(Scene(view, self.voice(lang, (), view.seat))))

    def vignette(self, view: MarsView, lang: str = "en") -> str:
        """The colony as a phone draws it, without what is read over it: nearly as wide as high."""
        return self.alone(board.vignette(Scene(view, self.voice(lang, (), view.seat))))

    def census(self, state: MarsState) -> dict[str, int]:
        goods = [state.reserve[good] + state.supply.count(good) for good in range(GOODS)]
        for at, count in enumerate(state.hands):
            goods[at % GOODS] += count
        tiles = [state.stock[chain * LEVELS + tile] for chain in range(CHAIN_COUNT) for tile in range(LEVELS)]
        for at, count in enumerate(state.built):
            for tile in range(PRINTED[at % CHAIN_COUNT], count):
                tiles[at % CHAIN_COUNT * LEVELS + tile] += 1
        mines = [state.mine_stock[good] + state.mines.count(good) for good in range(GOODS)]
        cards = [*state.deck1, *state.deck2]
        for seat in range(state.seats):
            cards += [card for card in range(CARD_COUNT) if state.kept[seat] >> card & 1]
        laid = sum(state.laid)
        events = len(state.events) + len(state.discard) + int(state.in_play)
        return {
            **{f"good {good}": count for good, count in enumerate(goods)},
            **{f"tile {tile}": count for tile, count in enumerate(tiles)},
            **{f"mine {good}": count for good, count in enumerate(mines)},
            "R&D cards": len(cards) + laid,
            "events": events + sum(holder != NOBODY for holder in state.holders),
            "colonists": state.colonist_supply + sum(state.colonists),
            "contracts": len(state.contracts),
        }


freezes(MarsState, Mars.key)
GAME = Mars()
