"""The wordmark: TENEFYR in letters of flared stems and wedge arms, madder on lime white on ink, HEROES OF above it.

Letters are 100 units high with their upper left corner at 0, 0; each of the great ones sits a little too high or low,
and leans.
"""

from __future__ import annotations

from PIL import Image

from assets.workshop.recipe import Recipe
from assets.workshop.svg import linear, render

SIZE = (640, 282)
"""Logical units: HEROES OF from y = 8 to 50, TENEFYR, 600 wide and 146 high, from 20, 84."""
SCALE, QUALITY = 2, 88
INK, LIME, MADDER = "#2a1a14", "#fbf4df", "#c1452f"
LIGHT, DEEP, LINED = "#de5f44", "#a93623", "#7d2417"


def _stem(x: float, top: float = 15, waist: float = 11, foot: float = 19) -> str:
    """An upright that is broad at both ends, its middle line at x."""
    return (f"M{x - top} 0 H{x + top} C{x + waist} 30 {x + waist} 60 {x + foot} 100 H{x - foot} C{x - waist} 60 "
    f"{x - waist} 30 "
        f"{x - top} 0 Z ")


ARM_TOP = "M12 0 H58 L64 -5 L67 31 L58 31 C56 21 50 18 40 18 L14 19 Z "
ARM_MIDDLE = "M14 42 L38 42 L46 33 L51 33 L51 67 L46 67 L38 58 L14 58 Z "
ARM_FOOT = "M8 100 L10 82 L40 82 C52 82 58 78 60 68 L69 66 L71 105 L62 100 Z "
LETTERS: dict[str, tuple[float, str]] = {
    "T": (84, _stem(42, 13, 12, 20).replace(" 0 H",
        " 6 H") + "M-2 3 L86 -3 L91 37 L80 35 C76 25 66 20 56 20 L28 22 C14 24 8 33 4 45 L-6 43 Z"),
    "E": (68, _stem(16) + ARM_TOP + ARM_MIDDLE + ARM_FOOT),
    "N": (86, _stem(14, 15, 10, 17) + _stem(72, 15, 10, 17) + "M-1 0 H30 L78 82 L82 102 L66 111 L58 97 L12 16 Z"),
    "F": (64, _stem(16) + ARM_TOP + ARM_MIDDLE),
    "Y": (82, "M-6 0 H30 C31 8 36 24 42 40 C48 24 52 8 52 0 H88 L83 8 C74 26 60 46 56 62 C56 78 58 90 62 100 H22 C26 "
    "90 28 78 28 "
        "62 C22 46 8 24 -1 8 Z"),
    "R": (86, "M-2 0 H46 C74 0 82 16 82 32 C82 48 72 58 59 62 C66 76 78 88 92 94 L82 106 L58 103 C50 92 42 78 37 65 "
    "H32 C32 78 34 90 38 "
        "100 H-4 C2 84 5 66 5 50 C5 34 3 16 -2 0 Z M32 18 V48 H42 C52 48 57 41 57 32 C57 23 52 18 44 18 Z"),
    "H": (84, _stem(14, 14, 11, 18) + _stem(70, 14, 11, 18) + "M14 42 H70 V59 H14 Z"),
    "O": (88, "M44 -4 C72 -4 90 18 90 50 C90 82 72 104 44 104 C16 104 -2 82 -2 50 C-2 18 16 -4 44 -4 Z M44 14 C32 14 "
    "25 28 25 50 C25 72 32 "
        "86 44 86 C56 86 63 72 63 50 C63 28 56 14 44 14 Z"),
    "S": (74, "M70 32 L74 -2 L66 -2 L61 6 C54 0 46 -3 36 -3 C14 -3 0 9 0 28 C0 46 14 55 32 60 C46 64 51 67 51 75 C51 "
    "82 46 87 37 87 C23 87 14 "
        "77 10 62 L0 64 L2 103 L10 103 L15 96 C22 101 30 104 39 104 C62 104 77 92 77 71 C77 52 64 44 45 39 C31 35 26 "
        "33 26 26 C26 19 31 15 38 "
        "15 C50 15 58 23 61 35 Z"),
}  # fmt: skip
"""Width and outline of each letter; those with a counter are filled by even and odd."""
ROUND = "RO"
WORD = (("T", -4, -2.0), ("E", 6, 1.2), ("N", -3, -0.8), ("E", 6, 1.6), ("F", -6, -1.6), ("Y", 4, 0.6), ("R", -2, 2.0))
"""The great letters, how far each sits too low, and its lean in degrees."""
GAP = 11.0


def _rule(letter: str) -> str:
    return 'fill-rule="evenodd" ' if letter in ROUND else ""


