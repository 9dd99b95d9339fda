"""What plates, frames and backs are put together from: cut plates, rivets, metals with their grain."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from assets.workshop.frame_parts import fill, stroke, textured, thrifty
from assets.workshop.svg import linear, render
from assets.workshop.warhammer_quest import sheets

SCALE = 2
PITCH = "#0c0e0f"
SOOT = "#16191a"


@dataclass(frozen=True)
class Metal:
    """A material of frames: its gradient from the top down, the sheet its grain comes from, and its rivets."""

    tones: tuple[tuple[float, str], ...]
    sheet: str
    rivet: tuple[str, str, str]
    strength: float = 1.0


METALS = {
    "iron": Metal(((0, "#8a9295"), (0.1, "#5f676a"), (0.6, "#414749"), (1, "#282d2f")), "iron",
        ("#dfe5e6", "#7c8588", "#1c2022")),
    "brass": Metal(((0, "#f0d690"), (0.3, "#b98a3a"), (0.55, "#d9b464"), (1, "#74501c")), "brass",
        ("#fff0c0", "#c08f3c", "#4a2f0c")),
    "gold": Metal(((0, "#fff2c0"), (0.3, "#f0c24e"), (0.5, "#ffe9a0"), (1, "#a86e1a")), "brass",
        ("#fff6d8", "#e0b04a", "#6a4710"), 0.7),
    "lacquer": Metal(((0, "#c8463a"), (0.3, "#962620"), (1, "#4c0e0e")), "lacquer", ("#ffb0a0", "#a3302a", "#3a0808")),
    "stone": Metal(((0, "#92958a"), (0.4, "#767a70"), (1, "#4d524a")), "stone-light", ("#dfe5e6", "#7c8588", "#1c2022"),
        1.2),
    "hide": Metal(((0, "#7d5c3a"), (0.4, "#624629"), (1, "#3c2a18")), "hide", ("#fff0c0", "#c08f3c", "#4a2f0c")),
}
PLATES = {
    "iron": ("#24282a", "iron-dark", "#8b9497"),
    "hide": ("#4a3420", "hide", "#f0d9a0"),
    "lacquer": ("#641512", "lacquer", "#ffb8a0"),
    "brass": ("#b98f42", "brass", "#fff0c0"),
}
"""Plates for names: colour, sheet of the grain, edge line."""


def cut(x: float, y: float, width: float, height: float, corner: float) -> str:
    """The path of a plate whose corners are cut off at 45 degrees."""
    return (
        f"M{x + corner} {y} H{x + width - corner} L{x + width} {y + corner} V{y + height - corner} "
        f"L{x + width - corner} {y + height} H{x + corner} L{x} {y + height - corner} V{y + corner} Z"
    )


def metal_paint(name: str) -> str:
    """The definitions of a metal and its rivets: `url(#metal)` and `url(#rivet)`."""
    metal = METALS[name]
    light, middle, dark = metal.rivet
    return linear("metal", metal.tones) + (
        '<radialGradient id="rivet" cx=".35" cy=".3" r=".8">'
        f'<stop offset="0" stop-color="{light}"/><stop offset=".45" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient>'
    )


GLOSS = (
    '<linearGradient id="gloss" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/>'
    '<stop offset=".5" stop-color="#fff" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".4"/>'
    "</linearGradient>"
)


def rivet(x: float, y: float, radius: float) -> str:
    """A rivet with its shadow."""
    return (
        f'<circle cx="{x + 0.6}" cy="{y + 1.1}" r="{radius + 0.8}" fill="#000" opacity=".55"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="url(#rivet)" stroke="{PITCH}" stroke-width=".7"/>'
    )


def corner_rivets(width: float, height: float, border: float) -> str:
    """A rivet in every corner, inside the frame."""
    inset, radius = border * 0.95 + 1.5, max(2.0, border * 0.42)
    return "".join(rivet(x, y, radius) for x in (inset, width - inset) for y in (inset, height - inset))


def name_plate(kind: str, x: float, y: float, width: float, height: float, below: bool = False) -> str:
    """A closed plate for a name; its edge line is turned to the picture (above it, where the plate lies below)."""
    colour, _, edge = PLATES[kind]
    area = f"M{x} {y} h{width} v{height} h{-width} Z"
    line = y + 0.9 if below else y + height - 0.9
    return (
        fill(area, colour) + fill(area, "url(#gloss)") + stroke(area, PITCH, 1.4)
        + stroke(f"M{x} {line} h{width}", edge, 1.1, 'opacity=".7"')
    )


def grained(picture: Image.Image, mask: str, sheet: str, strength: float, corner: tuple[int, int]) -> Image.Image:
    """Give the masked part of a picture the grain of one of the game's sheets."""
    return textured(picture, mask, sheets.SHEETS[sheet](), strength, corner)


def drawn(body: str, width: float, height: float) -> Image.Image:
    """Markup at twice its logical size."""
    return render(body, width, height, SCALE)


def finished(picture: Image.Image) -> Image.Image:
    """The picture with fewer colours, which its grain hides."""
    return thrifty(picture, 6)
