"""The wordmark of the title: BENEATH THE in steel, GRATE in ember, and below THE a real grate with two eyes."""

from __future__ import annotations

from PIL import Image

from assets.workshop.recipe import Recipe
from assets.workshop.svg import linear, render
from assets.workshop.warhammer_quest.alphabet import forged, width

SIZE = (640, 264)
"""Logical units; the letters begin at 20, 14, so that their rims and spurs have room."""
SCALE = 2
LEFT, TOP = 24.0, 18.0
FIRST, SMALL, LAST = 96.0, 46.0, 108.0
"""How high BENEATH, THE and GRATE are."""
GLOW, EYE, PITCH = "#9bd64a", "#ff5a2a", "#0c0e0f"
QUALITY = 90


def grate(
    wide: float, high: float, bars: int = 5, eyes: tuple[float, float] = (0.39, 0.61), reach: float = 0.56
) -> str:
    """An iron grate from 0, 0 over green light, with two eyes behind it; `eyes` and the `reach` of the light as shares
    of its width.
    """
    bar, rail = wide * 0.062, high * 0.14
    step = (wide - bar * 1.6) / (bars - 1)
    x, y = wide / 2, high * 0.52
    made = _oval(x, y, wide * reach, high * min(0.66, reach * 1.18), 'fill="url(#grate-glow)"')
    made += _oval(x, y + high * 0.1, wide * 0.27, high * 0.34, 'fill="#10160a" opacity=".8"')
    radius = min(high * 0.17, wide * 0.11)
    made += "".join(_oval(wide * at, y - high * 0.03, radius, radius, 'fill="url(#grate-eye)"') for at in eyes)
    edge = f'fill="url(#grate-bar)" stroke="{PITCH}" stroke-width="{high * 0.022:.2f}"'
    made += "".join(
        f'<rect x="{k * step + bar * 0.3:.2f}" y="{-high * 0.04}" width="{bar:.2f}" height="{high * 1.08}" {edge}/>'
        for k in range(bars)
    )
    knob = f'fill="#e4eaea" stroke="{PITCH}" stroke-width="{high * 0.016:.2f}"'
    for at in (0.06, 0.78):
        made += f'<rect x="{-wide * 0.05}" y="{high * at}" width="{wide * 1.1}" height="{rail}" rx="1" {edge}/>'
        middle = high * at + rail / 2
        made += "".join(_oval(k * step + bar * 0.8, middle, rail * 0.27, rail * 0.27, knob) for k in range(bars))
    return f"<defs>{_paint()}</defs>{made}"


def _oval(x: float, y: float, across: float, down: float, look: str) -> str:
    return f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{across:.2f}" ry="{down:.2f}" {look}/>'


def _paint() -> str:
    """The iron of the bars, the light and the eyes as definitions."""
    return linear("grate-bar", ((0, "#aab2b5"), (0.35, "#6c7477"), (1, "#24292b")), diagonal=True) + (
        f'<radialGradient id="grate-glow"><stop offset="0" stop-color="{GLOW}" stop-opacity=".95"/>'
        f'<stop offset=".55" stop-color="{GLOW}" stop-opacity=".45"/>'
        f'<stop offset="1" stop-color="{GLOW}" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="grate-eye"><stop offset=".3" stop-color="#ffd0a0"/>'
        f'<stop offset=".55" stop-color="{EYE}"/><stop offset="1" stop-color="{EYE}" stop-opacity="0"/>'
        "</radialGradient>"
    )


def wordmark() -> Image.Image:
    """The whole sign at twice its logical size."""
    small = width("THE", SMALL, 14)
    body = forged("BENEATH", LEFT, TOP, FIRST, "steel")
    body += f'<g transform="translate({LEFT + 6} {TOP + FIRST + 82})">{grate(small + 6, 52)}</g>'
    body += forged("THE", LEFT + 4, TOP + FIRST + 22, SMALL, "steel", 14)
    body += forged("GRATE", LEFT + small + 38, TOP + FIRST + 24, LAST, "ember", 13)
    return render(body, *SIZE, SCALE)


def recipes(made_of: tuple[str, ...]) -> tuple[Recipe, ...]:
    """The recipe of the wordmark."""
    name = "scenes/warhammer-quest/wordmark"
    return (Recipe(name, f"{name}.webp", wordmark, made_of, QUALITY),)
