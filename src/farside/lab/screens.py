"""Screens: what the experiments found, for the terminal."""

from __future__ import annotations

from rich.table import Table

from farside.lab.bench import Figures, SearchFigures
from farside.lab.calibrate import Report
from farside.lab.ladder import Ladder
from farside.lab.match import Result


def match_table(result: Result) -> Table:
    table = Table("bot", "wins", "rate", "95 %", "mean place", "95 %", "points", box=None)
    for each in result.standings:
        wins = f"{each.wins:g} of {each.games}"
        rates = f"{each.low:.1%} to {each.high:.1%}"
        places = f"{each.place_low:.2f} to {each.place_high:.2f}"
        table.add_row(each.bot, wins, f"{each.rate:.1%}", rates, f"{each.place:.2f}", places, f"{each.points:.1f}")
    if result.saves is not None:
        table.caption = less_luck(result)
    return table


def less_luck(result: Result) -> str:
    """Rates less luck, and how many games that saves."""
    rates = [
        f"{each.bot} {each.evened:.1%} ({each.evened_low:.1%} to {each.evened_high:.1%})"
        for each in result.standings
        if each.evened is not None
    ]
    return f"less luck: {', '.join(rates)}; that saves {result.saves:.0%} of the games"


def ladder_table(found: Ladder) -> Table:
    table = Table("bot", "rating", "95 %", "wins", "mean place", box=None)
    for rung in found.rungs:
        interval = f"{rung.low:.0f} to {rung.high:.0f}"
        table.add_row(rung.bot, f"{rung.rating:.0f}", interval, f"{rung.wins:g} of {rung.games}", f"{rung.place:.2f}")
    if found.saves is not None:
        rated = [
            f"{each.bot} {each.evened:.0f} ({each.evened_low:.0f} to {each.evened_high:.0f})" for each in found.rungs
        ]
        table.caption = f"less luck: {', '.join(rated)}; that saves {found.saves:.0%} of the games"
    return table


def bench_table(figures: dict[str, Figures]) -> Table:
    table = Table("game", "decisions/s", "copies/s", "games/s", "compiled", box=None)
    for key, each in figures.items():
        counts = [f"{each[name]:,}" for name in ("decisions_per_s", "clones_per_s", "games_per_s")]
        table.add_row(key, *counts, "yes" if each["compiled"] else "no")
    return table


def search_table(figures: dict[str, SearchFigures]) -> Table:
    table = Table("game", "leaf values/s", "playouts to the end/s", "as mcts plays/s", "compiled", box=None)
    for key, each in figures.items():
        counts = (each["leaf_iterations_per_s"], each["playout_iterations_per_s"], each["mcts_iterations_per_s"])
        table.add_row(key, *[f"{count:,}" for count in counts], "yes" if each["compiled"] else "no")
    return table


def report_table(found: Report, game: str) -> Table:
    table = Table("game", "games", "log loss", "of saying 1/n", "Brier", "calibration error", box=None)
    counts = [f"{each:.3f}" for each in (found.log_loss, found.baseline, found.brier, found.ece)]
    table.add_row(game, f"{found.games}", *counts)
    return table
