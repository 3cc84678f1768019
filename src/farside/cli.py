"""The command line. Every mistake of the caller is one line that says what is possible, and exit code 2."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import product
from math import comb
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from typer.core import TyperGroup

import farside
from farside.core import checks
from farside.core.actions import player_at
from farside.core.game import LANGUAGES, Value
from farside.core.record import Record, RecordError, tupled
from farside.core.shelf import AnyGame
from farside.core.state import Event
from farside.lab.bench import bench, bench_search
from farside.lab.ladder import ladder, put_into
from farside.lab.learn import Course, known, learn
from farside.lab.match import match
from farside.lab.pool import cores
from farside.lab.screens import bench_table, ladder_table, match_table, search_table
from farside.terminal import HUMAN, Terminal

BAD_INPUT = 2
BROKEN = 1
LARGEST_FILE = 10_000_000  # bytes; a long game takes a hundred thousand


class OneLine(TyperGroup):
    """Says what is wrong with a command line in one line."""

    def main(self, *args: Any, **settings: Any) -> Any:
        settings["standalone_mode"] = False
        try:
            code = super().main(*args, **settings)
        except typer.Abort:
            sys.exit(BROKEN)
        except Exception as error:
            say = getattr(error, "format_message", None)  # a usage error, whichever Click it comes from
            if say is None:
                raise
            typer.echo(f"farside: {say()}", err=True)
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and args[0] not in self.commands and not args[0].startswith("-"):
            fail(f"there is no command '{args[0]}'; possible: {', '.join(self.commands)}")
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=OneLine,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Board games of exploration. Without a command: open a table here and show it in the browser.",
)

BOTS = (
    "chance",
    "greedy",
    "mcts-easy",
    "mcts-normal",
    "mcts-hard",
)  # for people to play against
GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game's key, see `farside games`.")]
Seed = Annotated[int | None, typer.Option(help="The luck of the game; by lot if not given.")]
Lang = Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")]
Variants = Annotated[list[str], typer.Option("--variant", metavar="NAME=VALUE", help="May be given several times.")]
Workers = Annotated[int | None, typer.Option(min=1, help="How many processes; as many as processors if not given.")]
Json = Annotated[bool, typer.Option("--json", help="For programs.")]


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    typer.echo(f"farside: {message}", err=True)
    raise typer.Exit(code)


@contextmanager
def plainly() -> Iterator[None]:
    """What the caller got wrong, in one line."""
    try:
        yield
    except ValueError as error:
        fail(str(error))
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def read_variants(pairs: list[str]) -> dict[str, Value]:
    """`name=value`, where the value is JSON or else a word."""
    found: dict[str, Value] = {}
    for pair in pairs:
        name, sign, word = pair.partition("=")
        if not sign:
            fail(f"'{pair}' is no variant; expected NAME=VALUE")
        try:
            found[name] = tupled(json.loads(word))
        except ValueError:
            found[name] = word
    return found


def chosen_seed(seed: int | None) -> int:
    return SystemRandom().getrandbits(32) if seed is None else seed


# -- the table -------------------------------------------------------------------------------------


def open_table(**settings: Any) -> None:
    """Serve until stopped."""
    from farside.table import serve as server  # a server takes its time to import; other commands need none

    try:
        server.run(**settings)
    except SystemExit as stop:
        if isinstance(stop.code, str):
            fail(stop.code.removeprefix("farside: "))
        raise


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(farside.__version__)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def here(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
) -> None:
    """Open a table on this computer and show it in the browser."""
    if context.invoked_subcommand is None:
        open_table(host="127.0.0.1", open_browser=True)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen at.")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help="Where games are kept.")] = None,
    workers: Annotated[int | None, typer.Option(help="How many processes.")] = None,
    advice: Annotated[bool | None, typer.Option(help="Whether new tables give advice unless told otherwise.")] = None,
) -> None:
    """Serve tables to others."""
    open_table(host=host, port=port, database=database, workers=workers, advice=advice)


# -- playing ---------------------------------------------------------------------------------------


def read_players(text: str) -> list[str]:
    """Who sits where: `human` or the key of a bot."""
    players = [word.strip() for word in text.split(",")]
    for player in players:
        if player != HUMAN and player not in farside.bots():
            fail(f"nobody is called '{player}'; possible: {HUMAN}, {', '.join(farside.bots())}")
    return players


def hear() -> str:
    """A line of input; the prompt goes where it does not disturb a pipe."""
    if sys.stdin.isatty():
        sys.stderr.write("> ")
        sys.stderr.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


@app.command()
def play(
    game: GameKey,
    seats: Annotated[
        str, typer.Option(help=f"Who sits where: {HUMAN}, or a bot ({', '.join(BOTS)}).")
    ] = "human,greedy",
    seed: Seed = None,
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
    lang: Lang = "en",
    save: Annotated[Path | None, typer.Option(help="Write the record here.")] = None,
) -> None:
    """Play in the terminal."""
    players = read_players(seats)
    with plainly():
        record = Record(game, len(players), chosen_seed(seed), read_variants(variant))
        farside.game(game).phrases(lang)
        table = Terminal(record, players, lang, hear, typer.echo)
    table.play()
    if save is not None:
        with plainly():
            save.write_text(record.dumps(), encoding="utf-8")


@app.command()
def games() -> None:
    """The games on the shelf."""
    table = Table("game", "title", "players", "variants", "edition", box=None)
    for key in farside.shelf():
        game = farside.game(key)
        players = f"{game.seats.start} to {game.seats.stop - 1}"
        table.add_row(key, game.phrases("en").say("title"), players, shown_variants(game), str(game.edition))
    Console().print(table)


def shown_variants(game: AnyGame) -> str:
    return "; ".join(f"{name}={'|'.join(map(str, values))}" for name, values in game.variants.items())


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    to: Annotated[int | None, typer.Option(metavar="PLY", help="Stop after so many moves.")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a picture of the last position.")] = None,
    lang: Lang = "en",
) -> None:
    """Tell a recorded game."""
    with plainly():
        record = read_record(file)
        log: list[Event] = []
        game = farside.game(record.game)
        voice = game.voice(lang)
        state = record.replay(to, log)
        for event in log:
            typer.echo(f"{event.ply:>4}  {voice.line(event)}")
        for place, points in enumerate(game.scores(state)):
            name = voice.name(player_at(place, state.seats))
            typer.echo(voice.say("terminal-points", {"seat": name, "points": points}))
        if svg is not None:
            svg.write_text(game.picture(game.view(state, None), lang), encoding="utf-8")


def read_record(file: Path) -> Record:
    if file.is_file() and file.stat().st_size > LARGEST_FILE:
        raise RecordError(f"{file}: too large for a record")
    try:
        return Record.loads(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(f"{file}: line 1: expected a record in UTF-8") from error
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from error


# -- the workshop ----------------------------------------------------------------------------------


@app.command()
def check(
    game: GameKey,
    number: Annotated[int, typer.Option("--games", min=1, help="Random games of each kind.")] = 20,
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
    seed: Annotated[int, typer.Option(min=0, help="The first seed.")] = 1,
) -> None:
    """Try a game's promises on random games, with every player count and every variant that is not given."""
    with plainly():
        title = farside.game(game)
        chosen = read_variants(variant)
        title.settings(title.seats[-1] if title.solo is None else title.solo.most, chosen)
    for seats in title.seats:
        for kind in kinds(title, seats, chosen):
            check_kind(title, seats, kind, range(seed, seed + number))
    typer.echo(f"{game}: every promise is kept")


