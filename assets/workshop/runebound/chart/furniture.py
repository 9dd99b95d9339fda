"""What makes a sheet of it: neat line and degrees, rose and rhumbs, a ship, a serpent, the cartouche."""

from __future__ import annotations

import math
import random

from assets.workshop.runebound.chart import lettering
from assets.workshop.runebound.chart.land import shore
from assets.workshop.runebound.chart.lining import is_open_sea
from assets.workshop.runebound.chart.pen import INK, Pen, Point, box, circle, curve, poly, put
from assets.workshop.runebound.chart.survey import HEIGHT, INNER, WIDTH

RED, BLUE, CREAM = "#b8402c", "#2c5f76", "#f3ead2"
ROSE: Point = (226, 1560)
SHIP: Point = (170, 1166)
SERPENT: Point = (420, 1866)
CARTOUCHE: Point = (2278, 1660)
OUTER, BAND = 20.0, 28.0
"""How far the lines of the frame lie from the edge of the sheet: the outer one, and the band of degrees."""


def draw_sea(pen: Pen) -> str:
    """What is drawn on open water: rhumb lines from the rose, waves, ship and serpent."""
    lines = ""
    for k in range(32):
        a = math.radians(11.25 * k)
        run: list[Point] = []
        for r in range(140, 2600, 10):
            x, y = ROSE[0] + r * math.cos(a), ROSE[1] + r * math.sin(a)
            if not (INNER < x < WIDTH - INNER and INNER < y < HEIGHT - INNER) or shore()[int(y), int(x)] < 2:
                break
            run.append((x, y))
        if len(run) > 2:
            lines += poly([run[0], run[-1]], False)
    waves = ""
    dice = random.Random(17)
    for _ in range(240):
        x, y = dice.uniform(60, 620), dice.uniform(60, HEIGHT - 60)
        far = all(math.hypot((x - px) / w, (y - py) / h) > 1 for (px, py), w, h in ((ROSE, 160, 160),
            (SHIP, 110, 110), (SERPENT, 130, 60)))
        if far and all(is_open_sea(x + d, y) for d in (-14, 0, 24)):
            waves += f"M{x:.0f} {y:.0f}q4 -4 8 0t8 0t8 0" if dice.random() < 0.6 else f"M{x:.0f} {y:.0f}q5 -5 10 0"
    return (pen.line(lines, 0.8, "#14303a", 'opacity=".32"') + pen.line(waves, 1.1, "#14303a", 'opacity=".5"')
        + put(ship(pen), *SHIP, 1.0) + put(serpent(pen), *SERPENT, 1.0))


def rose(pen: Pen, radius: float) -> str:
    """A wind rose of sixteen points about 0, 0."""
    r = radius
    out = pen.shape(circle(0, 0, r * 0.52), CREAM, more='opacity=".55"')
    out += pen.line(circle(0, 0, r * 0.52), 1.4) + pen.line(circle(0, 0, r * 0.47), 0.9) + pen.line(circle(0, 0, r
        * 0.30), 1.0)
    ticks = "".join(f"M{r * 0.47 * math.cos(a):.1f} {r * 0.47 * math.sin(a):.1f}L{r * 0.52 * math.cos(a):.1f} "
        f"{r * 0.52 * math.sin(a):.1f}"
        for a in (math.radians(5 * k) for k in range(72)))
    out += pen.line(ticks, 0.8)
    for length, half, count, turn, bright, dark in ((0.62, 0.085, 8, 22.5, CREAM, "#3a2c22"), (0.72, 0.10, 4, 45,
        CREAM, BLUE), (1.0, 0.125, 4, 0, CREAM, RED)):
        for k in range(count):
            a = math.radians(turn + 360 / count * k - 90)
            tip = (r * length * math.cos(a), r * length * math.sin(a))
            for side, fill in ((-1, bright), (1, dark)):
                b = a + side * math.radians(180 / 8 if length > 0.7 else 11.25)
                dip = (r * half * 1.55 * math.cos(b), r * half * 1.55 * math.sin(b))
                out += pen.shape(poly([(0, 0), tip, dip]), fill, 1.1, INK)
    out += pen.shape(circle(0, 0, r * 0.055), "#c9a45a", 1.1, INK)
    lily = (
        f"M0 {-r * 1.03:.1f}c{-r * 0.09:.1f} {-r * 0.06:.1f} {-r * 0.05:.1f} {-r * 0.13:.1f} 0 {-r * 0.2:.1f}"
        f"c{r * 0.05:.1f} {r * 0.07:.1f} {r * 0.09:.1f} {r * 0.14:.1f} 0 {r * 0.2:.1f}Z"
    )
    wings = "".join(f"M{s * r * 0.01:.1f} {-r * 1.05:.1f}c{s * r * 0.02:.1f} {-r * 0.08:.1f} {s * r * 0.1:.1f} "
        f"{-r * 0.1:.1f} {s * r * 0.1:.1f} {-r * 0.02:.1f}" for s in (-1, 1))
    return out + pen.line(wings, 2.2, RED) + pen.shape(lily, RED, 1.0, INK)


