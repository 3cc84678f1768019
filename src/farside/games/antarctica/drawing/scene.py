"""A scene: one view, told by one voice. What every module of the drawing asks for."""

from __future__ import annotations

from farside.core.actions import NOBODY, Action, Seat
from farside.core.marks import escape, title
from farside.core.phrases import NO_ARGS, Args, Voice
from farside.core.view import Closed
from farside.games.antarctica.actions import ACTIONS
from farside.games.antarctica.components import ZONES
from farside.games.antarctica.view import AntarcticaView, Hint, Steps

Words = dict[str, str | int]


class Scene:
    """A view and a voice, with the options by their notation."""

    def __init__(self, view: AntarcticaView, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.numbers = {ACTIONS.name(action): at for at, action in enumerate(view.options, start=1)}
        self.closed = {ACTIONS.name(closed.action): closed for closed in view.closed}
        self.seats = range(view.seats)

    # -- words -----------------------------------------------------------------------------------

    def say(self, key: str, words: Args = NO_ARGS) -> str:
        """A text of the picture, as plain text."""
        return self.voice.say(f"picture-{key}", words)

    def html(self, key: str, words: Args = NO_ARGS) -> str:
        """A text of the picture, as markup."""
        return escape(self.say(key, words))

    def who(self, seat: Seat) -> str:
        """`You`, or the name of a player."""
        return self.say("player", self.naming(seat))

    def naming(self, seat: Seat) -> Words:
        """What a sentence about a player needs: $who and $name."""
        return {"who": self.voice.who(seat), "name": self.voice.name(seat)}

    def people(self, seats: tuple[Seat, ...]) -> str:
        """`You and Sky`."""
        return self.listed([self.who(seat) for seat in seats])

    def listed(self, words: list[str]) -> str:
        """`one, two and three`."""
        if len(words) < 2:
            return "".join(words)
        return self.say("list", {"first": ", ".join(words[:-1]), "last": words[-1]})

    def zone(self, zone: int, form: str = "") -> str:
        return self.voice.member("zone", zone, form)

    def short(self, zone: int) -> str:
        """A zone's name where room is scarce."""
        return self.say(f"zone-{ZONES[zone]}")

    def shorts(self, zones: tuple[int, ...]) -> str:
        return ", ".join(self.short(zone) for zone in zones)

    def building(self, kind: int, form: str = "") -> str:
        return self.voice.member("building", kind, form)

    def track(self, track: int, form: str = "") -> str:
        return self.voice.member("track", track, form)

    def deck(self, deck: int) -> str:
        return self.voice.member("deck", deck)

    def card(self, card: int) -> str:
        return self.voice.member("card", card)

    def icon(self, icon: int) -> str:
        return self.voice.member("icon", icon)

    # -- options ---------------------------------------------------------------------------------

    def number(self, notation: str) -> int:
        """An option's number on its button; 0 when it is not open."""
        return self.numbers.get(notation, 0)

    def option(self, notation: str) -> str:
        """What an option's button says."""
        return self.voice.option(ACTIONS.parse(notation))

    def zone_option(self, zone: int) -> str:
        """The open option that is a zone, with its number; empty if there is none."""
        for verb in ("place", "sail", "drop"):
            notation = f"{verb}:{ZONES[zone]}"
            if self.number(notation):
                return f"{self.numbers[notation]}: {self.option(notation)}"
        return ""

    def target(self, notation: str) -> str:
        """The attributes of a part that answers with an open option."""
        label = escape(self.option(notation))
        return f'data-action="{notation}" role="button" aria-label="{self.numbers[notation]}: {label}"'

    def prompt(self, notation: str) -> str:
        """What a pointer on that part is told."""
        return title(f"{self.numbers[notation]}: {self.option(notation)}")

    def reason(self, notation: str) -> str:
        """Why an option is closed, as plain text."""
        closed: Closed = self.closed[notation]
        return self.voice.reason(closed.clause, closed.args)

    def shut(self, notation: str) -> str:
        """The attributes of a part that would answer with a closed option."""
        return f'data-closed="{notation}"'

    # -- lookups ---------------------------------------------------------------------------------

    def hint(self, zone: int) -> Hint | None:
        """What the moving ship could do in a zone."""
        for hint in self.view.hints:
            if hint.zone == zone:
                return hint
        return None

    def steps(self, track: int) -> Steps | None:
        """Where an advance on a track would lead."""
        for steps in self.view.steps:
            if steps.track == track:
                return steps
        return None

    def active_seat(self) -> Seat:
        """Whose ghost pieces are shown: the one who decides, or whoever is active."""
        if self.view.seat is not None and self.view.seat in self.view.waiting:
            return self.view.seat
        return self.view.waiting[0] if self.view.waiting else self.view.active

    def notation(self, action: Action) -> list[str]:
        """`sail:n` as `["sail", "n"]`."""
        return ACTIONS.name(action).split(":")

    def mine(self) -> Seat:
        """The reader's seat, NOBODY for a spectator."""
        return NOBODY if self.view.seat is None else self.view.seat