def kinds(title: AnyGame, seats: int, chosen: dict[str, Value]) -> list[dict[str, Value]]:
    """The combinations of variants that so many people may play."""
    found = []
    open_ones = {name: values for name, values in title.variants.items() if name not in chosen}
    for values in product(*open_ones.values()):
        with suppress(ValueError):
            found.append(title.settings(seats, dict(zip(open_ones, values, strict=True)) | chosen))
    return found


def check_kind(title: AnyGame, seats: int, variants: dict[str, Value], seeds: range) -> None:
    """Games of one kind, and a line about them."""
    plies = []
    for seed in seeds:
        try:
            plies.append(checks.play(title, seats, seed, **variants).state.ply)
        except AssertionError as error:
            fail(f"a promise is broken: {error}", BROKEN)
    kind = ", ".join([f"{seats} players", *(f"{name}={value}" for name, value in variants.items())])
    typer.echo(f"{kind}: {len(plies)} games of {min(plies)} to {max(plies)} moves")


@app.command("match")
def run_match(
    game: GameKey,
    bots: Annotated[str, typer.Option(help="Who plays, e.g. greedy,chance; as many as seats.")] = "greedy,chance",
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="The first seed; each is played with every rotation.")] = 1,
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
    workers: Workers = None,
    as_json: Json = False,
) -> None:
    """Bots against each other: seats rotated, paired seeds, win rates and mean places with 95 % intervals."""
    players = read_bots(bots)
    with plainly():
        title = farside.game(game)
        chosen = title.settings(len(players), read_variants(variant))
    with progress(number, as_json) as watch:
        result = match(title, players, number, seed, chosen, watch, workers or cores())
    if as_json:
        typer.echo(json.dumps(result.shown()))
    else:
        Console().print(match_table(result))


