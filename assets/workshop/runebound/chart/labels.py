"""Labels: where the names stand so that none lies on a gem, a site or another name, and how they are written."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from assets.workshop.runebound.chart import lettering
from assets.workshop.runebound.chart.emblems import EMBLEMS
from assets.workshop.runebound.chart.names import PLACES, SITES
from assets.workshop.runebound.chart.pen import Point, away
from assets.workshop.runebound.chart.sites import FOOT
from assets.workshop.runebound.chart.survey import HEIGHT, WIDTH, board, centre, from_map, is_water, middle_of
from assets.workshop.runebound.chart.ways import roads

HALO = "#f0e6c8"
VERMILION, INK, BLUE, BROWN, WATER = "#a22d1c", "#1d1712", "#1c4a68", "#5a2418", "#123f56"
SMALL = 1.3
"""How much larger the names are at 50 %; their places leave room for it."""
GEM, MARGIN = 29.0, 3.0
Box = tuple[float, float, float, float]
"""Left, top, right, foot."""


@dataclass(frozen=True)
class Style:
    """How a kind of name is written."""

    face: lettering.Face
    size: float
    tracking: float
    colour: str
    halo: float


@dataclass(frozen=True)
class Name:
    """A name in its place: its lines, the middle of its block, and how it is written."""

    id: str
    lines: tuple[str, ...]
    x: float
    y: float
    style: Style
    arch: float = 0.0

    def box(self, grown: float = 1.0) -> Box:
        """The rectangle round it, at 100 % or grown."""
        return _box(self, grown)

    def measured(self, grown: float) -> Box:
        """The same, reckoned anew."""
        style, count = self.style, len(self.lines)
        wide = max(lettering.width(line, style.face, style.size, style.tracking) for line in self.lines) * grown
        high = (style.size * 0.74 + style.size * 0.92 * (count - 1) + abs(self.arch)) * grown
        return self.x - wide / 2 - 2, self.y - high / 2 - 1, self.x + wide / 2 + 2, self.y + high / 2 + 3

    def drawn(self, grown: float = 1.0) -> str:
        """Its markup: the halo of paper, and the letters on it."""
        style, out = self.style, ""
        size, step = style.size * grown, style.size * 0.92 * grown
        base = self.y + size * 0.31 - step * (len(self.lines) - 1) / 2
        for number, line in enumerate(self.lines):
            d = lettering.outline(line, style.face, size, style.tracking * grown, self.arch * grown)
            place = f'transform="translate({self.x:.1f} {base + number * step + self.arch * grown * 0.4:.1f})"'
            halo = f'<path d="{d}" {place} fill="none" stroke="{HALO}" stroke-linejoin="round" '
            out += f'{halo}stroke-width="{style.halo * 1.5 * grown:.1f}" stroke-opacity=".35"/>'
            out += f'{halo}stroke-width="{style.halo * grown:.1f}" stroke-opacity=".92"/>'
            out += f'<path d="{d}" {place} fill="{style.colour}"/>'
        return out


@lru_cache(maxsize=200_000)
def _box(name: Name, grown: float) -> Box:
    return name.measured(grown)


SITE_STYLES = {
    "city": Style(lettering.CAPITALS, 22, 1.4, VERMILION, 6.0),
    "town": Style(lettering.UPRIGHT, 19.5, 0.3, INK, 5.0),
    "stronghold": Style(lettering.UPRIGHT, 19.5, 0.3, INK, 5.0),
    "shrine": Style(lettering.UPRIGHT, 17.5, 0.2, BLUE, 4.5),
}
PLACE_SIZES = {1: (17.5, 0.6), 2: (19.0, 2.0), 3: (21.5, 3.2), 4: (21.5, 3.2)}


def _gems() -> list[Point]:
    return [centre(cell) for cell in board().gems]


@cache
def stamps() -> list[tuple[str, Box]]:
    """The rectangles of the sites' and the emblems' pictures."""
    out = []
    for site in board().sites.values():
        x, y = centre(site.cell)
        foot = FOOT[site.kind]
        wide, high = {"city": (48, 78), "town": (38, 50), "stronghold": (37, 64), "shrine": (27, 62)}[site.kind]
        out.append((site.id, (x - wide, y + foot - high, x + wide, y + foot + 4)))
    for place in EMBLEMS:
        x, y = emblem_at(place)
        wide, high = {"skydown": (33, 26), "cursed-ruins": (46, 40), "singing-stones": (40, 46),
                      "old-battlefield": (40, 30)}.get(place, (22, 42))
        out.append((place, (x - wide, y - high, x + wide, y + 8)))
    return out


def emblem_at(place: str) -> Point:
    """Where the foot of a place's emblem stands."""
    x, y = centre(board().places[place].token)
    dx, dy = {"skydown": (0, 10), "cursed-ruins": (0, 26), "singing-stones": (0, 16), "windmill-plain": (4, 26),
              "gallows-hill": (6, 24), "broken-tower": (4, 24), "kings-road-inn": (4, 6), "old-battlefield": (2, 14),
              "sunken-bell": (38, 36)}[place]
    return x + dx, y + dy


