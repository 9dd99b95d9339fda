"""The program starts whatever is damaged: what can be played is played, what is wrong is said, nothing is raised."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partialmethod
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import paths, settings
from game.app import App
from game.commands import window
from game.commands.leaving import Leaving
from game.kit.saves import Saves
from game.modes import GAMES, Library, load_words
from game.scenes.error import ErrorScene
from game.ui.screen.canvas import Canvas
from game.ui.screen.notice import Notice

Damage = bytes | None
RETURN, ESCAPE, DOWN = pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_DOWN
WALK = (RETURN, ESCAPE, RETURN)
SIZE = (960, 540)


class Told:
    """What one run of the program said and showed."""

    def __init__(self) -> None:
        self.notices: list[str] = []
        self.errors: list[str] = []
        self.toasts: set[str] = set()
        self.questions: set[str] = set()
        self.scenes: list[str] = []

    @property
    def everything(self) -> str:
        return " ".join([*self.notices, *self.errors, *sorted(self.toasts | self.questions)])


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of saves with one journey."""
    folder = tmp_path_factory.mktemp("saves")
    games = Library(load_words())
    mode = games.mode(games.ids[0])
    session = mode.session(mode.workbench().samples()[0]).begin()
    Saves(folder, games.mode).write("kept", session, {"slot": "kept", "undo": True})
    return folder


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: Path) -> Path:
    """What the game is shipped with, as links that a test can replace by something damaged; and a home with a save."""
    root, real = tmp_path / "shipped", paths.resource_root()
    for name in ("data", "assets"):
        for folder, folders, files in os.walk(real / name):
            folders[:] = [inside for inside in folders if inside != "workshop"]
            to = root / Path(folder).relative_to(real)
            to.mkdir(parents=True)
            for file in files:
                (to / file).symlink_to(Path(folder) / file)
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    shutil.copytree(kept, paths.saves_folder(), dirs_exist_ok=True)
    settings.save(settings.Settings(window_size=SIZE, hints=False), paths.settings_file())
    monkeypatch.setattr(paths, "resource_root", lambda: root)
    return root


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, Told]]:
    """Starts the program, presses keys (those of WALK), leaves, and gives the exit code with what was told."""
    told = Told()

    def show(notice: Notice) -> None:
        pygame.font.init()
        notice.draw(pygame.Surface(SIZE))
        told.notices.append(notice.text)

    def turns(keys: tuple[int, ...]) -> Iterator[tuple[list[pygame.event.Event], float]]:
        for code in keys:
            yield [pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")], 40
            yield [], 700
        yield [pygame.event.Event(pygame.QUIT)], 10

    def run(*keys: int, game: str = "") -> tuple[int, Told]:
        script = turns(keys or WALK)

        def wait(app: App) -> tuple[list[pygame.event.Event], float]:
            top: Any = app.stack.top
            told.scenes.append(type(top).__name__)
            told.toasts.update(app.toasts.texts)
            question = getattr(top, "modal", None)
            if question is not None:
                (told.errors.append if isinstance(top, ErrorScene) else told.questions.add)(question.text)
            return next(script)

        monkeypatch.setattr(App, "_wait", wait)
        monkeypatch.setattr(Notice, "run", show)
        return window.run(None, None, game), told

    return run


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house with the first game only: beside a whole one a damaged one is tied up on the shelf."""
    monkeypatch.setattr(Library, "__init__", partialmethod(Library.__init__, records=GAMES[:1]))


def damage(root: Path, file: str, new: Damage | str) -> None:
    """Replace a file: None takes it away, text is put into its place; "cut" leaves half of it, "lines" three
    quarters of its lines.
    """
    path = root / file
    good = path.read_bytes()
    path.unlink()
    if new == "cut":
        path.write_bytes(good[: len(good) // 2])
    elif new == "lines":
        lines = good.splitlines(keepends=True)
        path.write_bytes(b"".join(lines[: len(lines) * 3 // 4]))
    elif new == "folder":
        path.mkdir()
    elif isinstance(new, bytes):
        path.write_bytes(new)


@pytest.mark.parametrize("new", [None, "cut", "lines", b"a = " + b"[" * 50_000, b"a" + b".a" * 300_000 + b" = 1"])
def test_without_the_words_of_the_house_a_plain_window_says_so(
    shipped: Path, start: Callable[..., tuple[int, Told]], new: Damage | str
) -> None:
    damage(shipped, "data/house/en.toml", new)
    code, told = start()
    assert code == 1
    assert "en.toml" in told.notices[0]
    assert "Install the game again" in told.notices[0]


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(
    ("file", "new"),
    [
        ("en.toml", b"[ui"),
        ("en.toml", "lines"),
        ("enemies.toml", None),
        ("quests.toml", "cut"),
        ("conditions.toml", b"[poisoned]\ncopies = 99999999999999999999"),
    ],
)
def test_a_game_whose_data_are_damaged_says_why_it_cannot_be_opened(
    shipped: Path, start: Callable[..., tuple[int, Told]], file: str, new: Damage | str
) -> None:
    damage(shipped, f"data/terrinoth/{file}", new)
    code, told = start()
    assert code == 0
    assert not told.notices
    assert set(told.scenes) <= {"MenuScene", "LoadScene", "SettingsScene", "RulesScene"}
    assert any(file in question for question in told.questions), told.everything


@pytest.mark.usefixtures("alone")
def test_a_title_whose_words_cannot_be_read_shows_no_key_in_their_place(
    shipped: Path, start: Callable[..., tuple[int, Told]], monkeypatch: pytest.MonkeyPatch
) -> None:
    damage(shipped, "data/terrinoth/en.toml", "lines")
    drawn: list[str] = []
    text = Canvas.text

    def note(self: Canvas, told: str, *given: Any, **named: Any) -> Any:
        drawn.append(told)
        return text(self, told, *given, **named)

    monkeypatch.setattr(Canvas, "text", note)
    start()
    assert "Terrinoth" in drawn
    assert [told for told in drawn if told.startswith("<")] == []


def test_damaged_sounds_air_and_lessons_are_told_and_damaged_pictures_replaced_and_the_game_is_played(
    shipped: Path, start: Callable[..., tuple[int, Told]]
) -> None:
    damage(shipped, "data/house/sounds.toml", None)
    damage(shipped, "data/terrinoth/sounds.toml", "cut")
    damage(shipped, "data/terrinoth/ambience.toml", b'[kinds.x]\ncolours = ["red"]\nsize = 9')
    damage(shipped, "data/terrinoth/lessons.toml", b"[x]\ny = 1")
    damage(shipped, "assets/icon.png", "cut")
    damage(shipped, "assets/scenes/terrinoth/title.jpg", None)
    damage(shipped, "assets/textures/leather.jpg", b"junk")
    damage(shipped, "assets/textures/parchment.jpg", "folder")
    damage(shipped, "assets/frames/terrinoth/frames.json", b"[1, 2]")
    code, told = start()
    assert code == 0
    assert "TableScene" in told.scenes
    assert not told.errors
    assert not told.notices
    log = (paths.logs_folder() / "log.txt").read_text(encoding="utf-8")
    for file in ("ambience.toml", "lessons.toml"):
        assert file in log
    assert "sounds.toml" in told.everything


def test_a_table_file_that_is_damaged_is_told_where_the_table_would_be(
    shipped: Path, start: Callable[..., tuple[int, Told]]
) -> None:
    for seats, new in ((2, None), (3, "cut"), (4, b"<map/>")):
        damage(shipped, f"data/terrinoth/tables/table_{seats}.tmx", new)
    code, told = start()
    assert code == 0
    assert ".tmx" in told.everything
    assert not told.errors


@pytest.mark.parametrize("what", ["file", "dangling", "long", "read-only", "pipe", "settings-folder"])
def test_a_home_that_cannot_be_used_is_told_and_the_game_starts(
    shipped: Path, start: Callable[..., tuple[int, Told]], what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = tmp_path / "other"
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "spare"))
    (tmp_path / "spare").mkdir()
    if what == "file":
        home.write_text("not a folder", encoding="utf-8")
    elif what == "dangling":
        home.symlink_to(tmp_path / "nowhere" / "at-all")
    elif what == "long":
        home = tmp_path / ("x" * 300)
    elif what == "read-only":
        monkeypatch.setattr(os, "access", lambda path, mode: False)
    elif what == "pipe":
        (home / "settings").mkdir(parents=True)
        os.mkfifo(home / "settings" / "settings.json")
    else:
        (home / "settings" / "settings.json").mkdir(parents=True)
    monkeypatch.setenv(paths.HOME_VARIABLE, str(home))
    code, told = start(DOWN)
    assert code == 0
    assert told.scenes[0] == "MenuScene"
    assert not told.errors
    assert not told.notices
    assert told.toasts


def test_an_error_of_the_error_scene_ends_in_a_plain_window_with_everything_kept(
    shipped: Path, start: Callable[..., tuple[int, Told]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: object) -> None:
        raise RuntimeError("even this fails")

    monkeypatch.setattr("game.scenes.title.MenuScene.update", broken)
    monkeypatch.setattr(ErrorScene, "paint", broken)
    code, told = start()
    assert code == 1
    assert "even this fails" in told.notices[0]
    log = (paths.logs_folder() / "log.txt").read_text(encoding="utf-8")
    assert "even this fails" in log
    assert str(Path.home()) not in log


def test_a_signal_ends_the_loop_and_everything_is_kept(
    shipped: Path, start: Callable[..., tuple[int, Told]], monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[int] = []
    monkeypatch.setattr("game.commands.leaving.os._exit", forced.append)
    with Leaving() as leaving:
        ended: list[str] = []
        leaving.leave = lambda: ended.append("left")
        leaving.keep = lambda: ended.append("kept")
        leaving._told(15, None)
        leaving._force()
    assert ended == ["left", "kept"]
    assert forced == [0]


def test_before_there_is_a_loop_a_signal_ends_the_program() -> None:
    with Leaving() as leaving, pytest.raises(SystemExit) as ended:
        leaving._told(15, None)
    assert ended.value.code == 143


@pytest.fixture(autouse=True)
def clean_up() -> Iterator[None]:
    """No window stays open."""
    yield
    pygame.display.quit()


def test_the_window_opens_with_the_box_of_the_game_that_is_named(
    shipped: Path, start: Callable[..., tuple[int, Told]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert start(DOWN, game="heroica")[0] == 0
    assert settings.load(paths.settings_file())[0].game == "heroica"
    with pytest.raises(SystemExit):
        start(game="no-such-game")
    assert "heroica" in capsys.readouterr().err


def test_the_title_stands_before_tables_rules_and_processes_are_read() -> None:
    """What is read before the first picture is what a player waits for."""
    program = [sys.executable, "-c", "import sys, game.commands.window, game.scenes.title; print(*sys.modules)"]
    done = subprocess.run(program, cwd=paths.resource_root(), capture_output=True, text=True, check=True)
    later = ("game.ui.table.", "game.ui.panels.", "game.scenes.table.", "game.terrinoth", "multiprocessing")
    assert [module for module in done.stdout.split() if module.startswith(later)] == []
