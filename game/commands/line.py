"""The command line: which command with which options. Each command is imported only when it is asked for."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.streams import replace_unknown_signs
from game.paths import OWN_VARIABLE

if TYPE_CHECKING:
    from game.kit.mode import Mode
    from game.modes import Library

OWN_HELP = ". What its set-up asks for are options too: --LIST ENTRY (or all, random), --SWITCH, --PIECES NUMBER-OR-IDS"
PLAY_HELP = ". A window opens with its box out, or with the one that was out last"
SEATS_HELP = ". How many sit at its table is an option too: --seats NUMBER, or --PIECES NUMBER"
MADE_HELP = "read what players have made from this folder, or this one file, instead of your own folder"
SIZE_HELP = "window size as WIDTHxHEIGHT, for example 1920x1080"


def main(arguments: list[str]) -> int:
    """Run the command that the arguments name; without one the game opens. Returns the exit code."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    replace_unknown_signs()
    options, own = parser().parse_known_args(arguments or ["play"])
    if own and not (options.command in ("simulate", "shots") or (options.command == "play" and options.text)):
        parser().error(f"unrecognized arguments: {' '.join(own)}")
    options.own = own
    if getattr(options, "made", None) is not None:
        os.environ[OWN_VARIABLE] = str(options.made.absolute())
    try:
        return _COMMANDS[options.command](options)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0
    except Exception as fault:
        return _told(options.command, fault)


def _told(command: str, fault: Exception) -> int:
    """Say in a line what went wrong with a command; the way to it stands in the log. The exit code: 1."""
    from game.kit.errors import ContentError
    from game.log import Log, impersonal

    log = Log()
    log.write(f"command {command}", fault)
    if isinstance(fault, ContentError):
        print(f"The game's data is damaged; install it again.\n  {impersonal(str(fault))}", file=sys.stderr)
    else:
        what = impersonal(f"{type(fault).__name__}: {fault}")
        print(f"{command}: this is a fault of the program: {what}", file=sys.stderr)
    print(f"  The log lies at {log.file}.", file=sys.stderr)
    return 1


def parser() -> argparse.ArgumentParser:
    """All commands and options."""
    root = argparse.ArgumentParser(
        prog="main.py", description="Adventure games at a drawn table (unofficial fan work, not affiliated)."
    )
    commands = root.add_subparsers(dest="command", metavar="COMMAND", required=True)
    play = commands.add_parser("play", help="open the game, or play it in this terminal")
    play.add_argument("--text", action="store_true", help="play in the terminal, without a window")
    _add_game(play, OWN_HELP + PLAY_HELP)
    _add_made(play)
    play.add_argument("--seed", default="", type=_seed, help="with --text: the seed")
    play.add_argument("--resume", action="store_true", help="with --text: go on where the last game was left")
    play.add_argument(
        "--learn", nargs="?", type=_positive, const=0, metavar="LESSON",
        help="with --text: be led through a first game, from where you left it, or from a lesson by its number",
    )  # fmt: skip
    play.add_argument("--scenario", type=Path, help="begin at the state of a scenario file")
    play.add_argument("--windowed", type=_size, help=SIZE_HELP)
    simulate = commands.add_parser("simulate", help="let computer players play many games and count")
    _add_game(simulate, OWN_HELP)
    _add_made(simulate)
    simulate.add_argument("--games", type=_positive, default=100)
    simulate.add_argument("--policy", default="random", help="the computer player: random, sensible, ...")
    simulate.add_argument("--seed", default="0", type=_seed)
    simulate.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, help="processes; usually one a core")
    simulate.add_argument("--cluster", default="", metavar="ADDRESS", help="play on the workers of a dask scheduler")
    simulate.add_argument("--json", action="store_true")
    simulate.add_argument(
        "--trial", action="store_true", help="how hard it is: for each number at the table, by the sensible player"
    )
    simulate.add_argument("--report", type=Path, help="measure the balance and write it as a table to this file")
    scenario = commands.add_parser("scenario", help="lay out a state, play scripted answers, check what is expected")
    scenario.add_argument("file", type=Path)
    _add_game(scenario, ", and the file names none")
    check = commands.add_parser("check", help="check the data, the words, the pictures and the rules")
    check.add_argument("--json", action="store_true")
    _add_made(check)
    _add_game(check)
    vocabulary = commands.add_parser("vocabulary", help="print the words of the card language")
    vocabulary.add_argument("--out", type=Path, help="write them to this file instead")
    _add_game(vocabulary)
    replay = commands.add_parser("replay", help="play a saved game again from its answers and print its log")
    replay.add_argument("file", type=Path)
    exported = commands.add_parser("export", help="copy a saved journey as one file and say where it lies")
    exported.add_argument("journey", nargs="?", default="", help="its name; the one that was played last if not given")
    exported.add_argument("--to", type=Path, metavar="FOLDER", help="the folder; without it one among your documents")
    imported = commands.add_parser("import", help="take journeys from files among the saved ones")
    imported.add_argument("file", type=Path, nargs="+")
    bench = commands.add_parser("bench", help="measure speed and memory")
    bench.add_argument("--json", action="store_true")
    _add_game(bench)
    selftest = commands.add_parser("selftest", help="play a game through the real scenes and say whether it worked")
    _add_game(selftest)
    shots = commands.add_parser("shots", help="write a picture of every scene in telling states")
    shots.add_argument("--out", type=Path, required=True)
    shots.add_argument("--size", type=_size, default=(1920, 1080), help=SIZE_HELP)
    _add_game(shots, SEATS_HELP)
    return root