def plain(text: str, x: float, y: float, height: float, colour: str, gap: float = 22.0) -> str:
    """A line of plain letters, so high, whose upper left corner is x, y; `gap` in units of a letter 100 high."""
    made, at, scale = "", 0.0, height / 100
    for letter in text:
        if letter == " ":
            at += 60
            continue
        wide, outline = LETTERS[letter]
        made += f'<path transform="translate({at} 0)" {_rule(letter)}d="{outline}"/>'
        at += wide + gap
    return f'<g transform="translate({x} {y}) scale({scale})" fill="{colour}">{made}</g>'


def line_width(text: str, height: float, gap: float = 22.0) -> float:
    """How wide a line of plain letters is."""
    return (sum(60.0 if letter == " " else LETTERS[letter][0] + gap for letter in text) - gap) * height / 100


def word_width() -> float:
    """How wide the great letters are, in their own units."""
    return sum(LETTERS[letter][0] + GAP for letter, _, _ in WORD) - GAP


def painted(left: float, top: float, width: float, depth: float = 9.0, stretch: float = 1.0) -> str:
    """The word TENEFYR, so wide, as painted letters with a thick side of ink; `stretch` makes it taller."""
    scale = width / word_width()
    layers: list[list[str]] = [[] for _ in range(4)]
    clips = ""
    at = 0.0
    for number, (letter, low, lean) in enumerate(WORD):
        wide, outline = LETTERS[letter]
        place = f'transform="translate({at:.1f} {low}) rotate({lean} {wide / 2:.1f} 50)"'
        look = f'{_rule(letter)}stroke-linejoin="round" d="{outline}"'
        outer = outline.split("Z")[0] + "Z" if letter in ROUND else outline
        block = f'<path d="{outer}" stroke-linejoin="round" stroke="{INK}" fill="{INK}" stroke-width="15" '
        side = "".join(f'{block}transform="translate({k * 0.8:.1f} {k})"/>' for k in range(round(depth) + 1))
        layers[0].append(f"<g {place}>{side}</g>")
        layers[1].append(f'<g {place}><path {look} fill="{LIME}" stroke="{LIME}" stroke-width="8.4"/></g>')
        layers[2].append(f'<g {place}><path {look} fill="{INK}" stroke="{INK}" stroke-width="2.6"/></g>')
        fill = "evenodd" if letter in ROUND else "nonzero"
        clips += f'<clipPath id="letter-{number}"><path clip-rule="{fill}" d="{outline}"/></clipPath>'
        lines = "".join(f'<rect x="-14" y="{54 + 4.2 * k:.1f}" width="130" height="{1.1 + 0.09 * k:.2f}" '
        f'fill="{LINED}"/>' for k in range(14))
        layers[3].append(f'<g {place}><path {_rule(letter)}d="{outline}" fill="url(#madder)"/><g '
        f'clip-path="url(#letter-{number})">{lines}'
            '<rect x="-14" y="-8" width="130" height="9" fill="#f08a68" opacity=".55"/></g></g>')
        at += wide + GAP
    tones = linear("madder", ((0, LIGHT), (0.48, MADDER), (0.52, DEEP), (1, DEEP)))
    body = "".join("".join(layer) for layer in layers)
    place = f"translate({left} {top}) scale({scale:.4f} {scale * stretch:.4f})"
    return f'<defs>{tones}{clips}</defs><g transform="{place}">{body}</g>'


def heart(x: float, y: float, size: float) -> str:
    """A heart of madder, its middle at x, y."""
    s = size
    return (f'<path d="M{x} {y + s} C{x - s * 1.6} {y - s * 0.1} {x - s} {y - s * 1.2} {x} {y - s * 0.4} C{x + s} '
    f'{y - s * 1.2} {x + s * 1.6} '
        f'{y - s * 0.1} {x} {y + s} Z" fill="{MADDER}" stroke="{INK}" stroke-width="1.2"/>')


def wordmark() -> Image.Image:
    """The whole sign at twice its logical size."""
    high = 38.0
    wide = line_width("HEROES OF", high, 34)
    left = (SIZE[0] - wide) / 2
    body = plain("HEROES OF", left, 10, high, INK, 34)
    for a, b in ((60, left - 26), (left + wide + 26, 580)):
        body += f'<path d="M{a} 30 H{b}" stroke="{INK}" stroke-width="2.2"/>'
    body += heart(40, 29, 9) + heart(600, 29, 9)
    stretch = 146 / (100 * 590 / word_width())
    return render(body + painted(22, 88, 590, 9, stretch), *SIZE, SCALE)


MADE_OF = (__name__, "assets.workshop.svg")
RECIPES = (Recipe("scenes/tenefyr/wordmark", "scenes/tenefyr/wordmark.webp", wordmark, MADE_OF, QUALITY),)
