"""The workshop: the commands for experiments."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import farside
from farside import boxing
from farside.bots.chances import chances_for
from farside.bots.gauge import Case, Gauge, parsed_gauge
from farside.bots.roster import rated
from farside.caller import (
    Boxes,
    GameKey,
    Guests,
    Json,
    Lang,
    Variants,
    Workers,
    fail,
    invite,
    plainly,
    progress,
    read_bots,
    read_counts,
    read_variants,
)
from farside.core.processors import processors
from farside.core.shelf import AnyGame
from farside.lab.beginnings import learn_beginnings, names_for
from farside.lab.bench import bench, bench_search
from farside.lab.calibrate import FOLDS, Trial, calibrate, known_case, report
from farside.lab.ladder import Meetings, kept_in, ladder, put_into
from farside.lab.learn import Course, known, learn
from farside.lab.match import match
from farside.lab.policies import Lessons, learn_policy
from farside.lab.screens import bench_table, ladder_table, match_table, report_table, search_table
from farside.lab.steepness import steepness
from farside.lab.tune import first_numbers, tune

REPORTED = 1_000_001  # the first seed of a report, far from those that are fitted with
ONE_ROUND = "such a lesson has no rounds of learning: give it more games instead"


def run_match(
    game: GameKey,
    bots: Annotated[str, typer.Option(help="Who plays, e.g. greedy,chance; as many as seats.")] = "greedy,chance",
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The first seed; each is played with every rotation.")] = 1,
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
    luck: Annotated[bool, typer.Option("--luck", help="Measure luck, and tell results less luck as well.")] = False,
    workers: Workers = None,
    as_json: Json = False,
    box: Boxes = [],  # noqa: B006  # Typer copies its defaults
    bot: Guests = [],  # noqa: B006  # the same
) -> None:
    """Bots against each other: seats rotated, paired seeds, win rates and mean places with 95 % intervals."""
    boxing.lend(box, game)
    invite(bot)
    players = read_bots(bots, game)
    with plainly():
        title = farside.game(game)
        chosen = title.settings(len(players), read_variants(variant))
    with progress(number, as_json) as watch, plainly():
        result = match(title, players, number, seed, chosen, watch, workers or processors(), luck)
    tell(result.shown(), match_table(result), as_json)


def tell(found: object, table: Table, as_json: bool) -> None:
    """What was found: as a table for people, or for programs."""
    if as_json:
        typer.echo(json.dumps(found))
    else:
        Console().print(table)


def run_ladder(
    game: GameKey,
    bots: Annotated[str, typer.Option(help="Who is rated, e.g. chance,greedy; the whole roster if not given.")] = "",
    number: Annotated[int, typer.Option("--games", min=1, help="How many games at each table of bots.")] = 100,
    seats: Annotated[int, typer.Option(min=2, help="How many sit at a table.")] = 2,
    seed: Annotated[int, typer.Option(min=0, help="The first seed; each is played with every rotation.")] = 1,
    near: Annotated[
        int, typer.Option(min=0, help="At a table all are at most so many places apart in --bots; 0: however far.")
    ] = 0,
    fewer: Annotated[
        list[str], typer.Option(metavar="BOT=GAMES", help="Fewer games at tables with this bot, as often as you like.")
    ] = [],  # noqa: B006  # the same
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="Put the table into this page.")] = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the ratings here, for people to see: ratings.toml.")
    ] = None,
    luck: Annotated[bool, typer.Option("--luck", help="Measure luck, and tell ratings less luck as well.")] = False,
    workers: Workers = None,
    as_json: Json = False,
    box: Boxes = [],  # noqa: B006  # Typer copies its defaults
    bot: Guests = [],  # noqa: B006  # the same
) -> None:
    """Rate bots on one scale: all of them at tables with each other, Bradley-Terry ratings with 95 % intervals."""
    boxing.lend(box, game)
    invite(bot)
    players = read_bots(bots, game) if bots else rated()
    with plainly():
        title = farside.game(game)
        chosen = title.settings(seats, read_variants(variant))
        meetings = Meetings(number, near, read_fewer(fewer))
        with progress(meetings.total(players, seats), as_json) as watch:
            found = ladder(
                title, players, number, seed, seats, chosen, watch, workers or processors(), luck, near, meetings.fewer
            )
        command = f"farside ladder {game} --bots {','.join(players)} --games {number} --seats {seats} --seed {seed}"
        more = [f"--near {near}"] * (near > 0) + [f"--fewer {each}" for each in fewer]
        command = " ".join([command, *more, *(f"--variant {each}" for each in variant)])
        if write is not None:
            write.write_text(put_into(write.read_text(encoding="utf-8"), found, command), encoding="utf-8")
        if keep is not None:
            keep.write_text(kept_in(keep.read_text(encoding="utf-8"), found, command), encoding="utf-8")
    tell(found.shown(), ladder_table(found), as_json)


def read_fewer(words: list[str]) -> dict[str, int]:
    """Games by bot; ValueError says what is wrong with one."""
    found: dict[str, int] = {}
    for each in words:
        bot, _, games = each.rpartition("=")
        if not bot or not games.isdecimal() or int(games) < 1:
            raise ValueError(f"'{each}' does not say how many games a bot plays; expected e.g. master=4")
        found[bot] = int(games)
    return found


def run_learn(
    game: GameKey,
    number: Annotated[int, typer.Option("--games", min=1, help="Games a round.")] = Course.games,
    rounds: Annotated[int, typer.Option(min=1, help="Each begins with what the last one found.")] = Course.rounds,
    seed: Annotated[int, typer.Option(min=0, help="The luck of all games.")] = 1,
    seats: Annotated[str, typer.Option(help="How many play, in turn, e.g. 2,3.")] = "2",
    tuning: Annotated[
        bool, typer.Option("--tune", help="Tune the numbers of the hand-written taste; else features are priced.")
    ] = False,
    horizon: Annotated[bool, typer.Option("--horizon", help="Learn what the beginning of a round is worth.")] = False,
    policy: Annotated[bool, typer.Option("--policy", help="Learn what to answer at a glance, for reflex.")] = False,
    minutes: Annotated[float, typer.Option(min=0.0, help="With --policy: processor time to play for at most.")] = 0.0,
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the weights here, not to the screen.")] = None,
    workers: Workers = None,
    box: Boxes = [],  # noqa: B006  # Typer copies its defaults
) -> None:
    """Learn what a position is worth, from games of greedy bots with tastes of all kinds."""
    boxing.lend(box, game)
    if policy:
        write_out(policy_text(game, number, seed, seats, variant, minutes, workers or processors()), out)
        return
    with plainly():
        title = farside.game(game)
        course = course_of(title, number, rounds, seed, seats, variant)
        of_rounds = horizon or bool(course.variants)
        if tuning and horizon:
            raise ValueError("--tune and --horizon are two lessons: choose one")
        if horizon and rounds > 1:
            raise ValueError(ONE_ROUND)
        if tuning:
            first_numbers(course)
        elif of_rounds:
            names_for(course)
        else:
            known(title)
    with progress(number * rounds, False) as watch:
        if tuning:
            text = tune(course, workers or processors(), watch).dumps()
        elif of_rounds:
            text = learn_beginnings(course, workers or processors(), watch).dumps()
        else:
            text = learn(course, workers or processors(), watch).dumps(known(title))
    write_out(text, out)


def write_out(text: str, out: Path | None) -> None:
    """A lesson, into its file or on the screen."""
    if out is None:
        typer.echo(text, nl=False)
    else:
        with plainly():
            out.write_text(text, encoding="utf-8")


def policy_text(game: str, number: int, seed: int, seats: str, variant: list[str], minutes: float, workers: int) -> str:
    """What was learnt for reflex."""
    with plainly():
        title, counts, chosen = farside.game(game), read_counts(seats), read_variants(variant)
        for count in counts:
            title.settings(count, title.usual(count) | chosen)
        lessons = Lessons(title.key, number, seed, counts, tuple(chosen.items()), minutes)
        with progress(number, False) as watch:
            return learn_policy(lessons, workers, watch).dumps()


def course_of(title: AnyGame, number: int, rounds: int, seed: int, seats: str, variant: list[str]) -> Course:
    """How to learn; with a variant, alone against the automa that it brings."""
    if not variant:
        counts = read_counts(seats)
        for count in counts:
            title.settings(count, {})
        return Course(title.key, number, rounds, seed, counts)
    chosen = read_variants(variant)
    if title.solo is None or title.solo.variant not in chosen:
        possible = [
            f"{key} --variant {game.solo.variant}=..." for key in farside.shelf() if (game := farside.game(key)).solo
        ]
        raise ValueError(f"a variant can be learnt only alone against an automa; possible: {', '.join(possible)}")
    if rounds > 1:
        raise ValueError(ONE_ROUND)
    title.settings(1, chosen)
    return Course(title.key, number, 1, seed, (1,), tuple(chosen.items()))


def run_calibrate(
    game: GameKey,
    seats: Annotated[int, typer.Option(min=1, help="How many people play.")] = 2,
    number: Annotated[int, typer.Option("--games", min=FOLDS, help="How many games.")] = 300,
    seed: Annotated[int | None, typer.Option(min=0, help="The first seed; 1, for a report 1000001.")] = None,
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Put the numbers into this file of cases.")] = None,
    reporting: Annotated[
        bool, typer.Option("--report", help="How far told chances can be trusted, in games of their own.")
    ] = False,
    searches: Annotated[
        bool, typer.Option("--searches", help="How steep and how rough searches are, beside the numbers of a case.")
    ] = False,
    workers: Workers = None,
    as_json: Json = False,
    box: Boxes = [],  # noqa: B006  # Typer copies its defaults
) -> None:
    """Fit win chances to games of bots, or report how well they foretell the winner."""
    boxing.lend(box, game)
    with plainly():
        title = farside.game(game)
        chosen = read_variants(variant)
        title.settings(seats, title.usual(seats) | chosen)
        first = seed if seed is not None else REPORTED if reporting or searches else 1
        trial = Trial(title.key, seats, number, first, tuple(chosen.items()))
        if reporting and out is not None:
            raise ValueError("--report writes no numbers: leave --out away")
        if reporting or searches:
            known = known_case(title, trial)
        with progress(number, as_json) as watch:
            if reporting:
                found = report(trial, workers or processors(), watch)
                tell(found.shown(), report_table(found, title.key), as_json)
                return
            if searches:
                measured = steepness(trial, counts_of(title, known), workers or processors(), watch).shown()
                case = Case(known.kind, known.seats, known.numbers, known.origin | measured)
            else:
                case = calibrate(trial, workers or processors(), watch)
        if out is None:
            typer.echo(json.dumps(case.shown()) if as_json else case.dumps(), nl=as_json)
        else:
            out.write_text(gauge_with(out, title.key, case), encoding="utf-8")


def counts_of(title: AnyGame, known: Case) -> list[int]:
    """For how many players this kind of game is calibrated."""
    gauge = chances_for(title).gauge
    return [known.seats] if gauge is None else [case.seats for case in gauge.cases if case.kind == known.kind]


def gauge_with(file: Path, key: str, case: Case) -> str:
    """A file of cases with this one in it; the file need not be there yet."""
    old = parsed_gauge(file.read_text(encoding="utf-8"), str(file)) if file.exists() else Gauge(key, [])
    if old.game != key:
        raise ValueError(f"{file} holds cases of {old.game}, not of {key}")
    return old.with_case(case).dumps()


def run_study(
    game: GameKey,
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where tables and report go; a study found there goes on.")],
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="How many players; two if not given, or one for each bot.")] = None,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each to compare them.")] = "greedy",
    seed: Annotated[int, typer.Option(min=0, help="The first seed.")] = 1,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many processes; one a processor if not given.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster: its address, auto or local.")
    ] = None,
    box: Annotated[
        str | None, typer.Option(metavar="[GAME=]FILE", help="A changed box to compare: a file, a folder, or its name.")
    ] = None,
    forbid: Annotated[list[str], typer.Option(metavar="ACTION", help="A verb or a pattern closed to one player.")] = [],  # noqa: B006  # Typer copies its defaults
    about: Annotated[list[str], typer.Option("--study", metavar="KEY", help="Only this question.")] = [],  # noqa: B006  # the same
    luck: Annotated[bool, typer.Option("--luck", help="Measure luck: when games are decided, and by what.")] = False,
    variant: Variants = [],  # noqa: B006  # the same
    lang: Lang = "en",
) -> None:
    """Play thousands of games; write them as Parquet, and what they say as a page."""
    with plainly():
        from farside.lab import studying  # Parquet and Ray are an extra; other commands need neither

        folder = boxing.folder()
        asked = studying.Question(
            game, number, out, seats, bots, seed, workers, ray, box, forbid, about, lang, luck, folder
        )
        studying.study(asked, read_variants(variant), typer.echo)


def run_bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's key; all if not given.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long for each figure.")] = 1.0,
    search: Annotated[bool, typer.Option("--search", help="Iterations of tree searches instead.")] = False,
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
    as_json: Json = False,
    box: Boxes = [],  # noqa: B006  # Typer copies its defaults
) -> None:
    """Decisions, copies and games per second of one processor, in random play."""
    boxing.lend(box, game or "")
    if variant and (search or game is None):
        fail("--variant is for random play of one game: farside bench GAME --variant NAME=VALUE")
    with plainly():
        titles = [farside.game(key) for key in ([game] if game else farside.shelf())]
    if search:
        found = {title.key: bench_search(title, seconds) for title in titles}
        typer.echo(json.dumps(found)) if as_json else Console().print(search_table(found))
        return
    with plainly():
        figures = {title.key: bench(title, seconds, read_variants(variant)) for title in titles}
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        Console().print(bench_table(figures))


COMMANDS: dict[str, Callable[..., None]] = {
    "match": run_match,
    "ladder": run_ladder,
    "learn": run_learn,
    "calibrate": run_calibrate,
    "study": run_study,
    "bench": run_bench,
}