def _add_game(command: argparse.ArgumentParser, more: str = "") -> None:
    """The game that a command is about; the first of the house if none is named."""
    command.add_argument("--game", default="", metavar="ID", help=f"the game; the first one if not given{more}")


def _add_made(command: argparse.ArgumentParser) -> None:
    """What players have made for the game."""
    command.add_argument("--own", type=_existing, dest="made", metavar="PATH", help=MADE_HELP)


def _existing(text: str) -> Path:
    path = Path(text)
    if not path.exists():
        raise argparse.ArgumentTypeError(f"there is no {text!r}")
    return path


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
        from game.commands.common import open_words
        from game.commands.text import run as play_text
        from game.modes import Library

        library = Library(open_words())
        return play_text(library, options.game, options.own, options.seed, options.resume, options.learn,
                         options.scenario)  # fmt: skip
    from game.commands.window import run as open_game

    return open_game(options.scenario, options.windowed, options.game)


def _simulate(options: argparse.Namespace) -> int:
    from game.commands.simulate import SimulationPlan, run, run_report, run_trial

    library, mode = _open(options)
    record = library.record(mode.id)
    plan = SimulationPlan(options.games, options.policy, options.seed, options.jobs, options.cluster)
    if options.report is not None:
        return run_report(record, mode, options.own, plan, options.report)
    if options.trial:
        return run_trial(record, mode, options.own, plan, options.json)
    return run(record, mode, options.own, plan, options.json)


def _scenario(options: argparse.Namespace) -> int:
    from game.commands.common import open_words
    from game.commands.scenario import run, scenario_game
    from game.modes import Library

    return run(scenario_game(Library(open_words()), options.file, options.game), options.file)


def _check(options: argparse.Namespace) -> int:
    from game.commands.check import run
    from game.commands.common import named_game, open_words
    from game.modes import Library

    library = Library(open_words())
    return run(library, named_game(library, options.game), options.json)


def _vocabulary(options: argparse.Namespace) -> int:
    from game.commands.vocabulary import run

    return run(_open(options)[1], options.out)


def _replay(options: argparse.Namespace) -> int:
    from game.commands.replay import run

    return run(options.file)


def _export(options: argparse.Namespace) -> int:
    from game.commands.common import open_words
    from game.commands.journeys import run_export
    from game.modes import Library

    return run_export(Library(open_words()), options.journey, options.to)


def _import(options: argparse.Namespace) -> int:
    from game.commands.common import open_words
    from game.commands.journeys import run_import
    from game.modes import Library

    return run_import(Library(open_words()), options.file)


def _bench(options: argparse.Namespace) -> int:
    from game.commands.bench import run

    return run(options.game, options.json)


def _selftest(options: argparse.Namespace) -> int:
    from game.commands.selftest import run

    return run(options.game)


def _shots(options: argparse.Namespace) -> int:
    from game.commands.shots import run

    return run(options.game, options.out, options.size, options.own)


def _open(options: argparse.Namespace) -> tuple[Library, Mode]:
    """The games, and the one that the options name."""
    from game.commands.common import open_game, open_words
    from game.modes import Library

    library = Library(open_words())
    return library, open_game(library, options.game)


_COMMANDS = {
    "play": _play, "simulate": _simulate, "scenario": _scenario, "check": _check, "vocabulary": _vocabulary,
    "replay": _replay, "export": _export, "import": _import, "bench": _bench, "selftest": _selftest, "shots": _shots,
}  # fmt: skip
