"""Where things lie: the files the game is shipped with, and the folders of the player.

`resource("data", "some-game", "en.toml")` works in a source checkout and in a frozen bundle. The player's
folders come from platformdirs; the environment variable `HEROES_HOME` puts all of them under one folder
(tests, portable use).
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import platformdirs

APP_NAME = "heroes-of-terrinoth"
HOME_VARIABLE = "HEROES_HOME"
OWN_VARIABLE = "HEROES_OWN"
MOST_SHOWN = 48
"""Signs of a path in a sentence, so that the rest of the sentence fits beside it."""


def resource_root() -> Path:
    """The folder that holds `data` and `assets`: the checkout, or the unpacked bundle."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parent.parent


def resource(*parts: str) -> Path:
    """A shipped file or folder below the resource root; it need not exist."""
    return resource_root().joinpath(*parts)


def data_folder() -> Path:
    """The folder of the folders of the games and of the house."""
    return resource("data")


def game_folder(game: str) -> Path:
    """The data folder of a game, with its content, words, sounds, ambience and tables; "house" for what all share."""
    return resource("data", game)


def assets_folder() -> Path:
    """The folder of the pictures, icons and sounds."""
    return resource("assets")


def saves_folder() -> Path:
    """The folder of saved quests; made when missing."""
    return _user_folder("saves", _usual_saves)


def profiles_folder() -> Path:
    """The folder of the players' profiles; made when missing."""
    return _user_folder("profiles", lambda: platformdirs.user_data_path(APP_NAME, appauthor=False) / "profiles")


def settings_file() -> Path:
    """The settings file; its folder is made when missing."""
    return _user_folder("settings", _usual_settings) / "settings.json"


def screenshots_folder() -> Path:
    """The folder of screenshots; made when missing."""
    return _user_folder("screenshots", lambda: platformdirs.user_pictures_path() / APP_NAME)


def rescue_folders() -> list[Path]:
    """Where a journey is saved that its own folder does not take, the best place first; none of them is made."""
    import tempfile  # it takes some milliseconds of the start, and is hardly ever needed

    found = []
    for find in (platformdirs.user_documents_path, Path.home, lambda: Path(tempfile.gettempdir())):
        with suppress(RuntimeError):  # nobody knows a home of this user
            found.append(find())
    return found


def export_folder() -> Path:
    """The folder of exported journeys; made when missing."""
    return _user_folder("exports", lambda: platformdirs.user_documents_path() / APP_NAME)


def own_content(game: str) -> Path:
    """Where what players have made for a game is read from: its folder, made when missing; or what the environment
    variable `HEROES_OWN` names instead, a folder or one file.
    """
    named = os.environ.get(OWN_VARIABLE)
    if named:
        return Path(named).absolute()
    folder = _user_folder("own", lambda: platformdirs.user_data_path(APP_NAME, appauthor=False) / "own") / game
    with suppress(OSError):  # then there is nothing to read
        folder.mkdir(exist_ok=True)
    return folder


def logs_folder() -> Path:
    """The folder of logs and reports; made when missing."""
    return _user_folder("logs", lambda: platformdirs.user_data_path(APP_NAME, appauthor=False) / "logs")


def unusable_folders() -> list[tuple[Path, str]]:
    """The player's folders that cannot be made or written to, each with the reason; what is kept there meanwhile lies
    among the temporary files, or nowhere.
    """
    found = []
    for name, usual in (("saves", _usual_saves), ("settings", _usual_settings)):
        try:
            folder = _wanted(name, usual)
        except RuntimeError:
            continue  # no home is known, and so no folder that could be named
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            found.append((folder, fault.strerror or str(fault)))
        else:
            if not os.access(folder, os.W_OK):
                found.append((folder, os.strerror(errno.EACCES)))
    return found


def shortened(path: Path, most: int = MOST_SHOWN) -> str:
    """A path as it is told in a sentence: of a long one the middle is left out."""
    text = str(path)
    if len(text) <= most:
        return text
    last = most * 2 // 3
    return f"{text[: most - last - 1]}…{text[-last:]}"


def _usual_saves() -> Path:
    return platformdirs.user_data_path(APP_NAME, appauthor=False) / "saves"


def _usual_settings() -> Path:
    return platformdirs.user_config_path(APP_NAME, appauthor=False)


def _wanted(name: str, usual: Callable[[], Path]) -> Path:
    """Where a folder of the player lies. Raises RuntimeError for a user of whom no home is known."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) / name if home else usual()


def _user_folder(name: str, usual: Callable[[], Path]) -> Path:
    """The folder, made when missing; among the temporary files where that is not possible."""
    try:
        folder = _wanted(name, usual)
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # a file in its place, read-only, too long, a dangling link; no home is known
        import tempfile  # it takes some milliseconds of the start, and is hardly ever needed

        folder = Path(tempfile.gettempdir()) / f"{APP_NAME}-{getattr(os, 'getuid', int)()}" / name
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
