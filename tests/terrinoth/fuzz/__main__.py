"""`python -m tests.terrinoth.fuzz --games 20000`: many random games; the last go through a save at every question."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import perf_counter

from game.paths import data_folder
from game.terrinoth.compiling import load_box
from tests.terrinoth.fuzz.games import play, play_saving


def main() -> int:
    """Play; print what broke, with the number that plays it again; 1 if anything did."""
    parser = argparse.ArgumentParser(prog="python -m tests.terrinoth.fuzz", description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--saving", type=int, default=100, help="how many of them are saved at every question")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    options = parser.parse_args()
    box = load_box(data_folder() / "terrinoth")
    ends: Counter[str] = Counter()
    faults, start = 0, perf_counter()
    for number in range(options.first, options.first + options.games):
        saving = number >= options.first + options.games - options.saving
        try:
            session = play_saving(box, number) if saving else play(box, number, folded=number % 20 == 0)
            ends[str(session.state.board.tracks["outcome"])] += 1
        except Exception as fault:
            faults += 1
            print(f"game {number}: {type(fault).__name__}: {fault}", flush=True)
        if (number + 1) % 1000 == 0:
            print(f"{number + 1} played, {faults} faults, {perf_counter() - start:.0f} s", flush=True)
    print(f"{options.games} games, {ends['victory']} won, {ends['defeat']} lost, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
