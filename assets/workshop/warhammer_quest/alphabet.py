"""The spurred alphabet of the wordmark: straight stems with spurs at their ends, forged in steel or in ember.

Only the letters of "Beneath the Grate" exist. A letter is 100 units high with its upper left corner at 0, 0.
"""

from __future__ import annotations

from assets.workshop.svg import linear

SPACE = 34.0
RIM, COPPER = 11.0, 5.5
"""Widths of the black rim and of the copper one on it, in units of a letter 100 high."""
METALS = {
    "steel": ((0, "#f4f6f2"), (0.3, "#aab2b3"), (0.52, "#6f787b"), (0.56, "#c9cfcd"), (1, "#3f474a")),
    "ember": ((0, "#fff0c0"), (0.5, "#f0a43a"), (1, "#b8481c")),
}


def _stem(x: float) -> str:
    """An upright with a spur at each of its four ends."""
    return f"M{x - 6} 0 H{x + 24} L{x + 18} 11 V89 L{x + 24} 100 H{x - 6} L{x} 89 V11 Z"


def _arm(start: float, end: float, y: float, half: float = 6) -> str:
    """A bar to the right that ends like an axe."""
    return (
        f"M{start} {y - half} H{end - 5} L{end + 4} {y - half - 7} V{y + half + 7} L{end - 5} {y + half} H{start} Z"
    )


LETTERS: dict[str, tuple[str, float]] = {
    "A": ("M30 0 H50 L76 90 L84 100 H48 L56 90 L53 78 L38 71 L23 78 L18 90 L24 100 H-8 L0 90 Z "
        "M38 26 L27 64 L38 59 L49 64 Z", 76),
    "B": ("M-6 0 H46 L62 14 V34 L50 48 L66 62 V84 L48 100 H-6 L0 89 V11 Z M18 12 V43 H38 L44 36 V18 L38 12 Z "
        "M18 54 V88 H40 L47 80 V62 L40 54 Z", 68),
    "E": (_stem(0) + _arm(12, 54, 8) + _arm(12, 42, 50) + _arm(12, 56, 92), 62),
    "G": ("M20 0 H54 L68 12 V30 L52 26 L47 13 H25 L18 22 V78 L25 87 H46 L50 82 V64 L38 60 V48 H72 L68 56 V86 L52 100 "
        "H18 L0 82 V18 Z", 72),
    "H": (_stem(0) + _stem(46) + "M14 44 H28 L32 38 L36 44 H50 V56 H36 L32 62 L28 56 H14 Z", 64),
    "N": (_stem(0) + "M-2 0 H24 L66 74 V100 L4 22 Z M50 0 H78 L68 11 V100 L58 84 V11 Z", 74),
    "R": ("M-6 0 H48 L64 14 V38 L50 51 L70 90 L78 100 H52 L30 56 H18 V89 L24 100 H-6 L0 89 V11 Z "
        "M18 12 V42 H40 L46 35 V18 L40 12 Z", 74),
    "T": (_stem(25) + "M-4 0 H72 V26 L62 13 H6 L-4 26 Z", 68),
}
"""Outline and width of each letter. Holes run the same way round as what they are cut from: fill by even and odd."""


def width(text: str, height: float, gap: float) -> float:
    """How wide a line is; `gap` is the space between letters 100 high."""
    steps = [SPACE if letter == " " else LETTERS[letter][1] + gap for letter in text]
    return (sum(steps) - gap) * height / 100


def outline(text: str, gap: float) -> str:
    """The letters side by side, 100 high, without a colour."""
    made, x = "", 0.0
    for letter in text:
        if letter == " ":
            x += SPACE
            continue
        shape, wide = LETTERS[letter]
        # bars and stems of one letter lie over each other, so only letters with holes are filled by even and odd
        rule = ' fill-rule="evenodd"' if letter in "ABR" else ""
        made += f'<path transform="translate({x} 0)" d="{shape}"{rule}/>'
        x += wide + gap
    return made


def forged(text: str, x: float, y: float, height: float, metal: str, gap: float = 12.0) -> str:
    """A line of forged letters: soft shadow, black rim, copper rim, metal; its upper left corner at x, y."""
    letters, scale = outline(text, gap), height / 100
    join = 'stroke-linejoin="round"'
    name = f"forged-{metal}"
    blur = '<feGaussianBlur stdDeviation="6"/>'
    soft = f'<filter id="forged-soft" x="-20%" y="-40%" width="140%" height="180%">{blur}</filter>'
    layers = (
        f'fill="#000" stroke="#000" stroke-width="16" opacity=".75" filter="url(#forged-soft)" {join}',
        f'fill="#0a0b0c" stroke="#0a0b0c" stroke-width="{RIM}" {join}',
        f'fill="#7c3a10" stroke="#d98a2c" stroke-width="{COPPER}" {join}',
        f'fill="url(#{name})"',
    )
    defs = f"<defs>{linear(name, METALS[metal])}{soft}</defs>"
    place = f"translate({x} {y}) scale({scale})"
    return defs + "".join(f'<g transform="{place}" {look}>{letters}</g>' for look in layers)
