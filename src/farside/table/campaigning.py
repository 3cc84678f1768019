"""Campaigns at the table: chapters opened one after another, and what they add up to. The host calls it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from farside.core import shelf
from farside.core.actions import NOBODY
from farside.core.campaign import Campaign, Change
from farside.core.game import Value
from farside.core.record import Record
from farside.table import doors
from farside.table.answers import Opened, SeatSpec
from farside.table.live import Live
from farside.table.opening import Opening
from farside.table.opponents import Opponents
from farside.table.playing import Playing
from farside.table.pulse import Pulse
from farside.table.rows import CampaignRow, ChapterRow, Result, SeatRow
from farside.table.seating import check_seat, plain_name
from farside.table.shuffling import Share
from farside.table.store import Store
from farside.table.trouble import MovedOnError, NoCampaignError, NotPossibleError, NotYourSeatError, not_possible

NOT_OPENED = Pulse(0, 0, 0)


@dataclass(frozen=True, slots=True)
class CampaignInfo:
    """What everybody may know about a campaign."""

    id: str
    game: str
    created: float
    seats: tuple[SeatSpec, ...]  # who sits where, as the last chapter knows them
    company: bool  # the player who is never asked takes part, after the seats
    chapters: tuple[ChapterRow, ...]  # those opened so far
    next: int  # the chapter that may be opened now, 0 if none
    changes: tuple[Change, ...]  # the levels to choose from for it
    totals: tuple[int, ...]  # success points by place
    over: bool
    winners: tuple[int, ...]  # places

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def running(self) -> ChapterRow | None:
        """The chapter whose table is still being played."""
        return self.chapters[-1] if self.chapters and self.chapters[-1].result is None else None


class Campaigning:
    """All campaigns of a host."""

    def __init__(self, store: Store, opening: Opening, opponents: Opponents) -> None:
        self.store = store
        self.opening = opening
        self.opponents = opponents
        self.live = Live(store.campaigns.pulses, store.news)  # chapters end in any process, so the store is asked

    # -- looking -----------------------------------------------------------------------------------

    def info(self, code: str) -> CampaignInfo:
        row = self._row(code)
        chapters = self.store.campaigns.chapters(code)
        rules = rules_of(row.game)
        last = chapters[-1] if chapters else None
        over = last is not None and last.number == rules.chapters and last.result is not None
        points = totals(row, chapters)
        return CampaignInfo(
            id=row.id,
            game=row.game,
            created=row.created,
            seats=self._seats(row, last),
            company=row.level != NOBODY,
            chapters=tuple(chapters),
            next=following(chapters, rules),
            changes=changes(row, chapters, rules),
            totals=tuple(points),
            over=over,
            winners=tuple(rules.winners(points)) if over else (),
        )

    def pulse(self, code: str) -> Pulse:
        """What tells that a campaign has changed."""
        return self.store.campaigns.pulses([self._row(code).id]).get(code, NOT_OPENED)

    def of_table(self, table: str) -> str:
        """The campaign a table belongs to, empty without one."""
        return self.store.campaigns.of_tables([table]).get(table, "")

    def is_host(self, code: str, tokens: Iterable[str]) -> bool:
        """Whether one of these tokens is that of whoever began the campaign."""
        return bool(self._host(code, tokens))

    def _host(self, code: str, tokens: Iterable[str]) -> str:
        """The token of whoever began the campaign, if it is among these."""
        kept = self._row(code).host
        return next((token for token in tokens if doors.mark(token) == kept), "")

    # -- opening -----------------------------------------------------------------------------------

    def begin(
        self, game: str, seats: Sequence[SeatSpec], company: int | None = None, share: Share | None = None
    ) -> tuple[str, Opened]:
        """A new campaign and the table of its first chapter; `company`: which of the levels to start with."""
        try:
            for spec in seats:
                check_seat(spec, self.opponents, game)
            level = start_level(game, len(seats), company)
        except ValueError as error:
            raise not_possible(game, error) from error
        self.opening.shuffling.luck(share=share)  # NoPromiseError before anything is begun
        people = tuple((spec.kind, spec.bot, plain_name(spec.name)) for spec in seats)
        token = doors.new_token()
        while True:
            row = CampaignRow(doors.new_code(), game, doors.mark(token), time.time(), people, level)
            if self.store.campaigns.add(row):
                return row.id, self._open(row, [], level, token, share)

    def go_on(self, code: str, tokens: Iterable[str], level: int | None = None, share: Share | None = None) -> Opened:
        """Open the next chapter with the same people in the same seats; only the host may."""
        token = self._host(code, tokens)
        if not token:
            raise NotYourSeatError
        row, chapters = self._row(code), self.store.campaigns.chapters(code)
        rules = rules_of(row.game)
        if following(chapters, rules) == 0:
            raise MovedOnError
        return self._open(row, chapters, chosen_level(row, chapters, rules, level), token, share)

    def _open(
        self, row: CampaignRow, chapters: list[ChapterRow], level: int, token: str, share: Share | None = None
    ) -> Opened:
        rules = rules_of(row.game)
        extra = sum(one.points for one in changes(row, chapters, rules) if one.level == level)
        chapter = ChapterRow(row.id, len(chapters) + 1, level, extra)
        variants: dict[str, Value] = {rules.variant: chapter.number}
        solo = shelf.game(row.game).solo
        if solo is not None and level != NOBODY:
            variants[solo.variant] = level
        seats = self._seats(row, chapters[-1] if chapters else None)
        luck = self.opening.shuffling.luck(share=share)
        record = Record(row.game, len(seats), luck.seed, variants)
        return self.opening.chapter(record, seats, luck, chapter, token)

    def newest(self, code: str) -> str:
        """The table of the newest chapter. Whoever took a seat in an earlier one comes in with the same token."""
        chapters = self.store.campaigns.chapters(self._row(code).id)
        if not chapters:
            raise NoCampaignError
        return chapters[-1].table

    # -- within ------------------------------------------------------------------------------------

    def _row(self, code: str) -> CampaignRow:
        row = self.store.campaigns.get(code) if doors.is_code(code) else None
        if row is None:
            raise NoCampaignError
        return row

    def _seats(self, row: CampaignRow, last: ChapterRow | None) -> tuple[SeatSpec, ...]:
        """The people, by the names they have given themselves since."""
        if last is not None:
            seats = self.store.seats(last.table)
            if seats:
                return tuple(sat(seat) for seat in seats)
        return tuple(SeatSpec(*seat, swift=True) for seat in row.seats)


def sat(seat: SeatRow) -> SeatSpec:
    """Whoever took a seat has it in the next chapter too, by the same token."""
    key = seat.token if seat.taken else ""
    return SeatSpec(seat.kind, seat.bot, seat.name, swift=True, key=key, taken=seat.taken, ring=seat.ring)


def rules_of(game: str) -> Campaign:
    """What a title says about its campaign."""
    if not shelf.has(game):
        raise NotPossibleError(f"there is no game '{game}'; with a campaign: {', '.join(offered())}")
    found = shelf.game(game).campaign
    if found is None:
        raise NotPossibleError(f"{game} has no campaign; with one: {', '.join(offered())}")
    return found


def offered() -> list[str]:
    """The games that have a campaign."""
    return [key for key in shelf.shelf() if shelf.game(key).campaign is not None]


def start_level(game: str, people: int, company: int | None) -> int:
    """At which level the player who is never asked begins; NOBODY without. ValueError says what is possible."""
    levels, title = rules_of(game).levels(people), shelf.game(game)
    if company is None:
        title.settings(people, {rules_of(game).variant: 1})
        return NOBODY
    if title.solo is None:
        raise ValueError(f"nobody joins a campaign of {game}: company must be null")
    title.settings(people, {rules_of(game).variant: 1, title.solo.variant: title.solo.usual})
    if not 0 <= company < len(levels):
        raise ValueError(f"company is a number from 0 to {len(levels) - 1}, or null; not {company}")
    return levels[company]


def following(chapters: Sequence[ChapterRow], rules: Campaign) -> int:
    """The chapter that may be opened now, 0 if none."""
    if not chapters:
        return 1
    last = chapters[-1]
    return last.number + 1 if last.result is not None and last.number < rules.chapters else 0


def changes(row: CampaignRow, chapters: Sequence[ChapterRow], rules: Campaign) -> tuple[Change, ...]:
    """The levels to choose from before the next chapter; none if there is nothing to choose."""
    last = chapters[-1] if chapters else None
    if row.level == NOBODY or last is None or last.result is None:
        return ()
    return rules.changes(last.number, last.level, len(row.seats) in last.result.winners)


def chosen_level(row: CampaignRow, chapters: Sequence[ChapterRow], rules: Campaign, level: int | None) -> int:
    """The level of the next chapter: one of those offered, the first if nothing is said."""
    possible = [one.level for one in changes(row, chapters, rules)]
    if not possible:
        if level not in (None, row.level):
            raise NotPossibleError("there is no level to choose")
        return row.level
    if level is not None and level not in possible:
        raise NotPossibleError(f"level is one of: {', '.join(map(str, possible))}")
    return possible[0] if level is None else level


def totals(row: CampaignRow, chapters: Sequence[ChapterRow]) -> list[int]:
    """All success points by place; what a choice of level brought goes to the player who is never asked."""
    places = len(row.seats) + (row.level != NOBODY)
    found = [0] * places
    for chapter in chapters:
        if chapter.result is not None:
            for place, earned in enumerate(chapter.result.successes):
                found[place] += sum(one.points for one in earned)
        if chapter.extra:
            found[-1] += chapter.extra
    return found


def result_of(playing: Playing) -> Result | None:
    """What the game just finished brings, if it is a chapter."""
    title, state = playing.title, playing.state
    if title.campaign is None or not (found := title.successes(state)):
        return None
    return Result(tuple(title.scores(state)), tuple(title.winners(state)), tuple(tuple(one) for one in found))
