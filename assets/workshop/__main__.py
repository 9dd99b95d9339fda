"""`python -m assets.workshop bake [ID...]` and `python -m assets.workshop contact --out DIR [ID...]`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from assets.workshop.bake import bake, recipes
from assets.workshop.contact import write_sheets


def parser() -> argparse.ArgumentParser:
    """The command line: one word, then ids or patterns of ids."""
    line = argparse.ArgumentParser(prog="python -m assets.workshop", description=__doc__)
    commands = line.add_subparsers(dest="command", required=True)
    baking = commands.add_parser("bake", help="draw what changed since it was last baked")
    baking.add_argument("ids", nargs="*", help="ids or patterns such as 'icons/*'; all without")
    baking.add_argument("--force", action="store_true", help="draw also what did not change")
    sheets = commands.add_parser("contact", help="lay the baked pictures out on contact sheets")
    sheets.add_argument("ids", nargs="*", help="ids or patterns; all without")
    sheets.add_argument("--out", type=Path, required=True, help="folder for the sheets")
    commands.add_parser("list", help="print every id")
    return line


def main(arguments: list[str] | None = None) -> int:
    """Run one command; 2 when an id is not known."""
    asked = parser().parse_args(arguments)
    try:
        if asked.command == "bake":
            bake(asked.ids, asked.force)
        elif asked.command == "contact":
            write_sheets(asked.out, asked.ids)
        else:
            print("\n".join(recipe.id for recipe in recipes()))
    except ValueError as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
