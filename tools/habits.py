"""Habits: what games of bots are like, in numbers: who waits, what is used, how games end.

python tools/habits.py mars --seats 3 --games 40 --seed 9001 --bots greedy
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from random import Random
from typing import Any

import farside
from farside.games.antarctica.components import COLOURS, OPEN_TRACKS, OPEN_ZONES

VARIANTS: dict[str, Any] = {}
TOLD = ("deal", "accept", "raid", "fight", "propose", "propose-all", "call", "spy", "steal", "idle")


def main() -> None:
    args = arguments()
    title = farside.game(args.game)
    bots = args.bots.split(",")
    VARIANTS.update({name: json.loads(value) for name, value in (one.split("=") for one in args.variant)})
    games = [play(title, bots, args.seats, args.seed + number) for number in range(args.games)]
    sys.stdout.write(json.dumps(summary(games)) + "\n")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=9001)
    parser.add_argument("--bots", default="greedy", help="in turn around the table")
    parser.add_argument("--variant", action="append", default=[], help="name=value, the value as JSON")
    return parser.parse_args()


def play(title: Any, bots: list[str], seats: int, seed: int) -> dict[str, float]:
    log: list[Any] = []
    state = title.start(seats=seats, seed=seed, log=log, **VARIANTS)
    dice = [Random(f"{seed} {seat}") for seat in range(seats)]
    players = [farside.bot(bots[seat % len(bots)]) for seat in range(seats)]
    verbs: Counter[str] = Counter()
    asked, longest = [0] * seats, [0] * seats
    while not state.over:
        seat = state.turn()
        answer = players[seat].choose(title.sight(state, seat, dice[seat]))
        verbs[title.actions.name(answer).partition(":")[0]] += 1
        state.act(seat, answer)
        asked[seat] = turns_of(state)
        longest = [max(most, turns_of(state) - at) for most, at in zip(longest, asked, strict=True)]
    winners, scores = title.winners(state), title.scores(state)
    ranked = sorted(scores[:seats])
    found = {
        "plies": state.ply,
        "first seat wins": float(starts(state) in winners) / len(winners),
        "points": max(scores),
    }
    found |= {"margin": max(scores) - ranked[-2], "turns": turns_of(state), "longest wait, turns": max(longest)}
    found |= {f"verb {verb}": count for verb, count in verbs.items()}
    told = Counter(event.kind for event in log)
    found |= {f"told {kind}": count for kind, count in told.items() if kind in TOLD}
    if title.key == "antarctica":
        found["waits over two laps"] = float(max(longest) > 2 * len(OPEN_ZONES[seats]))
    return found | special(title.key, state, seats)


def turns_of(state: Any) -> int:
    """How far a game is: zones that the sun has moved at Antarctica, else rounds."""
    return int(state.way if hasattr(state, "way") else getattr(state, "round", 0))


def starts(state: Any) -> int:
    """The seat that began: at Mars it is drawn by lot."""
    return int(getattr(state, "first", 0)) if hasattr(state, "holders") else 0


def special(game: str, state: Any, seats: int) -> dict[str, float]:
    if game == "antarctica":
        entered = [[t for t in OPEN_TRACKS[seats] if state.cubes[t * COLOURS + seat] > 0] for seat in range(seats)]
        shared = bool(set.intersection(*map(set, entered)))
        return {
            f"end {state.ended}": 1,
            "tracks a seat": sum(map(len, entered)) / seats,
            "one track shared by all": shared,
        }
    if game == "magnastorm":
        return {f"round {state.round}": 1, "reputation most": max(state.reputation)}
    return {}


def summary(games: list[dict[str, float]]) -> dict[str, float]:
    keys = sorted({key for game in games for key in game})
    found = {key: round(sum(game.get(key, 0) for game in games) / len(games), 3) for key in keys}
    return {"games": len(games), "longest wait of all": max(game["longest wait, turns"] for game in games)} | found


if __name__ == "__main__":
    main()