def ship(pen: Pen) -> str:
    """A carrack under sail about 0, 0 (the middle of its water line)."""
    out = pen.shape("M-58 -24Q-50 8 -26 10H30Q48 6 56 -26L40 -20Q10 -10 -30 -14L-44 -28Z", "#9a6238", 1.7, INK)
    out += pen.line("M-50 -10Q0 4 48 -10M-44 0Q0 10 40 -2", 0.9, INK, 'opacity=".7"')
    out += pen.shape("M-62 -38H-40L-44 -24H-58Z", "#b0764a", 1.4, INK) + pen.shape("M40 -32H60L56 -22L42 -18Z",
        "#b0764a", 1.4, INK)
    out += "".join(pen.shape(circle(x, -4, 2.2), INK) for x in (-26, -12, 2, 16))
    out += pen.line("M-30 -14V-104M6 -12V-124M38 -16V-94M54 -28L84 -50", 2.2)
    for x, y, w, h, cross in ((6, -110, 30, 34, False), (6, -72, 38, 44, True), (-30, -92, 24, 28, False),
        (-30, -60, 28, 32, False), (38, -84, 22, 26, False), (38, -56, 24, 28, False)):
        sail = (
            f"M{x - w * 0.5} {y}Q{x} {y + 4} {x + w * 0.5} {y}Q{x + w * 0.82} {y + h * 0.55} {x + w * 0.56} {y + h}"
            f"Q{x + w * 0.05} {y + h * 0.84} {x - w * 0.5} {y + h}Q{x - w * 0.22} {y + h * 0.5} {x - w * 0.5} {y}Z"
        )
        out += pen.shape(sail, CREAM, 1.4, INK)
        shade = "".join(f"M{x + w * (0.4 + 0.09 * k)} {y + 3}q{w * 0.2} {h * 0.42} {w * 0.02} {h * 0.84}"
            for k in range(2))
        out += pen.line(shade, 0.8, INK, 'opacity=".6"')
        if cross:
            out += pen.line(f"M{x + w * 0.08} {y + 9}v{h * 0.56}M{x - w * 0.18} {y + h * 0.4}h{w * 0.58}", 3.4, RED)
    for x, y in ((6, -124), (-30, -104), (38, -94)):
        out += pen.shape(f"M{x} {y}q-8 -5 -14 0t-11 0l2 4l-2 4q7 4 12 0t13 0Z", RED, 1.0, INK)
    waves = (
        "M-82 10q6 -6 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0M-66 19q6 -6 12 0t12 0t12 0M10 19q6 -6 "
        "12 0t12 0t12 0"
    )
    return out + pen.line(waves, 1.3, "#14303a", 'opacity=".8"')