def _lines(text: str) -> list[tuple[str, ...]]:
    """A name on one line, and on two where it has the words."""
    words = text.split(" ")
    out: list[tuple[str, ...]] = [(text,)]
    if len(words) > 2:
        cut = min(range(1, len(words)), key=lambda k: (abs(len(" ".join(words[:k])) - len(" ".join(words[k:]))), -k))
        out.append((" ".join(words[:cut]), " ".join(words[cut:])))
    return out


def _site_choices() -> Iterator[list[tuple[float, Name]]]:
    for site in sorted(board().sites.values(), key=lambda one: ("city", "town", "stronghold",
    "shrine").index(one.kind)):
        x, y = centre(site.cell)
        style = SITE_STYLES[site.kind]
        text = SITES[site.id].upper() if site.kind == "city" else SITES[site.id]
        yield [
            (abs(dx) / 8 + abs(dy - 48) / 4 + (4 if len(lines) > 1 else 0),
             Name(site.id, lines, x + dx, y + dy + (7 if len(lines) > 1 else 0), style))
            for lines in _lines(text) for dx in range(-36, 37, 6) for dy in (44, 47, 50, 53)
        ]  # fmt: skip


def _place_choices() -> Iterator[list[tuple[float, Name]]]:
    wanted = {label.id: from_map((label.x, label.y)) for label in board().labels}
    for place in sorted(board().places.values(), key=lambda one: len(one.cells)):
        size, tracking = PLACE_SIZES[len(place.cells)]
        wet = is_water(place.token)
        style = Style(lettering.ITALIC, size, tracking, WATER if wet else BROWN, 5.0)
        x, y = middle_of(place.cells) if len(place.cells) > 1 else centre(place.token)
        x, y = (x, y) if place.id not in EMBLEMS else wanted.get(place.id, (x, y))
        if place.id in EMBLEMS and len(place.cells) > 1:
            x, y = emblem_at(place.id)
            y -= 20
        drop = 44 if len(place.cells) == 1 or place.id in EMBLEMS else 0
        arch = {1: 0.0, 2: 2.0}.get(len(place.cells), 5.0)
        out = []
        for lines in _lines(PLACES[place.id]):
            for dx in range(-78, 79, 6):
                for dy in range(-58, 59, 6):
                    one = Name(place.id, lines, x + dx, y + drop + dy, style, 0.0 if len(lines) > 1 else arch)
                    home = min(math.dist((one.x, one.y), centre(cell)) for cell in place.cells)
                    cost = abs(dx) / 10 + abs(dy) / 8 + (3 if len(lines) > 1 else 0) + max(0.0, home - 54) / 2
                    if home < 76:
                        out.append((cost, one))
        yield out


def _overlap(a: Box, b: Box) -> float:
    """By how much two rectangles overlap, in units of the smaller way out; 0 if they do not."""
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return min(wide, high) if wide > 0 and high > 0 else 0.0


def _on_gem(box: Box, gem: Point) -> float:
    x, y = max(box[0], min(gem[0], box[2])), max(box[1], min(gem[1], box[3]))
    return max(0.0, GEM - math.hypot(gem[0] - x, gem[1] - y))


def _cost(name: Name, others: list[Name]) -> float:
    """What lies under a name or over it, and how far it leaves the sheet or its land."""
    box, wide = name.box(), name.box(SMALL)
    cost = 0.0
    for gem in _gems():
        cost += 14 * _on_gem(box, gem) + 5 * _on_gem(wide, gem)
    for _, stamp in stamps():
        cost += 4.0 * _overlap(box, stamp) + 1.2 * _overlap(wide, stamp)
    for other in others:
        if other.id != name.id:
            cost += 14 * _overlap(box, other.box()) + 6 * _overlap(wide, other.box(SMALL))
    for line in roads():
        cost += 5.0 if away((name.x, name.y), line) < 10 else 0.0
    cost += sum(3 * max(0.0, over) for over in (430 - wide[0], wide[2] - 2092, 150 - wide[1], wide[3] - 1834))
    return cost + (0 if wide[0] > 0 and wide[2] < WIDTH and wide[3] < HEIGHT else 500)


@cache
def placed() -> tuple[Name, ...]:
    """Every name in its place."""
    choices = [*_site_choices(), *_place_choices()]
    chosen: list[Name] = [min(one, key=lambda pair: pair[0])[1] for one in choices[:20]]
    for one in choices[20:]:
        chosen.append(_best(one, chosen))
    for _ in range(2):
        for number, one in enumerate(choices):
            chosen[number] = _best(one, chosen)
    return tuple(chosen)


def _best(choices: list[tuple[float, Name]], others: list[Name]) -> Name:
    """The cheapest of a name's places; those that are far from cheap by themselves are not looked at."""
    x, y = choices[0][1].x, choices[0][1].y
    near = [name for name in others if math.dist((name.x, name.y), (x, y)) < 420 and name.id != choices[0][1].id]
    best, least = choices[0][1], 1e9
    for own, name in sorted(choices, key=lambda pair: pair[0]):
        if own >= least:
            break
        whole = own + _cost(name, near)
        if whole < least:
            best, least = name, whole
    return best


def boxes() -> list[Box]:
    """The rectangles of all names at 100 %."""
    return [name.box() for name in placed()]


def draw(grown: float = 1.0) -> str:
    """All names."""
    return "".join(name.drawn(grown) for name in placed())
