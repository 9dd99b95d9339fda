"""Instruments on the desk, as markup: dividers, a compass in its case, ink and quill, the disc below a figure."""

from __future__ import annotations

import math

from assets.workshop.svg import linear

INK, DEEP, BRASS, LIGHT = "#140d06", "#6b4618", "#c9a45a", "#f0dba0"
TONES = "".join((
    linear("brass", ((0, "#fbecb8"), (0.3, "#dcb968"), (0.55, "#a9772f"), (0.8, "#d9b25e"), (1, "#7a5220")),
    diagonal=True), linear("steel", ((0, "#f4f7f6"), (0.5, "#aeb9bd"), (1, "#66737a"))),
    linear("rim", ((0, "#fdf0c0"), (0.45, "#c9a45a"), (1, "#6b4618")), diagonal=True),
    linear("glass", ((0, "#5a7a86"), (0.5, "#1c3640"), (1, "#0b1a20")), diagonal=True),
    linear("plume", ((0, "#fffdf4"), (0.6, "#e9dfc6"), (1, "#c3b492")), diagonal=True),
))


def dividers(reach: float = 420.0, spread: float = 17.0) -> str:
    """A pair of dividers: hinge at 0, 0, its points `reach` below and `spread` degrees to either side."""
    out = f"<defs>{TONES}</defs>"
    for side in (1, -1):
        leg = (f'<path d="M-19 10 L-13 {reach * 0.6:.0f} L-9 {reach * 0.62:.0f} H9 L13 {reach * 0.6:.0f} L19 10 Z" '
            f'fill="url(#brass)" '
            f'stroke="{INK}" stroke-width="2.4"/>')
        leg += f'<path d="M-6 20 L-4 {reach * 0.58:.0f}" stroke="#fff6d0" stroke-width="3" opacity=".7"/>'
        leg += f'<path d="M11 20 L7 {reach * 0.58:.0f}" stroke="#5a3a10" stroke-width="4" opacity=".5"/>'
        leg += (f'<path d="M-9 {reach * 0.62:.0f} L0 {reach:.0f} L9 {reach * 0.62:.0f} Z" fill="url(#steel)" '
            f'stroke="{INK}" stroke-width="2.2"/>')
        for y in (0.6, 0.56):
            leg += (f'<rect x="-16" y="{reach * y:.0f}" width="32" height="11" rx="4" fill="url(#brass)" '
                f'stroke="{INK}" stroke-width="2"/>')
        out += f'<g transform="rotate({side * spread})">{leg}</g>'
    out += (f'<path d="M-15 -30 L-11 -108 Q0 -122 11 -108 L15 -30 Z" fill="url(#brass)" stroke="{INK}" '
        f'stroke-width="2.4"/>')
    for y in (-98, -84, -70, -56):
        out += f'<path d="M-11 {y} H11" stroke="{DEEP}" stroke-width="3" opacity=".8"/>'
    out += (f'<circle r="42" fill="url(#brass)" stroke="{INK}" stroke-width="2.6"/><circle r="31" fill="none" '
        f'stroke="{DEEP}" stroke-width="3"/>')
    out += (f'<circle r="17" fill="url(#rim)" stroke="{INK}" stroke-width="2.2"/><path d="M-10 7 L10 -7" '
        f'stroke="{INK}" stroke-width="4"/>')
    return out


