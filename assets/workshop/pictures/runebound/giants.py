"""Heads of giants from the front: a small skull on a great jaw, one made different from the next by its parts.

The origin lies between the eyes, the chin near y = 200, the crown near y = -120.
"""

from __future__ import annotations

from assets.workshop.engraving import NO_SHADOW, Dab, Ridge, Shape, drawn, flat
from assets.workshop.engraving.kit.monsters import tooth_row
from assets.workshop.engraving.palette import darker, lighter
from assets.workshop.engraving.paths import ellipse, line, loop, tube
from assets.workshop.pictures.runebound.forms import NEAR, form, mark


def giant_head(skin: str, gape: float = 30.0, heavy: float = 1.0, lid: float = 0.3, nose: float = 1.0,
    iris: str = "#5a7a3a", look: float = 0.0, tusk: float = 40.0) -> list[Shape]:
    """Return a bald head with ears.

    `gape` opens the mouth (units; 0 shuts it), `heavy` widens the jaw, `lid` closes the eyes (0 to 1), `nose` is the
    size of the nose, `look` turns the eyes (units), `tusk` is how long the two lower tusks are (0: none).
    """
    g, j = gape, heavy
    skull = loop(0, -122, 62, -110, 100, -66, 104, -10, 122 * j, 50, 150 * j, 104, 142 * j, 160 + g * 0.5, 96 * j,
        204 + g, 0,
        216 + g, -96 * j, 204 + g, -142 * j, 160 + g * 0.5, -150 * j, 104, -122 * j, 50, -104, -10, -100, -66, -62,
            -110)
    bumps = [Dab(0, -34, 88, 18, 16), Dab(0, 186 + g, 76, 24, 14), Dab(0, -86, 60, 26, 6)]
    folds = [Ridge(line(-60, y, 0, y + 7, 60, y), 9, -7) for y in (-60, -80)]
    out: list[Shape] = []
    for s in (-1, 1):
        bumps += [Dab(s * 44, 0, 32, 20, -16), Dab(s * 84, 46, 36, 28, 14), Dab(s * 122 * j, 128, 34, 44, 12)]
        folds += [Ridge(line(s * 42, 62, s * 84, 90, s * 104, 138), 12, -10), Ridge(line(s * 92, -14, s * 112, -24,
            s * 116, -6), 6, -5)]
        out += [form(loop(s * 92, -26, s * 130, -46, s * 164, -24, s * 160, 24, s * 132, 50, s * 100, 46), skin, 18,
            40 * s),
            form(loop(s * 112, -14, s * 134, -26, s * 148, -10, s * 140, 18, s * 118, 28), darker(skin, 0.3), 10,
                -30 * s,
            swell=-0.7, contour=0.6, shadow=NO_SHADOW)]
    out.append(form(skull, skin, 70, 10, grain=0.1, pitch=0.9, dabs=tuple(bumps), ridges=tuple(folds)))
    half = 92 * j
    if g > 4:
        out.append(mark(loop(-half, 122, -half * 0.5, 112, 0, 116, half * 0.5, 112, half, 122, half * 0.9, 138 + g,
            half * 0.4,
            152 + g * 1.2, -half * 0.4, 152 + g * 1.2, -half * 0.9, 138 + g), "#4a1612", tone=0.35, contour=1.4))
        out.append(form(loop(-44, 150 + g, -20, 132 + g * 0.6, 20, 132 + g * 0.6, 44, 150 + g, 0, 160 + g), "#b8564e",
            12, 20, shadow=NO_SHADOW))
        out += tooth_row((half * 0.86, 120, 0, 116, -half * 0.86, 120), 6, -22, 12, seed=3)
        out += tooth_row((-half * 0.7, 142 + g, 0, 152 + g * 1.16, half * 0.7, 142 + g), 5, -20, 12, seed=5)
    else:
        out += [form(tube(-half, 132, 12, -half * 0.4, 124, 26, 0, 130, 22, half * 0.4, 124, 26, half, 132, 12),
            lighter(skin,
            0.1), 12, 10), drawn(line(-half, 134, -half * 0.4, 138, 0, 142, half * 0.4, 138, half, 134), 6, "#3a2018")]
    if tusk:
        out += [form(tube(s * 62 * j, 150 + g, 30, s * 68 * j, 128 + g * 0.4, 24, s * 78 * j, 128 - tusk, 3),
            "#f1e4bd", 12, 70 * s) for s in (-1, 1)]
    for s in (-1, 1):
        x = s * 46
        out += [flat(ellipse(x, 0, 29, 23), "#f6ecc8", ink=0.05, tone=1.6, contour=1.4), flat(ellipse(x + look, 1, 13),
            iris, ink=0.2, contour=1.0), flat(ellipse(x + look, 1, 6.5), "#140a06", tone=0.1),
            flat(ellipse(x + look - 5, -5, 3.6), "#ffffff", ink=0, tone=1.9)]
        top = -26 + 40 * lid
        out += [form(loop(x - 36, -28, x, -40, x + 36, -28, x + 34, top + 10 - s * 5, x, top + 4, x - 34,
            top + 10 + s * 5),
            skin, 10, 16, shadow=NEAR), form(tube(s * 10, -18, 14, s * 44, -38, 32, s * 92, -34, 24, s * 112, -16, 8),
                skin, 15,
            20 * s)]
    n = nose
    out += [form(loop(-16, -14, 16, -14, 26 * n, 24, 54 * n, 56, 46 * n, 92, 0, 102, -46 * n, 92, -54 * n, 56, -26 * n,
        24),
        lighter(skin, 0.08), 30, -20, dabs=(Dab(0, 66, 30, 24, 14), Dab(-36 * n, 74, 16, 14, 9), Dab(36 * n, 74, 16,
            14, 9))),
        mark(f"{ellipse(-22 * n, 90, round(11 * n, 1), 6)} {ellipse(22 * n, 90, round(11 * n, 1), 6)}", "#2a140c",
            tone=0.2)]
    return out
