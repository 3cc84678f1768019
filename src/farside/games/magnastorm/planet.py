"""One side of the game board: areas, spaces, lines and station spots as flat tables of numbers."""

from __future__ import annotations

from farside.core.actions import NOBODY, Keys
from farside.core.box import Box, BoxError, expect


class Planet:
    """Spaces and areas carry the same number on both sides; what a side lacks has sector NOBODY."""

    def __init__(self, side: Box, sectors: Keys, areas: Keys, spaces: Keys, spots: Keys, colours: Keys) -> None:
        self.pad = len(spaces)
        self.spaces: list[int] = []
        self.area = [NOBODY] * len(spaces)  # of a space
        self.colour = [NOBODY] * len(spaces)  # of a space: a track, or white
        self.sector = [NOBODY] * len(spaces)  # of a space
        self.x = [0.0] * len(spaces)
        self.y = [0.0] * len(spaces)
        self.inside: list[list[int]] = [[] for area in areas]  # the spaces of an area
        self.area_sector = [NOBODY] * len(areas)
        self.neighbours: list[list[int]] = [[] for area in areas]
        self.spots: list[int] = []  # those printed on this side
        self.ends = [(NOBODY, NOBODY)] * len(spots)  # the two areas of a spot's line
        self.spot_x = [0.0] * len(spots)
        self.spot_y = [0.0] * len(spots)
        self.wide = len(areas)
        self.line_spot = [NOBODY] * (len(areas) * len(areas))  # the spot between two areas
        self._read_areas(side, sectors, areas, spaces, colours)
        self._read_lines(side.table("lines"), areas, spots)
        self.near = [self._steps_from(space) for space in range(len(spaces))]  # the spaces one step away
        self.entry = [self._entry(sector, len(sectors)) for sector in range(len(sectors))]  # where a push may end
        self.pad_near: list[list[int]] = []  # by starting area: the spaces one step away from the pad
        self.pad_sector: list[int] = []
        self.pad_place: list[tuple[float, float]] = []
        self._read_pads(side, sectors, areas)
        self._check_ways(side, areas)
        side.counted("areas", "areas", len([sector for sector in self.area_sector if sector != NOBODY]))
        side.counted("spaces", "spaces", len(self.spaces))
        side.counted("station_spots", "station spots", len(self.spots))
        # MAG-TELE-7 relies on it: a step from a station ends on no line with another spot.
        expect("areas with one station spot", len(self._areas_with_spot()), 2 * len(self.spots))

    def _read_areas(self, side: Box, sectors: Keys, areas: Keys, spaces: Keys, colours: Keys) -> None:
        for box in side.tables("area"):
            area = box.index("id", areas)
            self.area_sector[area] = box.index("sector", sectors)
            for circle in box.tables("space"):
                space = circle.index("id", spaces)
                self.spaces.append(space)
                self.inside[area].append(space)
                self.area[space] = area
                self.sector[space] = self.area_sector[area]
                self.colour[space] = circle.index("color", colours)
                self.x[space] = circle.measure("x")
                self.y[space] = circle.measure("y")

    def _read_lines(self, lines: Box, areas: Keys, spots: Keys) -> None:
        for line in lines.tables("line"):
            a, b = line.index("a", areas), line.index("b", areas)
            if a == b or b in self.neighbours[a]:
                raise line.wrong("b", "another area, once", line.text("b"))
            self.neighbours[a].append(b)
            self.neighbours[b].append(a)
            line.fixed({"cross": self.area_sector[a] != self.area_sector[b]})
            if line.text("spot"):
                spot = line.index("spot", spots)
                self.spots.append(spot)
                self.ends[spot] = (a, b)
                self.line_spot[a * self.wide + b] = spot
                self.line_spot[b * self.wide + a] = spot
                self.spot_x[spot] = line.measure("spot_x")
                self.spot_y[spot] = line.measure("spot_y")

    def _check_ways(self, side: Box, areas: Keys) -> None:
        """Every area of this side can be reached from every other."""
        here = [area for area in range(len(areas)) if self.area_sector[area] != NOBODY]
        reached, new = set(here[:1]), here[:1]
        while new:
            for near in self.neighbours[new.pop()]:
                if near not in reached:
                    reached.add(near)
                    new.append(near)
        lost = [areas[area] for area in here if area not in reached]
        if lost:
            raise BoxError(f"{side.file}: {side.place}.lines: no way leads to area {', '.join(lost)}")

    def _areas_with_spot(self) -> set[int]:
        return {area for spot in self.spots for area in self.ends[spot]}

    def _read_pads(self, side: Box, sectors: Keys, areas: Keys) -> None:
        for at, start in enumerate(side.tables("start"), 1):
            start.fixed({"id": f"START_{at}"})
            self.pad_sector.append(start.index("sector", sectors))
            self.pad_near.append([space for area in start.indexes("connects", areas) for space in self.inside[area]])
            self.pad_place.append((start.measure("x"), start.measure("y")))

    def _steps_from(self, space: int) -> list[int]:
        """MAG-MOVE-2  Another space of the area, or any space of a neighbouring area."""
        area = self.area[space]
        if area == NOBODY:
            return []
        found = [other for other in self.inside[area] if other != space]
        for neighbour in self.neighbours[area]:
            found += self.inside[neighbour]
        return found

    def _entry(self, sector: int, sectors: int) -> list[int]:
        """MAG-MOVE-6  The spaces of areas with a cross line to the sector counter-clockwise."""
        before = (sector - 1) % sectors
        found: list[int] = []
        for area in range(len(self.inside)):
            if self.area_sector[area] == sector:
                if any(self.area_sector[other] == before for other in self.neighbours[area]):
                    found += self.inside[area]
        return found

    def spot_between(self, a: int, b: int) -> int:
        """The station spot on the line between two areas, or NOBODY."""
        return self.line_spot[a * self.wide + b]
