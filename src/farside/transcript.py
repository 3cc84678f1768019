"""A transcript: a whole game of bots as people read it, from the first question to the last line of the log.

Whoever decides is told question, options and refusals; the log is told to those who watch. A sentence that was printed
before as an option's reason is not printed again.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated

import typer

import farside
from farside.caller import GameKey, Lang, Variants, plainly, read_variants
from farside.core.actions import Action, Seat, player_at
from farside.core.phrases import Voice
from farside.core.record import Record
from farside.core.state import Event


class Transcript:
    """One game, told while it is played."""

    def __init__(self, record: Record, lang: str, bot: str) -> None:
        self.record = record
        self.game = farside.game(record.game)
        self.lang = lang
        self.bot = farside.bot(bot)
        self.log: list[Event] = []
        self.told = 0
        self.reasons: set[str] = set()
        self.state = record.start(self.log)

    def lines(self) -> Iterator[str]:
        """The game, line by line."""
        yield f"# {self.voice(None).say('title')}"
        yield from self.news()
        while not self.state.over:
            yield from self.turn(self.state.waiting()[0])
        yield from self.end()

    def voice(self, seat: Seat | None) -> Voice:
        return self.game.voice(self.lang, (), seat).calling(self.game.called(self.state))

    def turn(self, seat: Seat) -> Iterator[str]:
        """A question, what may be answered, what may not and why, the answer, and what comes of it."""
        voice, view = self.voice(seat), self.game.view(self.state, seat)
        dice = Random(f"{self.record.seed} {self.state.ply} {seat}")
        answer = self.bot.choose(self.game.sight(self.state, seat, dice))
        yield ""
        yield f"{self.state.ply}. [{voice.name(seat)}] {voice.prompt(view.asks, view.about, seat)}"
        if hint := voice.hint(view.asks, view.about, seat):
            yield f"    ({hint})"
        for action in view.options:
            yield f"    {'>' if action == answer else '-'} {self.option(voice, action)}"
        for closed in view.closed:
            yield from self.refused(voice, closed.action, voice.reason(closed.clause, closed.args))
        self.record.add(self.state, seat, answer)
        yield from self.news()

    def option(self, voice: Voice, action: Action) -> str:
        """An option in full and, where buttons say it shorter, so."""
        full, short = voice.option(action), voice.option(action, short=True)
        return full if short == full else f"{full} [{short}]"

    def refused(self, voice: Voice, action: Action, reason: str) -> Iterator[str]:
        if reason not in self.reasons:
            self.reasons.add(reason)
            yield f"    x {voice.say('terminal-closed', {'option': voice.option(action), 'reason': reason})}"

    def news(self) -> Iterator[str]:
        """What has been told since."""
        voice = self.voice(None)
        for event in self.log[self.told :]:
            yield f"  · {voice.line(event)}"
        self.told = len(self.log)

    def end(self) -> Iterator[str]:
        """Points, and who wins."""
        voice, seats = self.voice(None), self.state.seats
        yield ""
        for place, points in enumerate(self.game.scores(self.state)):
            yield voice.say("terminal-points", {"seat": voice.name(player_at(place, seats)), "points": points})
        winners = self.game.winners(self.state)
        key = "terminal-wins" if len(winners) == 1 else "terminal-shares"
        for place in winners:
            yield voice.say(key, {"seat": voice.name(player_at(place, seats)), "who": "other"})


def transcript(
    game: GameKey,
    lang: Lang = "en",
    seats: Annotated[int, typer.Option(min=1, help="How many players.")] = 3,
    seed: Annotated[int, typer.Option(min=0, help="The luck of the game.")] = 1,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "greedy",
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
) -> None:
    """Print a whole game of bots as people read it: questions, options, refusals and log."""
    with plainly():
        farside.game(game).phrases(lang)
        told = Transcript(Record(game, seats, seed, read_variants(variant)), lang, bot)
    for line in told.lines():
        typer.echo(line)