@app.command("ladder")
def run_ladder(
    game: GameKey,
    bots: Annotated[str, typer.Option(help="Who is rated, e.g. chance,greedy; the whole roster if not given.")] = "",
    number: Annotated[int, typer.Option("--games", min=1, help="How many games at each table of bots.")] = 100,
    seats: Annotated[int, typer.Option(min=2, help="How many sit at a table.")] = 2,
    seed: Annotated[int, typer.Option(min=0, help="The first seed; each is played with every rotation.")] = 1,
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="Put the table into this page.")] = None,
    workers: Workers = None,
    as_json: Json = False,
) -> None:
    """Rate bots on one scale: all of them at tables with each other, Bradley-Terry ratings with 95 % intervals."""
    players = read_bots(bots) if bots else farside.bots()
    with plainly():
        title = farside.game(game)
        chosen = title.settings(seats, read_variants(variant))
        total = comb(len(players), seats) * -(-number // seats) * seats
        with progress(total, as_json) as watch:
            found = ladder(title, players, number, seed, seats, chosen, watch, workers or cores())
        if write is not None:
            command = f"farside ladder {game} --bots {','.join(players)} --games {number} --seats {seats} --seed {seed}"
            command = " ".join([command, *(f"--variant {each}" for each in variant)])
            write.write_text(put_into(write.read_text(encoding="utf-8"), found, command), encoding="utf-8")
    if as_json:
        typer.echo(json.dumps(found.shown()))
    else:
        Console().print(ladder_table(found))


@app.command("learn")
def run_learn(
    game: GameKey,
    number: Annotated[int, typer.Option("--games", min=1, help="Games a round.")] = Course.games,
    rounds: Annotated[int, typer.Option(min=1, help="Each begins with what the last one found.")] = Course.rounds,
    seed: Annotated[int, typer.Option(min=0, help="The luck of all games.")] = 1,
    seats: Annotated[str, typer.Option(help="How many play, in turn, e.g. 2,3.")] = "2",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the weights here, not to the screen.")] = None,
    workers: Workers = None,
) -> None:
    """Learn what a position is worth, from games of greedy bots with tastes of all kinds."""
    with plainly():
        title = farside.game(game)
        counts = read_counts(seats)
        for count in counts:
            title.settings(count, {})
        features = known(title)
    course = Course(game, number, rounds, seed, counts)
    with progress(number * rounds, False) as watch:
        text = learn(course, workers or cores(), watch).dumps(features)
    if out is None:
        typer.echo(text, nl=False)
    else:
        with plainly():
            out.write_text(text, encoding="utf-8")


def read_counts(text: str) -> tuple[int, ...]:
    """Numbers of players."""
    if not all(word.strip().isdecimal() for word in text.split(",")):
        fail(f"--seats: expected numbers of players, e.g. 2,3; not '{text}'")
    return tuple(int(word) for word in text.split(","))


def read_bots(text: str) -> list[str]:
    """Bots by their keys."""
    players = [word.strip() for word in text.split(",")]
    with plainly():
        for player in players:
            farside.bot(player)
    return players


@contextmanager
def progress(total: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on a screen, nothing in a pipe."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task("games", total=total)
        yield lambda done: bar.update(task, completed=done)


@app.command("study")
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
    box: Annotated[Path | None, typer.Option(metavar="FILE", help="A changed components.toml, to compare.")] = None,
    forbid: Annotated[list[str], typer.Option(metavar="ACTION", help="A verb or a pattern closed to one player.")] = [],  # noqa: B006  # Typer copies its defaults
    about: Annotated[list[str], typer.Option("--study", metavar="KEY", help="Only this question.")] = [],  # noqa: B006  # the same
    variant: Variants = [],  # noqa: B006  # the same
    lang: Lang = "en",
) -> None:
    """Play thousands of games; write them as Parquet, and what they say as a page."""
    with plainly():
        from farside.lab import studying  # Parquet and Ray are an extra; other commands need neither

        asked = studying.Question(game, number, out, seats, bots, seed, workers, ray, box, forbid, about, lang)
        studying.study(asked, read_variants(variant), typer.echo)


@app.command("bench")
def run_bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game's key; all if not given.")] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long for each figure.")] = 1.0,
    search: Annotated[bool, typer.Option("--search", help="Iterations of tree searches instead.")] = False,
    as_json: Json = False,
) -> None:
    """Decisions, copies and games per second of one processor, in random play."""
    with plainly():
        titles = [farside.game(key) for key in ([game] if game else farside.shelf())]
    if search:
        found = {title.key: bench_search(title, seconds) for title in titles}
        typer.echo(json.dumps(found)) if as_json else Console().print(search_table(found))
        return
    figures = {title.key: bench(title, seconds) for title in titles}
    if as_json:
        typer.echo(json.dumps(figures))
    else:
        Console().print(bench_table(figures))


if __name__ == "__main__":
    app()
