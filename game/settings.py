"""The player's settings: one plain struct, loaded and saved without ever losing a file.

`load(path)` gives `(Settings, Message | None)`; a file that cannot be read is kept aside as `.broken`. What belongs to
one game is kept under its id; a file from the time when there was one game only is read as that game's.
`save(settings, path)` gives `Message | None`. A `Message` names a key of the words and what to put into it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from game.kit.bounds import read_bounded
from game.kit.save_files import SaveFiles

Typeface = Literal["book", "plain", "hyperlegible"]
AUTOMATIC = 0.0
SpeedName = Literal["step", "slow", "even", "fast", "now"]
SPEEDS: tuple[SpeedName, ...] = get_args(SpeedName)
BY_NUMBER: Mapping[float, SpeedName] = {0.5: "slow", 1.0: "even", 2.0: "fast", 0.0: "now"}
"""The speeds of files in which they are numbers."""
STEPPED_ROUNDS = 3
"""So many rounds a new player goes step by step, then evenly."""
THE_ONLY_GAME = "terrinoth"
"""The game that files without games belong to."""


class Message(msgspec.Struct, frozen=True):
    """Something the player is told: a key of the words, and the detail that fills it."""

    key: str
    detail: str = ""


class GameSettings(msgspec.Struct):
    """What is remembered for one game: what its next set-up starts from, the notes that were shown once, the slot of
    the journey in which its course is held, the lessons of it that were played to their end, and when its box was last
    put back on the shelf (seconds since 1970).
    """

    last_setup: dict[str, Any] = {}
    seen: list[str] = []
    course: str = ""
    lessons: list[str] = []
    put_back: float = 0.0

    def learn(self, lessons: Sequence[str]) -> bool:
        """Remember lessons that came to their end; whether one of them is new."""
        new = [lesson for lesson in lessons if lesson not in self.lessons]
        self.lessons += new
        return bool(new)


class Settings(msgspec.Struct):
    """Everything a player can change; each change is applied and saved at once.

    `text_scale` is 0.8 to 2.0, or 0 for automatic. `speed` says how fast a table tells what happens (see
    `ui/screen/tempo.py`), `stepped_rounds` how many of a player's first rounds were told step by step.
    `keys` maps an action name to the key names that replace its usual keys. Volumes are 0 to 1.
    `games` holds what belongs to one game, by its id; `of` gives it. `game` is the one whose box is out.
    """

    language: str = "en"
    window_size: tuple[int, int] = (1600, 900)
    fullscreen: bool = False
    text_scale: float = AUTOMATIC
    typeface: Typeface = "book"
    high_contrast: bool = False
    reduced_motion: bool = False
    speed: SpeedName = "step"
    stepped_rounds: int = 0
    forecast: bool = True
    intent: bool = False
    roll_at_once: bool = False
    hints: bool = True
    stories: bool = True
    recap: bool = True
    keys: dict[str, list[str]] = {}
    master_volume: float = 0.8
    music_volume: float = 0.6
    effects_volume: float = 0.8
    mute_in_background: bool = True
    captions: bool = False
    game: str = ""
    games: dict[str, GameSettings] = {}

    def __post_init__(self) -> None:
        """Numbers out of range are brought back into it, so that a hand-edited file cannot break the
        screen.
        """
        width, height = self.window_size
        self.window_size = (min(max(width, 960), 16384), min(max(height, 540), 16384))
        if self.text_scale != AUTOMATIC:
            self.text_scale = min(max(self.text_scale, 0.8), 2.0)
        for name in ("master_volume", "music_volume", "effects_volume"):
            setattr(self, name, min(max(getattr(self, name), 0.0), 1.0))


    def of(self, game: str) -> GameSettings:
        """What is remembered for a game; kept from now on."""
        return self.games.setdefault(game, GameSettings())


def load(path: Path) -> tuple[Settings, Message | None]:
    """The settings in the file, or the usual ones with a message when the file is broken or cannot be read."""
    try:
        return _decoded(read_bounded(path)), None
    except FileNotFoundError:
        return Settings(), None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return Settings(), _keep_aside(path)
    except OSError as error:
        return Settings(), Message("ui.told.settings_unreadable", str(error))


def _of_the_only_game(last: dict[str, Any]) -> dict[str, Any]:
    """A last set-up from the time of the only game, as it is kept now."""
    pieces, players, leader = _texts(last.get("heroes")), _texts(last.get("players")), last.get("leader")
    seats = [{"player": players[at] if at < len(players) else "", "piece": piece} for at, piece in enumerate(pieces)]
    setup = {
        "choices": {"quest": str(last.get("quest", ""))} | ({"grim": "yes"} if last.get("grim") is True else {}),
        "seats": seats,
        "first": pieces.index(leader) if leader in pieces else 0,
    }
    return {"setup": setup, "undo": last.get("undo") is not False}


def _texts(value: object) -> list[str]:
    return [str(entry) for entry in value] if isinstance(value, list) else []


def save(settings: Settings, path: Path) -> Message | None:
    """Write the settings; the old file stays whole whatever happens, and whoever else writes it."""
    try:
        SaveFiles(path.parent).store(path, msgspec.json.format(msgspec.json.encode(settings), indent=2))
    except OSError as error:
        return Message("ui.told.settings_not_saved", str(error))
    return None


def _decoded(raw: bytes) -> Settings:
    """The settings in a file; one without games says beside the rest what is remembered for the only one."""
    settings = msgspec.convert(_with_named_speed(msgspec.json.decode(raw)), Settings)
    if not settings.games:
        alone = msgspec.json.decode(raw, type=GameSettings)
        if alone.last_setup:
            alone.last_setup = _of_the_only_game(alone.last_setup)
        if alone != GameSettings():
            settings.games[THE_ONLY_GAME] = alone
    return settings


def _with_named_speed(found: Any) -> Any:
    """What a file says; a speed that is a number becomes one of the names, and its player is no newcomer."""
    speed = found.get("speed") if isinstance(found, dict) else None
    if not isinstance(speed, int | float):
        return found
    return {"stepped_rounds": STEPPED_ROUNDS, **found, "speed": BY_NUMBER.get(speed, "even")}


def _keep_aside(path: Path) -> Message:
    aside = path.with_suffix(".broken")
    try:
        os.replace(path, aside)
    except OSError as error:
        return Message("ui.told.settings_unreadable", str(error))
    return Message("ui.told.settings_broken", str(aside))
