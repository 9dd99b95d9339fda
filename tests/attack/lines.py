"""Lines of any kind in a terminal, and command lines of any kind: an answer, or a sentence that says what is wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager
from io import BytesIO, TextIOWrapper
from pathlib import Path
from random import Random

from game.commands.line import main
from game.modes import GAMES
from tests.attack.attack import Attack, Attempt, Failed, Watch
from tests.attack.house import at_home, open_house
from tests.attack.journeys import any_save

LINES = 50
PLAYED, TYPED, REPLAYED = 0.4, 0.6, 0.8
"""Lines at the table, in the set-up too, a replay; else command lines."""
MOST_DIGITS = 4_300
"""Of a number in a line of text that Python reads."""
WORDS = (
    "", "0", "1", "1", "1", "2", "3", "1 2", "2,1", "1,1", "1 2 3 4", "?", "t", "l", "l 2", "u", "u!", "i", "i 1",
    "f", "f 1", "w", "r", "r 1", "!random", "!thrifty", "y", "look", "log 3", "card a", "rules e", "undo", "rewind",
)  # fmt: skip
ODD = (
    "i ²", "l ²", "²", "٣", "i ٣", "½", "-1", "1.5", "1e3", "0x1", "+1", "9" * (MOST_DIGITS + 1),
    "i " + "9" * 5_000, "l " + "9" * 5_000, "1 " * 3_000, "\udcff", "i \udcff", "\u0000", "x" * 20_000, "[b]", "{x}",
    "%s", "r HT-²", "\u202e", "\ufeff1", "🎲", "i\t1", ",", "1,", ",,1",
)  # fmt: skip
ARGUMENTS = (
    "--heroes", "--quest", "--grim", "--seed", "--games", "--policy", "--json", "--board", "--figures", "--size",
    "--windowed", "--scenario", "--text", "--resume", "--out", "--game", "--seats", "random", "all", "",
    "1", "2", "²", "-1", "9" * 5_000, "\udcff", "1x1", "99999x99999", "²x²", "nobody", "terrinoth",
    "kari-wraithstalker,,", "/", "\u0000", "x" * 5_000, "--", "-h",
)  # fmt: skip
COMMANDS = ("play --text", "replay", "scenario", "vocabulary", "simulate --games 1 --jobs 1", "xyz")


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """A home of its own, in which everything is written."""
    with at_home(folder), chdir(folder):
        library = open_house()

        def attempt(random: Random, watch: Watch) -> None:
            way = random.random()
            if way < TYPED:
                typed = [random.choice(ODD if random.random() < 0.3 else WORDS) for _ in range(LINES)]
                game = random.choice(GAMES).id
                command([*["play", "--text", "--game"], game, "--seed", "s"], typed, random, watch)
            elif way < REPLAYED:
                file = any_save(library, random, folder)
                command(["replay", str(file)], [], random, watch)
            else:
                more = [random.choice(ARGUMENTS) for _ in range(random.randint(0, 4))]
                command([*random.choice(COMMANDS).split(), *more], ["1", "q"], random, watch)

        yield attempt


def command(arguments: Sequence[str], typed: Sequence[str], random: Random, watch: Watch) -> None:
    """Run a command line while these lines are typed, on a terminal that may know ASCII only."""
    streams = sys.stdin, sys.stdout, sys.stderr
    encoding = random.choice(("ascii", "utf-8", "latin-1"))
    source = BytesIO("\n".join(typed).encode("utf-8", "surrogateescape"))
    made = [BytesIO(), BytesIO()]
    terminal = [TextIOWrapper(stream, encoding, write_through=True) for stream in (source, *made)]
    sys.stdin, sys.stdout, sys.stderr = terminal
    watch.step()
    code: object = 0
    try:
        code = main(list(arguments))
    except SystemExit as end:
        code = end.code or 0
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
    said = b"".join(stream.getvalue() for stream in made)
    if b"Traceback" in said or code not in (0, 1, 2):
        raise Failed(f"{arguments}: ended with {code}")
    if code and not said.strip():
        raise Failed(f"{arguments}: ended with {code}, and says nothing")


ATTACK = Attack("lines", "lines", 20_000, 300, prepared, each=LINES)
