"""Every colour, size and shape of the screen as data: the book and the high-contrast theme, and the styles
of type.

`theme_for(high_contrast)` gives the `Theme`. `TYPE` maps a role to a `Style(face, size, leading)`; faces
are those of `text.py`. Sizes are logical units. A colour of state never stands alone: seats and what the games tell
apart (`ThemePart`) carry the name of their shape (`shapes.py` draws it).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

Colour = tuple[int, int, int]


class Style(NamedTuple):
    """A style of type: face of `text.FACES`, size in logical units, line distance as a multiple of the
    size.
    """

    face: str
    size: float
    leading: float = 1.22

    def sized(self, size: float) -> Style:
        """The same style at another size."""
        return Style(self.face, size, self.leading)


class Mark(NamedTuple):
    """A shape and its colour: what tells a seat, a group or a kind from its neighbours."""

    shape: str
    colour: Colour


class Material(NamedTuple):
    """What the panels are made of while a game is played: roles of colours that differ from those of the house (hex
    codes, see `_COLOURS`), gradients, and textures by the names of those of the house that they take the place of.

    `day`: it lies in daylight: the ground of a table is not darkened. `cut`: the corners of plates are cut at 45
    degrees, and held by rivets; `brass`: plates lie in a brass frame with screws, sheets have a graduated neat line;
    `nailed`: sheets of parchment are nailed up. `banner` is what a question stands on: a "cloth", a "pennant" of
    painted wood, a "notice" that is nailed up, a "broadside" between two ribbons, or a "plaque" that hangs down. `beam`
    is a picture of the whole bar at the upper edge; without it that is made of the texture.
    """

    name: str = "book"
    colours: Mapping[str, str] = {}
    gradients: Mapping[str, tuple[str, str]] = {}
    textures: Mapping[str, str] = {}
    day: bool = False
    cut: bool = False
    brass: bool = False
    nailed: bool = False
    banner: str = "cloth"
    beam: str = ""
    faces: Mapping[str, str] = {}
    """Faces of type that are shown instead of those of the house, by their names (`fonts.FACES`)."""
    seats: tuple[Mark, ...] = ()
    """The marks of the seats in the colours of this material; empty: those of the house."""


class ThemePart(NamedTuple):
    """What colours and shapes mean in one game: marks by their group and name, as in `marks["tier"]["hard"]`; colours
    by name. `sample` names the groups that the settings show, so that a player sees whether they can be told apart;
    `icons` are the tints of icons in the log; `material` is what the panels are made of.
    """

    marks: Mapping[str, Mapping[str, Mark]] = {}
    colours: Mapping[str, Colour] = {}
    sample: tuple[str, ...] = ()
    icons: Mapping[str, Colour] = {}
    material: Material = Material()

    def mark(self, name: str) -> Mark | None:
        """A mark by its name, of whatever group; None where no mark has it."""
        return next((group[name] for group in self.marks.values() if name in group), None)


def rgb(code: str) -> Colour:
    """The colour of a code such as `#d9ad4c`."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


_MIDDLE = 0.18
"""The light of a ground from which black and white stand out alike."""


