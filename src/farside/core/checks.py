"""The promises every game keeps, ready to call: on random games, for authors and for our own tests."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from farside.core import courses, glossary, marks, numbers
from farside.core.game import Value
from farside.core.languages import LANGUAGES
from farside.core.markup import Markup, faults, pieces
from farside.core.phrases import Voice
from farside.core.record import Record
from farside.core.shelf import AnyGame
from farside.core.state import Event, State
from farside.core.view import Part

HOSTILE: Final = ('<b title="&">', "</svg>", "it's", "]]>")  # names that pictures must not take for markup
SELDOM: Final = 40  # painting takes most of the time: for an author every position is painted, for our tests these
VALUES: Final = 25  # so many numbers of the component files are changed, one at a time, unless somebody wants more
LONG: Final = 50  # after so many plies, a costly look comes a ply later


@dataclass
class Walk:
    """A random game under way, and what the promises have seen of it."""

    game: AnyGame
    seats: int
    seed: int
    variants: dict[str, Value] = field(default_factory=dict)
    every: int = 7  # the costly promises are looked at every so many plies, more seldom in very long games
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.dice = Random(f"{self.game.key} {self.seats} {self.seed}")
        self.record = Record(self.game.key, self.seats, self.seed, self.variants)
        self.state: State = self.record.start(self.events)
        self.census = self.game.census(self.state)
        self.dreamt = False  # a dream differed from the truth
        self.deceived = False  # in a dream, another seat saw something else
        self.due = self.seed % self.every  # the ply of the next costly look
        self.views: dict[int | None, object] = {}  # what each seat has been shown at this ply
        self.shown = -1  # the ply they belong to

    def here(self) -> str:
        return f"{self.game.key}, {self.seats} seats, seed {self.seed}, {self.variants}, ply {self.state.ply}"

    def view(self, seat: int | None) -> Any:
        """What a seat sees now; asked for several times at one ply, worked out once."""
        if self.shown != self.state.ply:
            self.shown, self.views = self.state.ply, {}
        if seat not in self.views:
            self.views[seat] = self.game.view(self.state, seat)
        return self.views[seat]

    def is_due(self) -> bool:
        """Whether the costly promises are looked at here; says so once."""
        if self.state.ply < self.due and not self.state.over:
            return False
        self.due = self.state.ply + self.every + self.state.ply // LONG
        return True

    def steps(self) -> Iterator[State]:
        """The positions of the game, each before its move, and the last."""
        while not self.state.over:
            assert self.state.ply < self.game.longest, f"{self.here()}: the game does not end"
            yield self.state
            seat = self.dice.choice(self.state.waiting())
            before = others_see(self, seat)
            self.record.add(self.state, seat, self.dice.choice(self.state.options(seat)))
            planning_is_secret(self, seat, before)
        yield self.state


def play(game: AnyGame, seats: int, seed: int, painted: int = SELDOM, /, **variants: Value) -> Walk:
    """A whole random game with every promise looked at. Of so many positions one is painted, and always the last."""
    walk = Walk(game, seats, seed, variants)
    for at, state in enumerate(walk.steps()):
        somebody_can_answer(walk)
        options_agree(walk)
        pieces_are_conserved(walk)
        if at % painted == 0 or state.over:
            the_picture_is_whole(walk)
        if walk.is_due():
            a_clone_leads_its_own_life(walk)
            nothing_leaks(walk)
            everything_can_be_said(walk)
    replay_is_exact(walk)
    the_end_is_told(walk)
    return walk


def no_number_is_idle(key: str, many: int = VALUES, seed: int = 1) -> int:
    """Of so many values of the component files, by lot: a changed one is refused, or the game is made of something
    else. Returns how many values there are."""
    promise = numbers.Promise(key)
    ways = [*numbers.numbers(promise.parts), *numbers.words(promise.parts)]
    idle = promise.idle(Random(f"{key} {seed}").sample(ways, min(many, len(ways))))
    assert not idle, f"{key}: values of the component files that change nothing: {named(idle)}"
    return len(ways)


def numbers_in_play(
    key: str,
    many: int = VALUES,
    seed: int = 1,
    answers: int = courses.ANSWERS,
    winner: courses.Winner | None = None,
) -> list[str]:
    """Of so many numbers, by lot: a changed one is refused, or some game shows it, and none lets a game break down.
    Returns those that no game has shown."""
    played = courses.Played(key, answers, winner=winner)
    ways = list(numbers.numbers(played.parts))
    tried = Random(f"{key} {seed}").sample(ways, min(many, len(ways)))
    fates = {way: played.fate(way) for way in tried}
    broken = [way for way in tried if fates[way] == courses.BREAKS]
    assert not broken, f"{key}: numbers that are accepted, and no game can be played with: {named(broken)}"
    return [named([way]) for way in tried if fates[way] == numbers.SAME]


def named(ways: list[numbers.Path]) -> str:
    return "; ".join([" ".join(map(str, way)) for way in ways[:3]])


def somebody_can_answer(walk: Walk) -> None:
    state = walk.state
    assert state.over != bool(state.waiting()), f"{walk.here()}: waiting for {state.waiting()}, over {state.over}"
    for seat in state.waiting():
        assert state.options(seat), f"{walk.here()}: seat {seat} is asked and has no option"


def options_agree(walk: Walk) -> None:
    """Options are exactly the unrefused candidates, each once, and every action has one name."""
    state, actions = walk.state, walk.game.actions
    for seat in range(state.seats):
        options, candidates = state.options(seat), state.candidates(seat)
        open_ones = [action for action in candidates if state.refusal(seat, action) is None]
        assert sorted(options) == sorted(open_ones), f"{walk.here()}: options and refusals disagree for seat {seat}"
        assert len(set(candidates)) == len(candidates), f"{walk.here()}: a candidate is listed twice"
        assert all(actions.parse(actions.name(action)) == action for action in candidates), walk.here()


def pieces_are_conserved(walk: Walk) -> None:
    census = walk.game.census(walk.state)
    assert census == walk.census, f"{walk.here()}: pieces {walk.census} have become {census}"


def a_clone_leads_its_own_life(walk: Walk) -> None:
    state = walk.state
    before = state.freeze_all()
    twin = state.clone()
    assert twin.freeze_all() == before, f"{walk.here()}: a clone differs"
    assert pickle.loads(pickle.dumps(state)).freeze_all() == before, f"{walk.here()}: a pickled copy differs"
    if not twin.over:
        seat = twin.turn()
        twin.act(seat, walk.dice.choice(twin.options(seat)))
        assert twin.freeze_all() != before, f"{walk.here()}: a move changes nothing"
    assert state.freeze_all() == before, f"{walk.here()}: a clone's move changed the original"


def nothing_leaks(walk: Walk) -> None:
    """View and options are equal in the true state and in a dream of it; what others hold is not."""
    state, game = walk.state, walk.game
    for seat in [*range(state.seats), None]:
        dream = game.imagine(state, seat, walk.dice)
        assert game.view(dream, seat) == walk.view(seat), f"{walk.here()}: the view of seat {seat} leaks"
        if seat is not None:
            assert dream.options(seat) == state.options(seat), f"{walk.here()}: the options of seat {seat} leak"
        walk.dreamt = walk.dreamt or dream.freeze_all() != state.freeze_all()
        walk.deceived = walk.deceived or any(
            game.view(dream, other) != walk.view(other) for other in range(state.seats) if other != seat
        )


Seen = tuple[int, int, list[object]]  # when the question was asked, lines told, and what each of the others sees


def others_see(walk: Walk, seat: int) -> Seen | None:
    """What everybody else knows before this seat gives a sealed answer; None if answers are not sealed."""
    state = walk.state
    if state.opened < 0:
        return None
    others = [other for other in [*range(state.seats), None] if other != seat]
    return state.opened, len(walk.events), [walk.view(other) for other in others]


def planning_is_secret(walk: Walk, seat: int, before: Seen | None) -> None:
    """As long as a seat has not given its last sealed answer, nobody else can see or read that it gives any."""
    if before is not None and walk.state.opened == before[0] and walk.state.asked(seat):
        assert others_see(walk, seat) == before, f"{walk.here()}: others can tell that seat {seat} plans"


def everything_can_be_said(walk: Walk) -> None:
    """Prompts, options, refusals and log lines exist in every language, to every reader."""
    game, state = walk.game, walk.state
    views = [(seat, walk.view(seat)) for seat in state.waiting()]
    for lang in LANGUAGES:
        voice = game.voice(lang, (), walk.dice.randrange(state.seats))
        for seat, view in views:
            voice.prompt(view.asks, view.about, seat)
            labels = [voice.option(action) for action in view.options]
            assert len(set(labels)) == len(labels), f"{walk.here()}: two options read alike in {lang}: {labels}"
            for closed in view.closed:
                voice.reason(closed.clause, closed.args)
        for event in walk.events[-10:]:
            voice.line(event)


def the_picture_is_whole(walk: Walk) -> None:
    """Whoever looks, each reader and language in turn, is drawn a picture that the page can work with."""
    game, state = walk.game, walk.state
    readers = [*state.waiting(), *range(state.seats), None]
    seat, lang = readers[state.ply % len(readers)], LANGUAGES[state.ply % len(LANGUAGES)]
    view = walk.view(seat)
    try:
        found = drawn(game, view, game.voice(lang, HOSTILE, seat))
    except Exception as error:  # whatever stops the painter, the author is told where
        raise AssertionError(f"{walk.here()}: seat {seat} cannot be shown the table: {error!r}") from error
    assert not found, f"{walk.here()}: the picture for seat {seat} in {lang}: {'; '.join(found)}"
    notes_keep_secrets(walk, seat, game.voice(lang, HOSTILE, seat))


def notes_keep_secrets(walk: Walk, seat: int | None, voice: Voice) -> None:
    """What is said of the pieces is the same in the true state and in a dream of it."""
    game, words = walk.game, walk.game.glossary
    if words is None:
        return
    view, dream = walk.view(seat), game.view(game.imagine(walk.state, seat, Random(walk.state.ply)), seat)
    truth, dreamt = game.scene(view, voice), game.scene(dream, voice)
    for piece in pieces(game.paint(view, voice)):
        said = words.note(truth, piece)
        assert said == words.note(dreamt, piece), f"{walk.here()}: the note on '{piece}' of seat {seat} leaks"


def drawn(game: AnyGame, view: Any, voice: Voice) -> list[str]:
    """What is wrong with all that is drawn for a reader: the parts, and what stands beside and under the question."""
    parts = game.paint(view, voice)
    beside = [game.details(view, voice, action) for action in view.options]
    parts.append(Part("question", "", "", "".join([*beside, game.forecast(view, voice)])))
    game.describe(view, voice)
    game.headline(view, voice)
    game.goal(view, voice)
    options = [game.actions.name(action) for action in view.options]
    closed = [game.actions.name(closed.action) for closed in view.closed]
    closed += [f"back-{cell.name}" for mirror in game.mirrors(view, voice) for cell in mirror.cells if cell.laid == 0]
    found = faults(parts, marks.shared_symbols() + game.symbols(), options, closed)
    return found or unexplained(game, view, voice, parts)


def unexplained(game: AnyGame, view: Any, voice: Voice, parts: list[Part]) -> list[str]:
    """What is wrong with the words for the pieces of a picture, if its title has any."""
    if game.glossary is None:
        return []
    return glossary.faults(game.glossary, game.scene(view, voice), pieces(parts))


def replay_is_exact(walk: Walk) -> None:
    record = Record.loads(walk.record.dumps())
    assert record == walk.record, f"{walk.here()}: the text form of the record differs"
    assert record.replay().freeze_all() == walk.state.freeze_all(), f"{walk.here()}: the replay differs"


def the_count_adds_up(walk: Walk) -> None:
    """What is counted at the end comes to the scores, and every category has a name in every language."""
    game, view = walk.game, walk.view(None)
    for lang in LANGUAGES:
        found = game.tally(view, game.voice(lang), walk.events)
        if found.counts:
            assert found.sums(len(view.scores)) == view.scores, f"{walk.here()}: the final count does not add up"
        for category in {count.category for count in found.counts}:
            assert game.phrases(lang).has(f"tally-{category}"), f"{walk.here()}: 'tally-{category}' is missing"


def the_end_is_told(walk: Walk) -> None:
    game, state = walk.game, walk.state
    broken = Markup().read(game.picture(walk.view(None)))
    assert not broken, f"{walk.here()}: the picture as a document is not well-formed: {broken}"
    winners = game.winners(state)
    assert winners, f"{walk.here()}: nobody wins"
    the_count_adds_up(walk)
    assert all(0 <= seat < len(game.scores(state)) for seat in winners), walk.here()
    assert walk.dreamt, f"{walk.here()}: no dream ever differed from the truth"
    assert walk.deceived or not game.has_secrets(state), f"{walk.here()}: dreams deal no secrets"
