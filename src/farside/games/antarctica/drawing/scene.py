"""A scene of Antarctica: one view, told by one voice. What every module of the drawing asks for."""

from __future__ import annotations

from functools import partialmethod

from farside.core.actions import Seat
from farside.core.marks import title
from farside.core.scene import Scene as AnyScene
from farside.games.antarctica.components import ZONES
from farside.games.antarctica.view import AntarcticaView, Hint, Steps


class Scene(AnyScene[AntarcticaView]):
    """The words, options and hints of Antarctica."""

    # -- words -----------------------------------------------------------------------------------

    zone = partialmethod(AnyScene.member, "zone")
    building = partialmethod(AnyScene.member, "building")
    track = partialmethod(AnyScene.member, "track")
    deck = partialmethod(AnyScene.member, "deck")
    card = partialmethod(AnyScene.member, "card")
    icon = partialmethod(AnyScene.member, "icon")

    def short(self, zone: int) -> str:
        """A zone's name where room is scarce."""
        return self.say(f"zone-{ZONES[zone]}")

    def shorts(self, zones: tuple[int, ...]) -> str:
        return ", ".join(self.short(zone) for zone in zones)

    # -- options ---------------------------------------------------------------------------------

    def zone_option(self, zone: int) -> str:
        """The open option that is a zone, with its number; empty if there is none."""
        for verb in ("place", "sail", "drop"):
            notation = f"{verb}:{ZONES[zone]}"
            if self.number(notation):
                return self.said(notation)
        return ""

    def prompt(self, notation: str) -> str:
        """What a pointer on a part that answers is told."""
        return title(self.said(notation))

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