def light_of(colour: Colour) -> float:
    """How much light a colour gives, from 0 to 1: its relative luminance."""
    red, green, blue = (math.pow(part / 255, 2.2) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


TYPE: dict[str, Style] = {
    "verdict": Style("title-bold", 76),
    "scene-title": Style("title-semibold", 36),
    "sheet-title": Style("title-semibold", 34),
    "panel-title": Style("title-semibold", 23),
    "zone-title": Style("title", 27),
    "menu": Style("title", 32),
    "main-button": Style("title-semibold", 27),
    "story": Style("story", 24, 1.26),
    "card-text": Style("story", 23, 1.24),
    "name": Style("story-semibold", 23),
    "quote": Style("story-italic", 22),
    "prompt": Style("ui-extrabold", 31),
    "prompt-detail": Style("ui-medium", 18.5, 1.16),
    "card-title": Style("ui-extrabold", 19),
    "number": Style("ui-extrabold", 26),
    "label": Style("ui-bold", 19),
    "button": Style("ui-bold", 21),
    "ui": Style("ui-medium", 21),
    "ui-bold": Style("ui-bold", 21),
    "value": Style("ui-bold", 21),
    "second": Style("ui", 18.5),
    "second-italic": Style("ui-italic", 18.5),
    "key": Style("ui-bold", 18),
}


@dataclass(frozen=True)
class Theme:
    """Colours by role, marks by name, and the few sizes that change with the theme."""

    name: str
    textured: bool
    line: float
    colours: dict[str, Colour]
    gradients: dict[str, tuple[Colour, Colour]]
    seats: tuple[Mark, ...] = field(default=())
    material: Material = field(default=Material())

    def texture(self, name: str) -> str:
        """The texture that lies where the house has the one of this name."""
        return self.material.textures.get(name, name)

    def __getitem__(self, role: str) -> Colour:
        return self.colours[role]

    def ink_on(self, ground: Colour) -> Colour:
        """Dark ink or light type, whichever stands out more from a ground."""
        return self["black-ink" if light_of(ground) > _MIDDLE else "on-cloth"]


_COLOURS: dict[str, str] = {
    "ink": "#2a1a10",
    "ink-2": "#523d28",
    "black-ink": "#1a120e",
    "parchment": "#ecdebc",
    "parchment-hover": "#f3e6c4",
    "parchment-pressed": "#cdb987",
    "parchment-button": "#e3d2a6",
    "parchment-card": "#f3e8ca",
    "parchment-rim": "#7a5426",
    "parchment-edge": "#4b3117",
    "parchment-rule": "#6b4a26",
    "inset-parchment": "#d8c493",
    "leather": "#241a14",
    "leather-edge": "#0b0705",
    "leather-row": "#2a1f18",
    "leather-button": "#33261d",
    "leather-hover": "#49372a",
    "leather-pressed": "#1c140f",
    "leather-line": "#a17a37",
    "leather-frame": "#b98d3e",
    "row-edge": "#5d4728",
    "strip": "#140e0b",
    "veil": "#0d0a09",
    "inset-leather": "#120c09",
    "inset-edge": "#6e5530",
    "cream": "#f3e7cb",
    "cream-2": "#cbb992",
    "on-dark": "#f3e4bf",
    "on-beam": "#f3e4bf",
    "on-beam-weak": "#bfa97e",
    "bright": "#fff3d2",
    "on-cloth": "#f3e4bf",
    "on-shelf": "#f3e7cb",
    "on-picture": "#f3e7cb",
    "on-picture-title": "#f0d68c",
    "on-oxblood": "#f3e7cb",
    "on-ribbon": "#f3e4bf",
    "night": "#100c0a",
    "plate": "#1a120e",
    "on-cloth-2": "#f3e7cb",
    "on-cloth-weak": "#cbb992",
    "muted": "#bfa97e",
    "gold": "#d9ad4c",
    "gold-title": "#f0d68c",
    "gold-line": "#e2ba5c",
    "gold-dark": "#8a6428",
    "noun": "#e8cf95",
    "rule-link": "#8fb4e0",
    "rule-link-ink": "#33527d",
    "oxblood": "#8e2f20",
    "oxblood-light": "#a8452f",
    "oxblood-dark": "#571a10",
    "banner": "#7c2a1b",
    "moss": "#4c5a22",
    "moss-fill": "#7f9a3a",
    "slate": "#46597e",
    "main-text": "#fff3d2",
    "off-text": "#a3937a",
    "off-fill": "#2a221c",
    "off-edge": "#5d4c36",
    "off-text-ink": "#665236",
    "off-fill-ink": "#d9caa2",
    "off-edge-ink": "#a3906a",
    "focus": "#ffe9a8",
    "focus-back": "#14100c",
    "knob-on": "#f6e3a1",
    "knob-off": "#a3937a",
    "knob-off-ink": "#76634a",
    "track-ink": "#cdb987",
    "key-fill": "#17110d",
    "legal": "#ffe58a",
    "hovered": "#fff9e0",
    "selected": "#d9ad4c",
    "tick": "#2f7d4a",
    "toast": "#2f3a1c",
    "toast-edge": "#a9c05c",
    "toast-text": "#f1f4d8",
    "danger": "#4a1f16",
    "danger-edge": "#c2573f",
    "loss": "#e88570",
    "shadow": "#000000",
    "backdrop": "#0d0a09",
    "bar-health": "#c0392b",
    "aim": "#7d3a12",
    "chip-ink": "#1a120e",
}

_GRADIENTS: dict[str, tuple[str, str]] = {
    "main": ("#9c3a27", "#6e2216"),
    "main-hover": ("#b64a32", "#862c1c"),
    "gold": ("#fbf0c4", "#9a6f2c"),
    "gold-text": ("#fbf0c4", "#c99a42"),
    "health": ("#d9523f", "#8c1d18"),
    "lost-text": ("#b0bed8", "#5c7098"),
    "beam-text": ("#fbf0c4", "#c99a42"),
    "beam": ("#2c1d13", "#0e0805"),
    "chip": ("#f0d68c", "#8a6428"),
}

_SEATS = (("circle", "#35b6b0"), ("square", "#e8913a"), ("triangle", "#b583e0"), ("hexagon", "#f06d86"))
_CONTRAST: dict[str, str] = {
    "ink": "#000000",
    "ink-2": "#2b2b2b",
    "parchment": "#ffffff",
    "parchment-hover": "#fff6c8",
    "parchment-pressed": "#dddddd",
    "parchment-button": "#ffffff",
    "parchment-card": "#ffffff",
    "parchment-rim": "#ffffff",
    "parchment-edge": "#000000",
    "parchment-rule": "#000000",
    "inset-parchment": "#e8e8e8",
    "leather": "#000000",
    "leather-edge": "#ffffff",
    "leather-row": "#000000",
    "leather-button": "#000000",
    "leather-hover": "#333333",
    "leather-pressed": "#111111",
    "leather-line": "#ffd75e",
    "leather-frame": "#ffd75e",
    "row-edge": "#ffffff",
    "strip": "#140e0b",
    "veil": "#000000",
    "inset-leather": "#000000",
    "inset-edge": "#ffffff",
    "cream": "#ffffff",
    "cream-2": "#e6e6e6",
    "on-dark": "#ffffff",
    "bright": "#ffffff",
    "on-beam": "#ffffff",
    "on-beam-weak": "#e6e6e6",
    "on-cloth": "#ffffff",
    "on-shelf": "#ffffff",
    "on-picture": "#ffffff",
    "on-picture-title": "#ffd75e",
    "on-oxblood": "#ffffff",
    "on-ribbon": "#ffffff",
    "on-cloth-2": "#ffffff",
    "on-cloth-weak": "#e6e6e6",
    "muted": "#e6e6e6",
    "gold": "#ffd75e",
    "gold-title": "#ffd75e",
    "gold-line": "#ffd75e",
    "noun": "#ffd75e",
    "rule-link": "#9fd0ff",
    "rule-link-ink": "#00337a",
    "oxblood": "#8a0000",
    "loss": "#ff9c8a",
    "off-text": "#b0b0b0",
    "off-fill": "#000000",
    "off-edge": "#8a8a8a",
    "off-text-ink": "#555555",
    "off-fill-ink": "#eeeeee",
    "off-edge-ink": "#555555",
    "backdrop": "#000000",
}


_BOOK = Material()


def theme_for(high_contrast: bool, material: Material = _BOOK) -> Theme:
    """The theme of a material, or the one of high contrast, which has none."""
    if high_contrast:
        return _theme(Material("high-contrast", _CONTRAST), 2.0)
    return _theme(material, 1.2)


def _theme(material: Material, line: float) -> Theme:
    colours, gradients = {**_COLOURS, **material.colours}, {**_GRADIENTS, **material.gradients}
    return Theme(
        name=material.name,
        textured=material.name != "high-contrast",
        line=line,
        colours={role: rgb(code) for role, code in colours.items()},
        gradients={role: (rgb(top), rgb(bottom)) for role, (top, bottom) in gradients.items()},
        seats=material.seats or tuple(Mark(shape, rgb(code)) for shape, code in _SEATS),
        material=material,
    )