def serpent(pen: Pen) -> str:
    """A sea serpent in three coils about 0, 0."""
    green, belly = "#6f9a6c", "#d9d8a0"
    out = ""
    for x, w, h in ((-34, 24, 30), (18, 22, 24), (64, 16, 15)):
        outer = (
            f"M{x - w} 6C{x - w} {-h * 1.25} {x + w} {-h * 1.25} {x + w} 6H{x + w * 0.42}C{x + w * 0.42} {-h * 0.42} "
            f"{x - w * 0.42} {-h * 0.42} {x - w * 0.42} 6Z"
        )
        out += pen.shape(outer, green, 1.5, INK)
        scales = "".join(f"M{x - w * 0.62 + w * 1.24 * t:.1f} "
            f"{-h * 0.62 * math.sin(math.pi * (0.12 + 0.76 * t)) - 3:.1f}q2.4 2.2 4.6 0" for t in (0.1, 0.26, 0.42,
            0.58, 0.74))
        fins = "".join(poly([(x + w * c - 3, -h * 0.9 * s), (x + w * c + 1, -h * 0.9 * s - 7), (x + w * c + 4, -h
            * 0.9 * s + 0.6)], False) for c, s in ((-0.5, 0.86), (0, 1.0), (0.5, 0.86)))
        out += pen.line(scales, 0.9, INK, 'opacity=".7"') + pen.line(fins, 1.2, "#3a5a3c")
    neck = (
        "M-92 8C-92 -22 -76 -30 -82 -50C-86 -64 -104 -66 -112 -56L-124 -50L-112 -47Q-104 -46 -102 -38C-100 -24 -110 "
        "-12 -108 8Z"
    )
    out += pen.shape(neck, green, 1.5, INK) + pen.line("M-106 6C-106 -10 -98 -22 -99 -36", 2.2, belly)
    out += pen.line("M-124 -50L-112 -50", 1.0) + pen.shape(circle(-106, -57, 1.9), "#f0c85a", 0.9, INK)
    out += pen.line("M-98 -63l4 -8l3 9M-90 -58l6 -6l0 9M-84 -48l7 -3l-2 8", 1.3, "#3a5a3c")
    out += pen.line("M-124 -50l-9 -3M-124 -50l-8 2", 1.0, RED)
    tail = "M92 8C94 -6 104 -12 110 -20L104 -22L116 -28L118 -15L113 -18C110 -8 104 -2 103 8Z"
    out += pen.shape(tail, green, 1.4, INK)
    waves = (
        "M-122 8q5 -5 10 0t10 0t10 0t10 0M-66 8q5 -5 10 0t10 0t10 0t10 0t10 0M-8 8q5 -5 10 0t10 0t10 0t10 0t10 0t10 "
        "0t10 0t10 0t10 0t10 0t10 0M-90 17q5 -5 10 0t10 0M30 17q5 -5 10 0t10 0t10 0"
    )
    return out + pen.line(waves, 1.2, "#14303a", 'opacity=".8"')


