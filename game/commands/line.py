"""The command line: which command with which options. Each command is imported only when it is asked for."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

STARTED_VARIABLE = "HEROES_STARTED"
"""Set by `bench` to the time of the start: the game then shows one frame, tells how long that took, and leaves."""
SIZE_HELP = "window size as WIDTHxHEIGHT, for example 1920x1080"


def main(arguments: list[str]) -> int:
    """Run the command that the arguments name; without one the game opens. Returns the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    options = parser().parse_args(arguments or ["play"])
    try:
        return _COMMANDS[options.command](options)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0


def parser() -> argparse.ArgumentParser:
    """All commands and options."""
    root = argparse.ArgumentParser(
        prog="main.py", description="Heroes of Terrinoth at a drawn table (unofficial fan work, not affiliated)."
    )
    commands = root.add_subparsers(dest="command", metavar="COMMAND", required=True)
    play = commands.add_parser("play", help="open the game, or play it in this terminal")
    play.add_argument("--text", action="store_true", help="play in the terminal, without a window")
    play.add_argument("--quest", default="", help="with --text: the quest to play, or random")
    play.add_argument("--heroes", default="", help="with --text: a number of heroes, or hero ids, comma-separated")
    play.add_argument("--seed", default="", type=_seed, help="with --text: the seed")
    play.add_argument("--resume", action="store_true", help="with --text: go on where the last game was left")
    play.add_argument("--scenario", type=Path, help="open the table at the state of a scenario file")
    play.add_argument("--windowed", type=_size, help=SIZE_HELP)
    simulate = commands.add_parser("simulate", help="let agents play many games and count")
    simulate.add_argument("--quest", default="all", help="a quest id, or all")
    simulate.add_argument("--heroes", default="2", help="a number of heroes, or hero ids, comma-separated")
    simulate.add_argument("--games", type=_positive, default=100)
    simulate.add_argument("--policy", choices=("random", "sensible"), default="random")
    simulate.add_argument("--seed", default="0", type=_seed)
    simulate.add_argument("--grim", action="store_true", help="play with the Grim Rule")
    simulate.add_argument("--json", action="store_true")
    simulate.add_argument("--report", type=Path, help="write the balance of 2, 3 and 4 heroes as a table to this file")
    scenario = commands.add_parser("scenario", help="lay out a state, play scripted answers, check what is expected")
    scenario.add_argument("file", type=Path)
    check = commands.add_parser("check", help="check the data, the words, the pictures and the rules")
    check.add_argument("--json", action="store_true")
    vocabulary = commands.add_parser("vocabulary", help="print the words of the card language")
    vocabulary.add_argument("--out", type=Path, help="write them to this file instead")
    replay = commands.add_parser("replay", help="play a saved game again from its answers and print its log")
    replay.add_argument("file", type=Path)
    bench = commands.add_parser("bench", help="measure speed and memory")
    bench.add_argument("--json", action="store_true")
    commands.add_parser("selftest", help="play a quest through the real scenes and say whether it worked")
    shots = commands.add_parser("shots", help="write a picture of every scene in telling states")
    shots.add_argument("--out", type=Path, required=True)
    shots.add_argument("--size", type=_size, default=(1920, 1080), help=SIZE_HELP)
    shots.add_argument("--heroes", type=int, choices=(2, 3, 4), default=2)
    return root


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and 960 <= int(width) <= 7680 and 540 <= int(height) <= 4320):
        raise argparse.ArgumentTypeError(f"{text!r} is no size between 960x540 and 7680x4320")
    return int(width), int(height)


def _seed(text: str) -> str:
    """Every seed is hashed as UTF-8; bytes that are none come from the shell as lone surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("a seed is text in UTF-8") from None
    return text


def _positive(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return int(text)


def _play(options: argparse.Namespace) -> int:
    if options.text:
        from game.commands.text import run as play_text

        return play_text(options.quest, options.heroes, options.seed, options.resume)
    from game.commands.window import run as open_game

    return open_game(options.scenario, options.windowed)


def _simulate(options: argparse.Namespace) -> int:
    from game.commands.simulate import run, run_report

    if options.report is not None:
        return run_report(options.quest, options.games, options.seed, options.report)
    return run(options.quest, options.heroes, options.games, options.policy, options.seed, options.grim, options.json)


def _scenario(options: argparse.Namespace) -> int:
    from game.commands.scenario import run

    return run(options.file)


def _check(options: argparse.Namespace) -> int:
    from game.commands.check import run

    return run(options.json)


def _vocabulary(options: argparse.Namespace) -> int:
    from game.commands.vocabulary import run

    return run(options.out)


def _replay(options: argparse.Namespace) -> int:
    from game.commands.replay import run

    return run(options.file)


def _bench(options: argparse.Namespace) -> int:
    from game.commands.bench import run

    return run(options.json)


def _selftest(options: argparse.Namespace) -> int:
    from game.commands.selftest import run

    return run()


def _shots(options: argparse.Namespace) -> int:
    from game.commands.shots import run

    return run(options.out, options.size, options.heroes)


_COMMANDS = {
    "play": _play, "simulate": _simulate, "scenario": _scenario, "check": _check, "vocabulary": _vocabulary,
    "replay": _replay, "bench": _bench, "selftest": _selftest, "shots": _shots,
}  # fmt: skip
