"""The frozen program under trial: `python -m tests.frozen [FOLDER]`, after `pyinstaller build.spec`.

It must stay small, bring a licence for everything in it, and pass its selftest however it is started: with closed
streams, from another folder, from a path with spaces and umlauts, without a home. Exit code 1 names what does not hold.
FOLDER is the one in `dist/`, or the bundle of macOS.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from configparser import ConfigParser
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from game.modes import GAMES
from game.paths import APP_NAME, HOME_VARIABLE
from game.scenes.shipped import LIBRARIES, PARTS, part_of_library, part_of_module

MOST_BYTES = 100_000_000 + 27_000_000 * (len(GAMES) - 1)
"""The size of the folder, with what each further game adds; links count nothing."""
LONGEST = 300
"""Seconds a selftest may take on a slow machine."""
DETACHED = getattr(subprocess, "DETACHED_PROCESS", 0)
"""Windows gives such a process no console and so no stream."""
EXTENSION = re.compile(r"\.(cpython-[^/]*|cp\d+-[^/]*|abi3)\.(so|pyd)$|\.pyd$")
LIBRARY = re.compile(r"\.(so|dll|dylib)(\.|$)")
HOMES = ("HOME", "USERPROFILE", "HOMEDRIVE", "HOMEPATH", "APPDATA", "LOCALAPPDATA", HOME_VARIABLE)


class Form(NamedTuple):
    """A way to start the program."""

    name: str
    closed: bool = False
    """With no standard stream open."""
    copied: str = ""
    """From a copy in a folder of this name."""
    home: str | None = ""
    """The home folder; None for no such variable, empty for the one that is set."""


FORMS = (
    Form("as it is"),
    Form("with closed streams, from another folder", closed=True),
    Form("from a path with spaces and umlauts", copied="Spiele für Jörg & Zoë"),
    Form("without a home", home=None),
    Form("with a home that nobody can write to", home=os.devnull + os.sep + "home"),
)


def inside(folder: Path) -> Path:
    """Where the files of the program lie, beside the program itself."""
    return folder / "Contents" / "Frameworks" if folder.suffix == ".app" else folder / "_internal"


def program(folder: Path) -> Path:
    """The program that is started."""
    where = folder / "Contents" / "MacOS" if folder.suffix == ".app" else folder
    return where / (f"{APP_NAME}.exe" if sys.platform == "win32" else APP_NAME)


def files(folder: Path) -> Iterator[Path]:
    """Every file below a folder, links left out."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink())


def weigh(folder: Path) -> Counter[str]:
    """Bytes by what they are for: the first folder below the program's, for the assets the second."""
    weights: Counter[str] = Counter()
    for file in files(folder):
        parts = [part for part in file.relative_to(folder).parts if part not in ("_internal", "Contents", "Frameworks")]
        depth = parts.index("assets") + 2 if "assets" in parts[:-2] else 1
        weights["/".join(parts[:depth])] += file.stat().st_size
    return weights


def unlicensed_files(folder: Path) -> Iterator[str]:
    """Shared libraries and compiled modules that no part of what is shipped knows, and licences without their words."""
    root = inside(folder)
    for file in files(root):
        parts = file.relative_to(root).parts
        if EXTENSION.search(file.name):
            package = len(parts) > 1 and not parts[0].startswith("python")
            known = part_of_module(parts[0] if package else file.name.partition(".")[0])
        elif LIBRARY.search(file.name):
            known = part_of_library(file.name)
        else:
            continue
        if known is None:
            yield f"{'/'.join(parts)} belongs to nothing that has a licence"
    for part in (*PARTS, *LIBRARIES):
        yield from (f"{part.key}: its licence {text} is missing" for text in part.texts if not (root / text).is_file())


def unlicensed_modules(names: Iterator[str]) -> Iterator[str]:
    """Packages among the modules of the program that no part of what is shipped knows."""
    for top in sorted({name.partition(".")[0] for name in names if part_of_module(name) is None}):
        yield f"the package {top} belongs to nothing that has a licence"


def modules(folder: Path) -> Iterator[str]:
    """The names of the modules that are packed into the program. PyInstaller is there where one was frozen."""
    from PyInstaller.archive.readers import CArchiveReader  # type: ignore[import-untyped]

    yield from CArchiveReader(str(program(folder))).open_embedded_archive("PYZ.pyz").toc


def menu_entry(folder: Path) -> Iterator[str]:
    """What is wrong with the entry for the menu of a Linux desktop."""
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(folder / "share" / "applications" / f"{APP_NAME}.desktop", encoding="utf-8")
    told = entry["Desktop Entry"] if entry.has_section("Desktop Entry") else {}
    for key in ("Type", "Name", "Exec", "Icon", "Categories"):
        if not told.get(key):
            yield f"the entry of the menu has no {key}"
    if not list(folder.glob(f"share/icons/hicolor/*/apps/{told.get('Icon')}.png")):
        yield "the entry of the menu has no icon"


def selftest(folder: Path, form: Form) -> str:
    """What went wrong with a selftest; empty if nothing did."""
    environment = {name: value for name, value in os.environ.items() if form.home == "" or name not in HOMES}
    environment.update({"HOME": form.home, "USERPROFILE": form.home} if form.home else {})
    with tempfile.TemporaryDirectory() as place:
        if form.copied:
            folder = Path(shutil.copytree(folder, Path(place) / form.copied / folder.name, symlinks=True))
        command = [str(program(folder.resolve())), "selftest"]
        if form.closed and os.name == "posix":
            command = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *command]
        ran = subprocess.run(
            command, cwd=place, env=environment, timeout=LONGEST, check=False, text=True, encoding="utf-8",
            capture_output=not form.closed, creationflags=DETACHED if form.closed else 0,
        )  # fmt: skip
    if ran.returncode == 0 and (form.closed or ran.stdout.rstrip().endswith("selftest ok")):
        return ""
    return f"the selftest {form.name} ended with {ran.returncode}: {ran.stdout or ''}{ran.stderr or ''}"


def main(folder: Path) -> int:
    """Try everything, print what was found and what is wrong."""
    weights = weigh(folder)
    print(f"{folder}: {weights.total() / 1e6:.1f} MB")
    for name, size in weights.most_common(15):
        print(f"  {size / 1e6:6.1f}  {name}")
    wrong = [f"more than {MOST_BYTES / 1e6:.0f} MB"] if weights.total() > MOST_BYTES else []
    wrong += [*unlicensed_files(folder), *unlicensed_modules(modules(folder))]
    if sys.platform.startswith("linux"):
        wrong += menu_entry(folder)
    begun = monotonic()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for form, fault in zip(FORMS, pool.map(lambda form: selftest(folder, form), FORMS), strict=True):
            wrong += [fault] if fault else []
            print(f"selftest {form.name}: {'FAILED' if fault else 'ok'}")
    print(f"{monotonic() - begun:.0f} s")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("dist") / APP_NAME))