def compass(radius: float = 190.0, needle: float = 24.0) -> str:
    """A compass in a brass case with a ring at its top: a paper card, degrees, and a needle that has settled."""
    r = radius
    out = f"<defs>{TONES}</defs>"
    out += f'<circle cy="{-r * 1.22:.1f}" r="{r * 0.17:.1f}" fill="none" stroke="{INK}" stroke-width="{r * 0.11:.1f}"/>'
    out += (f'<circle cy="{-r * 1.22:.1f}" r="{r * 0.17:.1f}" fill="none" stroke="url(#brass)" '
        f'stroke-width="{r * 0.08:.1f}"/>')
    out += (f'<rect x="{-r * 0.12:.1f}" y="{-r * 1.12:.1f}" width="{r * 0.24:.1f}" height="{r * 0.2:.1f}" rx="6" '
        f'fill="url(#brass)" stroke="{INK}" ' 'stroke-width="2.4"/>')
    out += f'<circle r="{r}" fill="url(#brass)" stroke="{INK}" stroke-width="3"/>'
    out += f'<circle r="{r * 0.93:.1f}" fill="none" stroke="#fff3c4" stroke-width="2.4" opacity=".8"/>'
    notches = "".join(f"M{r * 0.87 * math.cos(a):.1f} {r * 0.87 * math.sin(a):.1f}L{r * 0.97 * math.cos(a):.1f} "
        f"{r * 0.97 * math.sin(a):.1f}" for a in
        (math.tau * k / 72 for k in range(72)))
    out += f'<path d="{notches}" stroke="#5a3a12" stroke-width="1.8" opacity=".8"/>'
    out += f'<circle r="{r * 0.82:.1f}" fill="#f3e8cb" stroke="{INK}" stroke-width="4"/>'
    out += f'<circle r="{r * 0.82:.1f}" fill="none" stroke="#3a2410" stroke-width="14" opacity=".28"/>'
    ticks = "".join(f"M{r * far * math.cos(a):.1f} {r * far * math.sin(a):.1f}L{r * 0.77 * math.cos(a):.1f} "
        f"{r * 0.77 * math.sin(a):.1f}" for far, a in
        ((0.7 if k % 6 == 0 else 0.735, math.tau * k / 72) for k in range(72)))
    out += (f'<path d="{ticks}" stroke="#2a1d12" stroke-width="2"/><circle r="{r * 0.68:.1f}" fill="none" '
        f'stroke="#2a1d12" stroke-width="1.4"/>')
    for length, half, turn, light, dark in ((0.5, 0.12, 45, "#dfe6e2", "#2f6f8f"), (0.62, 0.14, 0, "#fff6dc",
        "#8e2a1b")):
        for k in range(4):
            a = math.radians(turn + 90 * k - 90)
            for side, fill in ((-1, light), (1, dark)):
                b = a + side * math.radians(45)
                out += (f'<path d="M0 0 L{r * length * math.cos(a):.1f} {r * length * math.sin(a):.1f} '
                    f'L{r * half * math.cos(b):.1f} '
                    f'{r * half * math.sin(b):.1f} Z" fill="{fill}" '
                        f'stroke="#2a1d12" stroke-width="1.4" stroke-linejoin="round"/>')
    arm = (f'<path d="M0 {-r * 0.72:.1f} L{r * 0.075:.1f} 0 H{-r * 0.075:.1f} Z" fill="#c8322a" stroke="{INK}" '
        f'stroke-width="2.2"/>'
        f'<path d="M0 {-r * 0.72:.1f} L{r * 0.075:.1f} 0 H0 Z" fill="#8e1f1a"/>'
        f'<path '
            f'd="M0 {r * 0.72:.1f} L{r * 0.075:.1f} 0 H{-r * 0.075:.1f} Z" fill="#eef2f2" stroke="{INK}" '
                f'stroke-width="2.2"/>'
                f'<path d="M0 {r * 0.72:.1f} L{r * 0.075:.1f} 0 H0 Z" fill="#9fabb0"/>')
    out += (f'<g transform="translate(5 8) rotate({needle})" opacity=".25"><path d="M0 {-r * 0.72:.1f} '
        f'L{r * 0.08:.1f} 0 L0 {r * 0.72:.1f} '
        f'L{-r * 0.08:.1f} 0 Z"/></g><g transform="rotate({needle})">{arm}</g>')
    out += f'<circle r="{r * 0.075:.1f}" fill="url(#rim)" stroke="{INK}" stroke-width="2.4"/>'
    return (out + f'<path d="M{-r * 0.62:.1f} {-r * 0.42:.1f} A{r * 0.75:.1f} {r * 0.75:.1f} 0 0 1 {r * 0.1:.1f} '
        f'{-r * 0.74:.1f} '
        f'A{r * 1.1:.1f} {r * 1.1:.1f} 0 0 0 {-r * 0.62:.1f} {-r * 0.42:.1f} Z" fill="#fff" '
            f'opacity=".35"/>')


def inkwell(radius: float = 74.0) -> str:
    """A glass of ink seen from above, with a quill that leans out of it."""
    r = radius
    barbs = "".join(f"M{60 + 21 * k} {-52 - 22 * k} q{14 + 2 * k} {6} {22 + 2.4 * k} {26} M{60 + 21 * k} "
        f"{-52 - 22 * k} q{-4} {-18} {-22 - k} {-26 - k}"
        for k in range(1, 15))
    plume = ("M52 -44 C120 -92 150 -250 330 -402 C380 -440 420 -452 436 -446 C440 -420 420 -360 380 -300 C300 -190 "
        "200 -120 52 -44 Z")
    return (f'<defs>{TONES}</defs><rect x="{-r}" y="{-r}" width="{2 * r}" height="{2 * r}" rx="24" '
        f'fill="url(#glass)" stroke="{INK}" stroke-width="3"/>'
        f'<rect x="{-r + 9}" y="{-r + 9}" '
            f'width="{2 * r - 18}" height="{2 * r - 18}" rx="18" fill="none" stroke="#a9c4cc" stroke-width="2.4" '
                f'opacity=".6"/>'
                f'<circle r="{r * 0.64:.1f}" fill="url(#rim)" stroke="{INK}" '
                    f'stroke-width="3"/><circle r="{r * 0.5:.1f}" fill="#0a1016" stroke="#4a3212" '
                    f'stroke-width="3"/><path d="M-22 -10 q14 -18 34 -12" stroke="#5a7a8a" stroke-width="5" '
                        f'fill="none" opacity=".8"/>'
                    f'<path d="M2 2 L60 -50" stroke="#d9c8a0" stroke-width="9"/><path d="M2 2 L60 -50" '
                        f'stroke="#7a6440" stroke-width="2"/>'
                    f'<path d="{plume}" fill="url(#plume)" stroke="{INK}" stroke-width="2.4"/><path d="M52 -44 C170 '
                        f'-140 300 -290 436 -446" stroke="#8a7650" '
                    f'stroke-width="4" fill="none"/><path d="{barbs}" stroke="#a8976e" stroke-width="1.6" '
                        f'fill="none" opacity=".8"/>')


def disc(colour: str, width: float = 100.0) -> str:
    """The brass disc below a figure, with paint of its seat, about 0, 0."""
    w, h = width / 2, width / 6
    return (f'<defs>{TONES}</defs><ellipse cy="{h * 0.5:.1f}" rx="{w}" ry="{h}" fill="#5a3a12" stroke="{INK}" '
        f'stroke-width="2"/>'
        f'<ellipse rx="{w}" ry="{h}" fill="url(#brass)" stroke="{INK}" '
            f'stroke-width="1.6"/><ellipse rx="{w * 0.84:.1f}" ry="{h * 0.78:.1f}" fill="{colour}" '
            f'stroke="{DEEP}" stroke-width="1.6"/>')