def _frame(pen: Pen) -> str:
    """The neat line."""
    w, h = WIDTH, HEIGHT
    out = ""
    # the bare edge outside the band
    out += pen.line(box(OUTER - 8, OUTER - 8, w - 2 * OUTER + 16, h - 2 * OUTER + 16), 3.6, INK) + pen.line(box(OUTER
        - 1, OUTER - 1, w - 2 * OUTER + 2, h - 2 * OUTER + 2), 1.2, INK)
    band = f"M{BAND} {BAND}H{w - BAND}V{h - BAND}H{BAND}ZM{INNER} {INNER}V{h - INNER}H{w - INNER}V{INNER}Z"
    out += pen.shape(band, CREAM)
    deep = INNER - BAND
    for along, across in ((w, "x"), (h, "y")):
        count = round((along - 2 * BAND) / 62)
        step = (along - 2 * BAND) / count
        for k in range(count):
            at = BAND + step * k
            if k % 2 == 0:
                fill = (RED, BLUE)[k // 2 % 2]
                for edge in (BAND, (h if across == "x" else w) - INNER):
                    d = box(at, edge, step, deep) if across == "x" else box(edge, at, deep, step)
                    out += pen.shape(d, fill)
        marks = ""
        for k in range(count * 5):
            at = BAND + step / 5 * k
            for edge, sign in ((INNER, 1), ((h if across == "x" else w) - INNER, -1)):
                long = 8 if k % 5 == 0 else 4
                marks += f"M{at:.1f} {edge}v{sign * long}" if across == "x" else f"M{edge} {at:.1f}h{sign * long}"
        out += pen.line(marks, 0.8, INK, 'opacity=".7"')
    for edge, wide in ((BAND, 1.5), (INNER, 1.8)):
        out += pen.line(box(edge, edge, w - 2 * edge, h - 2 * edge), wide, INK)
    for x in (BAND, w - INNER):
        for y in (BAND, h - INNER):
            out += pen.shape(box(x, y, deep, deep), CREAM, 1.5, INK) + pen.shape(circle(x + deep / 2, y + deep / 2,
            3.4), RED)
    return out


def _words(text: str, face: lettering.Face, size: float, x: float, y: float, colour: str, tracking: float = 0.0) -> str:
    return (
        f'<path d="{lettering.outline(text, face, size, tracking)}" transform="translate({x:.1f} {y:.1f})" '
        f'fill="{colour}"/>'
    )


def cartouche(pen: Pen) -> str:
    """The title of the chart with its scale in days, about 0, 0."""
    w, h = 168, 150
    out = ""
    shadow = (
        f"M{-w + 4} {-h + 30}Q{-w + 4} {-h + 6} {-w + 34} {-h + 8}H{w - 20}Q{w + 8} {-h + 8} {w + 8} {-h + 34}"
        f"V{h - 20}Q{w + 8} {h + 8} {w - 18} {h + 8}H{-w + 30}Q{-w + 4} {h + 8} {-w + 4} {h - 20}Z"
    )
    out += pen.shape(shadow, "#3a2c1c", more='opacity=".22"')

    def edge(i: float) -> str:
        a, b = w - i, h - i
        return (f"M{-a} {-b + 30}C{-a - 6} {-b + 10} {-a - 2} {-b + 2} {-a + 26} {-b + 2}Q0 {-b - 14} {a - 26} "
            f"{-b + 2}C{a + 2} {-b + 2} {a + 6} {-b + 10} {a} {-b + 30}"
            f"Q{a - 12} 0 {a} {b - 30}C{a + 6} {b - 10} {a + 2} {b - 2} {a - 26} {b - 2}Q0 {b + 14} {-a + 26} {b - 2}"
            f"C{-a - 2} {b - 2} {-a - 6} {b - 10} {-a} {b - 30}Q{-a + 12} 0 {-a} {-b + 30}Z")
    out += pen.shape(edge(0), CREAM, 3.0, INK) + pen.line(edge(8), 1.5, RED) + pen.line(edge(12), 0.8, INK)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (w - 30), sy * (h - 30)
            out += pen.line(f"M{x} {y}c{sx * 10} {sy * -2} {sx * 12} {sy * 10} {sx * 3} {sy * 11}c{sx * -7} 0 "
                f"{sx * -8} {sy * -8} {sx * -3} {sy * -9}", 1.3, RED)
    out += _words("A True Chart of", lettering.THIN_ITALIC, 26, 0, -74, INK)
    out += _words("TERRINOTH", lettering.CAPITALS, 44, 0, -27, "#8e2a1b", 2)
    out += pen.line("M-110 -8H-12M12 -8H110", 1.0, INK) + pen.shape("M0 -14L6 -8L0 -2L-6 -8Z", RED)
    out += _words("with its Roads, Rivers and Shrines,", lettering.THIN_ITALIC, 19, 0, 20, INK)
    out += _words("surveyed hex by hex on foot", lettering.THIN_ITALIC, 19, 0, 43, INK)
    step = 36.0
    left = -2.5 * step
    for k in range(5):
        out += pen.shape(box(left + k * step, 66, step, 6), INK if k % 2 == 0 else CREAM, 1.1, INK)
        out += pen.shape(box(left + k * step, 72, step, 3), CREAM if k % 2 == 0 else INK, 1.0, INK)
    for k in range(6):
        out += _words(str(k), lettering.UPRIGHT, 15, left + k * step, 92, INK)
    return out + _words("days on foot, fair weather", lettering.THIN_ITALIC, 16.5, 0, 114, INK)


def draw_furniture(pen: Pen) -> str:
    """Rose, cartouche and neat line."""
    return put(rose(pen, 128), *ROSE) + put(cartouche(pen), *CARTOUCHE) + _frame(pen)


__all__ = ["CARTOUCHE", "ROSE", "SERPENT", "SHIP", "cartouche", "curve", "draw_furniture", "draw_sea", "rose",
        "serpent", "ship"]
