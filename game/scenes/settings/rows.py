"""What can be set on which page, with which control; and the usual values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

import pygame

from game.kit.geometry import Area
from game.settings import AUTOMATIC, SPEEDS, Settings
from game.ui.screen.input import Bindings
from game.ui.screen.scene import Words
from game.ui.screen.text import Text
from game.ui.screen.theme import TYPE
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choice import PAD, Segmented
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import WIDTH, Toggle

PAGES = ("play", "game", "look", "text", "sound", "controls")
OF_THE_GAME = "game"
"""The page of what is remembered for the game that is out."""
TYPEFACES = ("book", "plain", "hyperlegible")
LEAST_SCALE, MOST_SCALE, SCALE_STEP = 0.8, 2.0, 0.1
VOLUME_STEP = 0.05
BUTTON = 60.0
"""How much wider a button is than its label."""
LOCK = 40.0
"""The room for the lock before a switch that cannot be turned."""
VOLUMES = ("master_volume", "music_volume", "effects_volume")

Kind = Literal["toggle", "choice", "scale", "volume", "fixed", "action"]
_NAMES: dict[str, tuple[tuple[str, Kind], ...]] = {
    "play": (
        ("speed", "choice"),
        ("forecast", "toggle"),
        ("intent", "toggle"),
        ("roll_at_once", "toggle"),
        ("hints", "toggle"),
        ("stories", "toggle"),
        ("recap", "toggle"),
    ),
    OF_THE_GAME: (("hints_again", "action"), ("forget_setup", "action")),
    "look": (
        ("fullscreen", "toggle"),
        ("high_contrast", "toggle"),
        ("reduced_motion", "toggle"),
        ("marks", "fixed"),
    ),
    "text": (("text_scale", "scale"), ("typeface", "choice")),
    "sound": (
        ("master_volume", "volume"),
        ("music_volume", "volume"),
        ("effects_volume", "volume"),
        ("mute_in_background", "toggle"),
        ("captions", "toggle"),
    ),
    "controls": (("keys", "fixed"),),
}


@dataclass(frozen=True)
class SettingRow:
    """One row: the setting's name, its words, and the control that changes it."""

    name: str
    kind: Kind
    label: str
    second: str
    options: tuple[tuple[Any, str], ...] = ()
    reason: str = ""
    action: str = ""
    """What the button of an action says."""

    def make(
        self, place: Area, row: pygame.FRect, value: Any, on_change: Callable[[str, Any], object], *, hint: str = ""
    ) -> Widget:
        """The control at its place; a switch takes the whole row as its own. `hint` is what its tooltip says; the value
        of an action is whether it can be done.
        """
        if self.kind == "action":
            return Button(place, self.action, lambda: on_change(self.name, True), kind="parchment", enabled=bool(value),
                          reason=self.reason, hint=hint)  # fmt: skip
        if self.kind == "choice":
            return Segmented(place, self.options, value, lambda chosen: on_change(self.name, chosen), right=True,
                             hint=hint)  # fmt: skip
        if self.kind in ("scale", "volume"):
            return self._slider(place, value, on_change)
        return Toggle(
            row, "", bool(value), lambda on: on_change(self.name, on), ground="parchment",
            enabled=self.kind != "fixed", reason=self.reason, hint=hint,
        )  # fmt: skip

    def width(self, text: Text) -> float:
        """How wide the control is; 0 for one that takes what room there is."""
        if self.kind in ("scale", "volume"):
            return 0.0
        if self.kind == "action":
            return text.width(self.action, TYPE["button"]) + BUTTON
        return sum(text.width(label, TYPE["label"]) + PAD for _, label in self.options) or WIDTH + LOCK

    def _slider(self, place: Area, value: Any, on_change: Callable[[str, Any], object]) -> Slider:
        volume = self.kind == "volume"
        return Slider(
            place,
            1.0 if not volume and value == AUTOMATIC else value,
            lambda chosen: on_change(self.name, round(chosen, 2)),
            low=0.0 if volume else LEAST_SCALE,
            high=1.0 if volume else MOST_SCALE,
            step=VOLUME_STEP if volume else SCALE_STEP,
            show=lambda shown: self.options[0][1].replace("0", str(round(shown * 100)), 1),
            ground="parchment",
        )


def lines_of(page: str, words: Words, bindings: Bindings) -> list[SettingRow]:
    """The rows of a page."""
    return [_line(name, kind, words, bindings) for name, kind in _NAMES[page]]


def usual(page: str) -> dict[str, Any]:
    """The usual values of a page's settings."""
    fresh = Settings()
    return {name: getattr(fresh, name) for name, _ in _NAMES[page] if hasattr(fresh, name)}


def _line(name: str, kind: Kind, words: Words, bindings: Bindings) -> SettingRow:
    options: tuple[tuple[Any, str], ...] = ()
    if name == "speed":
        options = tuple((value, words(f"ui.speed.{value}")) for value in SPEEDS)
    elif name == "typeface":
        options = tuple((value, words(f"ui.settings.{value}")) for value in TYPEFACES)
    elif kind in ("scale", "volume"):
        options = ((0, words("ui.settings.percent", value=0)),)
    return SettingRow(
        name,
        kind,
        words(f"ui.settings.{name}"),
        words(f"ui.settings.{name}_second", key=bindings.hint("fullscreen")),
        options,
        words(f"ui.settings.{name}_reason") if kind == "action" or name == "marks" else "",
        words(f"ui.settings.{name}_action") if kind == "action" else "",
    )
