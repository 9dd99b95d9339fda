"""What a release is made of: one version, `build.spec`, and the workflow that freezes the game on three systems."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from game import __version__
from game.paths import APP_NAME
from game.scenes.shipped import LIBRARIES, PARTS
from tests import frozen
from tests.test_layers import ROOT, facts, modules

OPTIONAL = {"distributed"}
"""What a command asks for when it is there, and says so when it is not."""
VERSION_RECORDS = (
    "VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct", "VarFileInfo", "VarStruct",
)  # fmt: skip


def workflow() -> Any:
    return yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))


def commands() -> str:
    """All that the workflow runs."""
    return "\n".join(step["run"] for job in workflow()["jobs"].values() for step in job["steps"] if "run" in step)


class Named(SimpleNamespace):
    """Something of PyInstaller that only keeps what it is given."""

    def __init__(self, *values: object, **named: object) -> None:
        super().__init__(values=values, **named)


def specified(monkeypatch: pytest.MonkeyPatch, folder: Path, platform: str) -> dict[str, Named]:
    """What `build.spec` asks PyInstaller for on a platform, by its kind."""
    asked: dict[str, Named] = {}

    def kind(name: str) -> Any:
        def ask(*values: object, **named: object) -> Named:
            asked[name] = Named(*values, **{"pure": [], "scripts": [], "binaries": [], **named})
            return asked[name]

        return ask

    hooks: Any = ModuleType("PyInstaller.utils.hooks")
    hooks.collect_data_files = lambda package, includes: [(f"{package}/{file}", package) for file in includes]
    hooks.copy_metadata = lambda package: [(package, "")]
    win32: Any = ModuleType("PyInstaller.utils.win32")
    win32.versioninfo = SimpleNamespace(**dict.fromkeys(VERSION_RECORDS, Named))
    for module in (hooks, win32):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    for package in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, package, ModuleType(package))
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr("subprocess.run", lambda *values, **named: None)
    kinds = {name: kind(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE", "Tree")}
    monkeypatch.setattr("sys.path", [*sys.path])
    spec = (ROOT / "build.spec").read_text(encoding="utf-8")
    exec(compile(spec, "build.spec", "exec"), {"SPECPATH": str(ROOT), "DISTPATH": str(folder), **kinds})
    return asked


def test_the_version_of_the_project_is_that_of_the_program() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert told["project"]["version"] == __version__
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)


def test_nothing_is_left_out_that_the_game_imports(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    left_out = set(specified(monkeypatch, tmp_path, "linux")["Analysis"].excludes)
    imported = [name.split(".") for path in modules() for name in facts(path).imports]
    found = {".".join(parts[:depth]) for parts in imported for depth in (1, 2)}
    assert found & left_out == OPTIONAL


def test_every_face_is_shipped_and_no_other(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from game.ui.screen.fonts import FACES

    shipped = {name.replace("[[]", "[") for name, _ in specified(monkeypatch, tmp_path, "linux")["Analysis"].datas}
    faces = {f"{source.package}/files/{source.file}" for source in FACES.values() if source.package}
    assert {name for name in shipped if name.endswith((".ttf", ".otf"))} == faces
    assert {name for name in shipped if name.endswith(".md")} == set()


def test_windows_shows_the_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = specified(monkeypatch, tmp_path, "win32")["EXE"]
    words, _ = program.version.kids
    told = dict(struct.values for struct in words.values[0][0].values[1])
    assert (told["FileVersion"], told["ProductVersion"]) == (__version__, __version__)
    assert told["OriginalFilename"] == f"{APP_NAME}.exe"
    assert program.version.ffi.filevers == (*(int(part) for part in __version__.split(".")), 0)
    assert (ROOT / program.icon).is_file()


def test_macos_gets_a_bundle_with_icon_and_version(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = specified(monkeypatch, tmp_path, "darwin")
    bundle = asked["BUNDLE"]
    assert bundle.version == bundle.info_plist["CFBundleVersion"] == __version__
    assert bundle.info_plist["NSHighResolutionCapable"]
    assert (ROOT / bundle.icon).read_bytes()[:4] == b"icns"
    assert not asked["EXE"].console, "such a bundle would have neither window nor menu"


def test_linux_gets_an_entry_for_the_menu_with_its_icon(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    specified(monkeypatch, tmp_path, "linux")
    assert list(frozen.menu_entry(tmp_path / APP_NAME)) == []


def test_an_entry_without_icon_is_noticed(tmp_path: Path) -> None:
    assert len(list(frozen.menu_entry(tmp_path))) == 6


def test_what_has_no_licence_is_noticed_in_the_frozen_program(tmp_path: Path) -> None:
    root = tmp_path / "_internal"
    for text in {text for part in (*PARTS, *LIBRARIES) for text in part.texts} - {"assets/licences/opus.txt"}:
        (root / text).parent.mkdir(parents=True, exist_ok=True)
        (root / text).write_text("All may use it.")
    for name in (
        "libtorch.so.2", "torch/_C.cpython-311-x86_64-linux-gnu.so", "_ctypes.pyd",
        "python3.11/lib-dynload/math.cpython-311-darwin.so", "pygame.libs/libSDL2-2-50d1.so.0",
        "msgspec/_core.cp311-win_amd64.pyd",
    ):  # fmt: skip
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(b"")
    told = list(frozen.unlicensed_files(tmp_path))
    assert [line.split()[0] for line in told] == ["libtorch.so.2", "torch/_C.cpython-311-x86_64-linux-gnu.so", "Opus:"]
    assert len(list(frozen.unlicensed_modules(iter(["game.app", "json", "dask.core", "dask.bag"])))) == 1


def test_the_weight_counts_every_file_once(tmp_path: Path) -> None:
    for name, size in (("_internal/assets/pictures/a.jpg", 7), ("_internal/assets/icon.png", 3), ("program", 5)):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"x" * size)
    (tmp_path / "_internal/link.jpg").symlink_to(tmp_path / "_internal/assets/pictures/a.jpg")
    assert frozen.weigh(tmp_path) == {"assets/pictures": 7, "assets": 3, "program": 5}


def test_the_workflow_tries_three_systems_and_attaches_checksums_to_a_tag() -> None:
    told = workflow()
    assert told[True] == {"push": {"tags": ["v*"]}, "workflow_dispatch": None}
    runners = {each["runner"].split("-")[0] for each in told["jobs"]["build"]["strategy"]["matrix"]["include"]}
    assert runners == {"ubuntu", "windows", "macos"}
    release = told["jobs"]["release"]
    assert (release["needs"], release["if"]) == ("build", "github.ref_type == 'tag'")
    assert told["permissions"] == {"contents": "read"}
    assert release["permissions"] == {"contents": "write"}
    assert commands().index("sha256sum") < commands().index("gh release create")


def test_the_actions_are_pinned_to_whole_versions() -> None:
    used = [step["uses"] for job in workflow()["jobs"].values() for step in job["steps"] if "uses" in step]
    assert len(used) == 4
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+\.\d+\.\d+", name) for name in used)


def test_the_workflow_runs_what_the_documents_tell() -> None:
    freeze, check = "uv run --group build pyinstaller build.spec", "uv run --group build python -m tests.frozen"
    assert freeze in commands()
    assert check in commands()
    for name in ("README.md", "CONTRIBUTING.md"):
        assert freeze in (ROOT / name).read_text(encoding="utf-8"), name
    assert check in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert all(APP_NAME in each["pack"] or "*.app" in each["pack"] for each in packed())


def packed() -> list[dict[str, str]]:
    return list(workflow()["jobs"]["build"]["strategy"]["matrix"]["include"])
