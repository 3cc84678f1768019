"""The command line. Every mistake of the caller is one line that says what is possible, and exit code 2."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from itertools import product
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from typer.core import TyperGroup

import farside
from farside import admin, analysing, boxing, copyist, site, transcript, verifying, wording, workshop
from farside.bots import reflex
from farside.bots.roster import check_temper, opponents
from farside.caller import (
    BAD_INPUT,
    BROKEN,
    Boxes,
    GameKey,
    Guests,
    Lang,
    Seed,
    Variants,
    fail,
    invite,
    plainly,
    program,
    read_variants,
)
from farside.core import checks, lessons
from farside.core.actions import player_at
from farside.core.game import Value
from farside.core.record import Record
from farside.core.shelf import AnyGame, left_out
from farside.core.state import Event
from farside.terminal import HUMAN, Terminal

EVERY = 1  # `check` paints every position


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


ABOUT = "Board games of exploration. Without a command: open a table here and show it in the browser."
app = program(ABOUT, cls=OneLine)


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
    workers: Annotated[int | None, typer.Option(help="How many processes share the visitors of this address.")] = None,
    advice: Annotated[bool | None, typer.Option(help="Whether new tables give advice unless told otherwise.")] = None,
    talk: Annotated[bool | None, typer.Option(help="Whether people may talk at their tables.")] = None,
    root_path: Annotated[
        str | None, typer.Option(metavar="PATH", help="The path below which a proxy shows the table, e.g. /farside.")
    ] = None,
    durability: Annotated[
        str | None,
        typer.Option(metavar="full|fast", help="Whether each move is synced to the disk before it is answered."),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="What the world calls this house, e.g. https://games.example.org."),
    ] = None,
    limits: Annotated[
        str | None,
        typer.Option(
            metavar="on|off", help="Whether visitors are kept from asking too much; on unless only this computer comes."
        ),
    ] = None,
    limit: Annotated[
        str | None,
        typer.Option(metavar="NAME=NUMBER,…", help="Other limits than the usual ones, e.g. tables=100,streams=500."),
    ] = None,
    patience: Annotated[
        int | None,
        typer.Option(metavar="SECONDS", help="How long bots may think about a move; who takes longer is not offered."),
    ] = None,
    log: Annotated[
        str | None,
        typer.Option(metavar="text|json|requests", help="How the server speaks of itself; never with tokens."),
    ] = None,
    metrics: Annotated[
        str | None,
        typer.Option(metavar="secret|open", help="Who may read /metrics: whoever has the desk's secret, or everybody."),
    ] = None,
    backups: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="Where the desk's backups go; best on another disk.")
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where mail is handed in: smtp://user:password@mail.example.org?from=farside@example.org",
        ),
    ] = None,
    push_contact: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Whom push services may write to: a mail address or a page.")
    ] = None,
    box: Boxes = [],  # noqa: B006  # Typer copies its defaults
    bot: Guests = [],  # noqa: B006  # the same
) -> None:
    """Serve tables to others."""
    boxing.lend_to_server(box)
    invite(bot)
    open_table(
        host=host,
        port=port,
        database=database,
        workers=workers,
        advice=advice,
        talk=talk,
        root_path=root_path,
        durability=durability,
        public_url=public_url,
        limits=limits,
        limit=limit,
        patience=patience,
        log=log,
        metrics=metrics,
        backups=backups,
        smtp=smtp,
        push_contact=push_contact,
    )


# -- playing ---------------------------------------------------------------------------------------


def read_players(text: str) -> list[str]:
    """Who sits where: `human` or the key of a bot."""
    players = [word.strip() for word in text.split(",")]
    for player in players:
        try:
            if player != HUMAN:
                farside.bot(player)
        except ValueError:
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
        str, typer.Option(help=f"Who sits where: {HUMAN}, or a bot ({', '.join(opponents())}; expert:raider).")
    ] = "human,greedy",
    seed: Seed = None,
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
    lang: Lang = "en",
    save: Annotated[Path | None, typer.Option(help="Write the record here.")] = None,
    box: Boxes = [],  # noqa: B006  # the same
    bot: Guests = [],  # noqa: B006  # the same
) -> None:
    """Play in the terminal."""
    invite(bot)
    players = read_players(seats)
    boxing.lend(box, game)
    with plainly():
        for player in players:
            check_temper(player, farside.game(game))
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
    for one in left_out():
        typer.echo(f"farside: {one.key} is left out: {one.why}", err=True)


@app.command("lessons")
def list_lessons(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="All games if left out.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """The guided games: at /learn/GAME of a table."""
    with plainly():
        titles = [farside.game(key) for key in ([game] if game else farside.shelf())]
        found = [one for title in titles for one in lessons.lessons(title)]
    rows = [
        {"game": one.game, "lesson": one.key, "steps": len(one.ideas), "seats": one.seats, "seed": one.seed}
        for one in found
    ]
    if as_json:
        typer.echo(json.dumps(rows))
        return
    table = Table("game", "lesson", "steps", "seats", "seed", box=None)
    for row in rows:
        table.add_row(*[str(value) for value in row.values()])
    Console().print(table)


def shown_variants(game: AnyGame) -> str:
    return "; ".join(f"{name}={'|'.join(map(str, values))}" for name, values in game.variants.items())


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    to: Annotated[int | None, typer.Option(metavar="PLY", help="Stop after so many moves.")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a picture of the last position.")] = None,
    lang: Lang = "en",
    box: Boxes = [],  # noqa: B006  # the same
) -> None:
    """Tell a recorded game."""
    with plainly():
        record = verifying.read_record(file, box)
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


app.command()(verifying.verify)
app.command()(analysing.analyse)
app.command()(transcript.transcript)
app.command()(wording.texts)
app.command()(site.site)


# -- the workshop ----------------------------------------------------------------------------------


@app.command()
def check(
    game: GameKey,
    number: Annotated[int, typer.Option("--games", min=1, help="Random games of each kind.")] = 20,
    variant: Variants = [],  # noqa: B006  # Typer copies its defaults
    seed: Annotated[int, typer.Option(min=0, help="The first seed.")] = 1,
    values: Annotated[
        int, typer.Option("--numbers", min=0, help="So many values of its component files are changed, one at a time.")
    ] = checks.VALUES,
    box: Boxes = [],  # noqa: B006  # the same
) -> None:
    """Try a game's promises on random games, with every player count and every variant that is not given."""
    boxing.lend(box, game)
    with plainly():
        title = farside.game(game)
        chosen = read_variants(variant)
        title.settings(title.seats[-1] if title.solo is None else title.solo.most, chosen)
        if copyist.is_stale(game):
            fail(f"copies.py does not go with the fields of {game}; `farside copies {game}` writes it anew", BROKEN)
    for seats in title.seats:
        for kind in kinds(title, seats, chosen):
            check_kind(title, seats, kind, range(seed, seed + number))
    check_numbers(game, values, seed)
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
            plies.append(checks.play(title, seats, seed, EVERY, **variants).state.ply)
        except AssertionError as error:
            fail(f"a promise is broken: {error}", BROKEN)
    kind = ", ".join([f"{seats} players", *(f"{name}={value}" for name, value in variants.items())])
    typer.echo(f"{kind}: {len(plies)} games of {min(plies)} to {max(plies)} moves")


def check_numbers(game: str, many: int, seed: int) -> None:
    """Component files whose values all matter, and a line about them."""
    try:
        found = checks.no_number_is_idle(game, many, seed)
        unseen = checks.numbers_in_play(game, many, seed, winner=reflex.BOT.glance)
    except AssertionError as error:
        fail(f"a promise is broken: {error}", BROKEN)
    typer.echo(f"component files: {min(many, found)} of {found} values changed, none of them idle")
    typer.echo(f"component files: of {many} numbers changed, {len(unseen) or 'none'} that no game has shown")
    for each in unseen:
        typer.echo(f"  {each}")


@app.command()
def copies(games: Annotated[list[str], typer.Argument(metavar="GAME...", help="Keys, see `farside games`.")]) -> None:
    """Write how positions of a game are copied and frozen, from the fields that its state declares."""
    with plainly():
        for game in games:
            typer.echo(copyist.write(game))


app.add_typer(admin.app, name="admin")
app.add_typer(boxing.app, name="box")

for _name, _command in workshop.COMMANDS.items():
    app.command(_name)(_command)


if __name__ == "__main__":
    app()
