"""Terminal: a game in words, for people and bots at one keyboard."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import farside
from farside.bots.advice import hints
from farside.bots.bot import AnySight, Bot
from farside.bots.guests import GuestError
from farside.bots.why import Past, last_turn, scenes, why
from farside.core.actions import NOBODY, Action, Seat, player_at
from farside.core.phrases import Voice
from farside.core.record import NoUndoError, Record
from farside.core.shelf import AnyGame
from farside.core.state import Event, State
from farside.core.view import View

HUMAN = "human"
ADVICE_SECONDS = 1.0
STAND_IN = "greedy"  # answers for a bot from outside that breaks down


class Leave(Exception):  # noqa: N818  # leaving is no error
    """Somebody has had enough, or the input has ended."""


class Terminal:
    """One game. `hear` gives a line of input, `say` takes a line of output."""

    def __init__(
        self,
        record: Record,
        players: list[str],
        lang: str,
        hear: Callable[[], str],
        say: Callable[[str], None],
    ) -> None:
        self.record = record
        self.game: AnyGame = farside.game(record.game)
        self.players = players
        self.lang = lang
        self.hear = hear
        self.say = say
        self.log: list[Event] = []
        self.state: State = record.start(self.log)
        self.told = [0] * len(players)  # by seat: how many events its player has read
        self.reader: Seat | None = None  # who sat at the keyboard last

    def people(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def voice(self, seat: Seat | None) -> Voice:
        return self.game.voice(self.lang, (), seat).calling(self.game.called(self.state))

    # -- the game ----------------------------------------------------------------------------------

    def play(self) -> None:
        """To the end, or until somebody leaves."""
        try:
            while not self.state.over:
                self.answer(self.next_seat())
        except Leave:
            self.say(self.voice(None).say("terminal-left"))
            return
        self.tell_end()

    def next_seat(self) -> Seat:
        """Whose answer is next: bots do not keep people waiting."""
        waiting = self.state.waiting()
        return next((seat for seat in waiting if self.players[seat] != HUMAN), waiting[0])

    def answer(self, seat: Seat) -> None:
        if self.players[seat] == HUMAN:
            self.ask(seat)
            return
        dice = Random(f"{self.record.seed} {self.state.ply} {seat}")
        bot, sight = farside.bot(self.players[seat]), self.game.sight(self.state, seat, dice)
        if bot.patience > 0.0 and len(sight.options) > 1:
            voice = self.voice(self.reader)
            self.say(voice.say("terminal-thinks", {"seat": voice.name(seat)}))
        self.record.add(self.state, seat, self.chosen(bot, sight))

    def chosen(self, bot: Bot, sight: AnySight) -> Action:
        """What a bot answers; for one from outside that breaks down a bot of ours does, and that is said."""
        try:
            return bot.choose(sight)
        except GuestError as error:
            self.say(f"{error}; {STAND_IN} answers")
            return farside.bot(STAND_IN).choose(sight)

    def ask(self, seat: Seat) -> None:
        """Show a person the table and wait until the position has changed."""
        self.draw_curtain(seat)
        self.show(seat)
        ply = self.state.ply
        while self.state.ply == ply:
            self.obey(seat, self.line())

    def line(self) -> str:
        try:
            return self.hear().strip()
        except EOFError as error:
            raise Leave from error

    def draw_curtain(self, seat: Seat) -> None:
        """Hidden hands stay hidden when the keyboard is handed over."""
        if self.game.secrets and len(self.people()) > 1 and self.reader != seat:
            self.say("\n" * 40 + self.voice(None).say("terminal-curtain", {"seat": self.voice(None).name(seat)}))
            self.line()
        self.reader = seat

    # -- what is shown -----------------------------------------------------------------------------

    def show(self, seat: Seat) -> None:
        voice, view = self.voice(seat), self.game.view(self.state, seat)
        self.tell_news(seat)
        self.show_board(voice, view)
        self.say("")
        self.say(voice.prompt(view.asks, view.about, seat))
        numbers = view.numbers()
        for action in view.options:
            self.say(f"{numbers[action]:>3}  {voice.option(action)}  /{self.game.actions.name(action)}")
        self.say(voice.say("terminal-keys"))

    def tell_news(self, seat: Seat) -> None:
        """What has happened since this player last looked."""
        voice = self.voice(seat)
        for event in self.log[self.told[seat] :]:
            self.say(f"  · {voice.line(event)}")
        self.told[seat] = len(self.log)

    def show_board(self, voice: Voice, view: View) -> None:
        for heading, lines in self.game.describe(view, voice):
            self.say("")
            self.say(heading)
            for line in lines:
                self.say(f"  {line}")

    def tell_end(self) -> None:
        reader = self.people()[0] if self.people() else None
        voice = self.voice(reader)
        if reader is not None:
            self.tell_news(reader)
        seats = self.state.seats
        for place, points in enumerate(self.game.scores(self.state)):
            self.say(voice.say("terminal-points", {"seat": voice.name(player_at(place, seats)), "points": points}))
        winners = self.game.winners(self.state)
        for seat in [player_at(place, seats) for place in winners]:
            key = "terminal-wins" if len(winners) == 1 else "terminal-shares"
            self.say(voice.say(key, {"seat": voice.name(seat), "who": voice.who(seat)}))

    # -- what is typed -----------------------------------------------------------------------------

    def obey(self, seat: Seat, said: str) -> None:
        """A command, a number or a notation."""
        commands: dict[str, Callable[[Seat], None]] = {
            "u": self.take_back,
            "?": self.why_not,
            "a": self.advise,
            "w": self.explain,
            "b": self.show,
            "h": lambda seat: self.say(self.voice(seat).say("terminal-keys")),
            "q": self.leave,
        }
        if said in commands:
            commands[said](seat)
        elif said.startswith("u "):
            self.withdraw(seat, said.removeprefix("u ").strip().removeprefix("/"))
        elif said.isascii() and said.isdigit():
            self.take_number(seat, int(said[:9]))
        elif said:
            self.take_name(seat, said.removeprefix("/"))

    def leave(self, seat: Seat) -> None:
        raise Leave

    def take_number(self, seat: Seat, number: int) -> None:
        """A number that is refused says why."""
        options = {of: action for action, of in self.game.view(self.state, seat).numbers().items()}
        if number in options:
            self.act(seat, options[number])
        else:
            self.say(self.voice(seat).say("terminal-no-number", {"n": number, "last": max(options)}))

    def take_name(self, seat: Seat, name: str) -> None:
        try:
            action = self.game.actions.parse(name)
        except ValueError:
            self.say(self.voice(seat).say("terminal-not-understood", {"said": name[:60]}))
            return
        self.act(seat, action)

    def act(self, seat: Seat, action: Action) -> None:
        """Act, or say which clause closes it."""
        refusal = self.state.refusal(seat, action)
        if refusal is None:
            self.record.add(self.state, seat, action)
        else:
            self.say(f"{self.voice(seat).reason(refusal.clause, refusal.args)} ({refusal.clause})")

    def why_not(self, seat: Seat) -> None:
        """Every closed option with its reason."""
        voice = self.voice(seat)
        closed = self.game.view(self.state, seat).closed
        for each in closed:
            said = {"option": voice.option(each.action), "reason": voice.reason(each.clause, each.args)}
            self.say(f"  ✗ {voice.say('terminal-closed', said)} ({each.clause})")
        if not closed:
            self.say(voice.say("terminal-nothing-closed"))

    def advise(self, seat: Seat) -> None:
        """What the lamp says at a table: whole turns in groups, with chances, doubt and reasons where known."""
        from farside.table.pages.paper import Reader  # the table takes its time to import, and few ask
        from farside.table.pages.sections import thinking

        sight = self.game.sight(self.state, seat, Random(f"{self.record.seed} {self.state.ply} {seat} advice"))
        found, reader = hints(sight, ADVICE_SECONDS), Reader(self.lang, "")
        if not found:
            self.say(reader.say("advice-none"))
            return
        numbers = self.game.view(self.state, seat).numbers()
        voice = self.voice(seat)
        meaning = thinking.meaning(found, reader) if found[0].silent else voice.say("terminal-advice")
        self.say(f"{reader.say('advice-title')}. {meaning}")
        for group in thinking.hint_groups(found, self.game.key, voice, reader):
            self.say(f"  {group.title}")
            for line in group.lines:
                chance = f"  {line.chance} ({line.low} – {line.low + line.width})" if line.chance else ""
                self.say(f"{numbers[self.game.actions.parse(line.name)]:>5}  {line.text}{chance}")
                for part in line.why:
                    self.say(f"         {part.much} {part.text}")

    def explain(self, seat: Seat) -> None:
        """Why the bot that answered last did what it did, by its own judgement, from what this player can see."""
        from farside.table import speaking
        from farside.table.explaining import Explained
        from farside.table.pages.paper import Reader
        from farside.table.pages.sections.why import answer
        from farside.table.trouble import NoReasonError

        bot, past = self.last_turn()
        if past is None:
            self.say(speaking.trouble(NoReasonError("nothing"), self.lang))
            return
        before, seed = self.record.replay(past.ply), f"{self.record.seed} {past.ply}"
        found = why(scenes(self.game, before, seat, bot, past, seed), seat, past, self.players[bot])
        told = answer(Explained(bot, past.ply, found), self.voice(seat), Reader(self.lang, ""))
        parts = [f"  {part.much} {part.text}" for part in told.why]
        for line in (told.title, told.played, told.text, *parts, told.line):
            if line:
                self.say(line)

    def last_turn(self) -> tuple[Seat, Past | None]:
        """The last open turn of the bot that answered last."""
        moves = [(move.seat, self.game.actions.parse(move.name)) for move in self.record.moves]
        bots = [mover for mover, _action in moves if self.players[mover] != HUMAN]
        if not bots:
            return NOBODY, None
        return bots[-1], last_turn(moves, self.record.replay(0), self.state.opened, bots[-1])

    def take_back(self, seat: Seat) -> None:
        """The last move of this person, and what bots did since."""
        bots = [other for other, player in enumerate(self.players) if player != HUMAN]
        self.taken_back(seat, lambda: self.record.undo(seat, bots))

    def withdraw(self, seat: Seat, answer: str) -> None:
        """FAR-UNDO-4  One answer of this person to the question that is open: `u give:iron`."""
        self.taken_back(seat, lambda: self.record.withdraw(seat, answer))

    def taken_back(self, seat: Seat, take: Callable[[], None]) -> None:
        voice = self.voice(seat)
        try:
            take()
        except NoUndoError as error:
            self.say(f"{voice.reason(error.clause, ())} ({error.clause})")
            return
        self.log.clear()
        self.state = self.record.replay(log=self.log)
        self.told = [min(told, len(self.log)) for told in self.told]
        self.say(voice.say("terminal-taken-back"))
