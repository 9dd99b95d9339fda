"""Plain values that the look of the table is told beside pieces and words.

Cells are zones of the board (`cell:4,7`). Names and sentences come in words already.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

ENDLESS = -1
"""What a relic has of uses that are not counted."""
VARIANTS = {"floor": 3, "grey": 2, "sea": 3, "berth": 1, "mud": 3, "lava": 3, "start": 1, "goal": 1}
"""Each ground, and in how many pictures it comes."""
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west: bit by bit which neighbours of a solid square are solid alike."""
ALIKE = 1 << len(SIDES)
DECORS = 4


def _names() -> tuple[str, ...]:
    grounds = [f"{kind}-{number + 1}" for kind, count in VARIANTS.items() for number in range(count)]
    solids = [f"{kind}-{bits}" for kind in ("high", "low") for bits in range(ALIKE)]
    decor = [f"decor-{number + 1}" for number in range(DECORS)]
    return (*grounds, *solids, *decor, *(f"pave-{number + 1}" for number in range(VARIANTS["floor"])))


TILE_NAMES = _names()
"""Every tile of a tileset in the order of its numbers: grounds by variant, solids by the neighbours that are alike,
small
things without rules, and a second floor. So they lie in the picture of a theme, too.
"""
NO_TILE = -1
Numbers = tuple[tuple[int, ...], ...]
"""A tile of `TILE_NAMES` for each square, row by row; `NO_TILE` for none."""


class Header(NamedTuple):
    """What stands in the head of the table: place and title of the level, its number and that of the last one of the
    road, the round; `rounds_left` is what is in the hourglass, or what is left of the rounds that rivals have; `sand`
    what was in it. `phase` is what is looked at: "level", "store", or "camp" between two levels.
    """

    place: str
    title: str
    level: int
    station: int
    stations: int
    round: int
    rounds_left: int
    sand: int
    goal: str
    goal_kind: str
    goal_met: str
    form: str
    phase: str = "level"


class Item(NamedTuple):
    """Something on a pack. `left` of `uses` is what a relic has of uses that are counted, else `ENDLESS`; `ready` that
    it is an option of the open question, `sold_for` what the store gives for it.
    """

    piece: str
    card: str
    name: str
    kind: str
    left: int = ENDLESS
    uses: int = ENDLESS
    ready: bool = False
    sold_for: int = 0


class Trophy(NamedTuple):
    """A kind of monster that a hero has defeated, or damage dealt to a boss: how often, and what it is worth."""

    card: str
    name: str
    number: int
    points: int
    damage: bool = False


class Seat(NamedTuple):
    """A hero with all that stands on the panel of the seat. `harm` is due in the next turn, `harm_later` in the one
    after; `waiting` says that the hero has waited at a frost door; `by_level` are the points that each level of the
    road has brought so far, the first with the purse.
    """

    hero: str
    number: int
    name: str
    player: str
    computer: bool
    skill: str
    cell: str
    health: int
    most_health: int
    gold: int
    points: int
    weapons: tuple[Item, ...]
    potions: tuple[Item, ...]
    relics: tuple[Item, ...]
    carried: tuple[Item, ...]
    trophies: tuple[Trophy, ...]
    trophy_sum: int
    skips: int = 0
    harm: int = 0
    harm_later: int = 0
    guarded: bool = False
    ghost: bool = False
    mounted: bool = False
    second_cell: str = ""
    down: bool = False
    waiting: bool = False
    flying: bool = False
    active: bool = False
    deciding: bool = False
    by_level: tuple[int, ...] = ()


class DieShown(NamedTuple):
    """What the die shows: the last face with its value, what it was rolled for, and by whom; empty before a roll."""

    face: str = ""
    value: int = 0
    purpose: str = ""
    hero: str = ""


class Goods(NamedTuple):
    """One card on a shelf of the store: its price, how many there are, and whether it can be bought."""

    card: str
    name: str
    price: int
    stock: int
    affordable: bool


class Shelf(NamedTuple):
    """A shelf of the store: the kind of what stands on it, its title, and the goods."""

    kind: str
    title: str
    goods: tuple[Goods, ...]


class FeatureShown(NamedTuple):
    """A feature of the map. Of a sum door `total` is asked for and `left` still missing; `waits` says that it is one
    at which a hero has to wait first.
    """

    piece: str
    card: str
    cell: str
    open: bool = False
    empty: bool = False
    total: int = 0
    left: int = 0
    waits: bool = False


class ThingShown(NamedTuple):
    """Something that lies on the map; a guarded relic cannot be taken yet."""

    piece: str
    card: str
    cell: str
    guarded: bool = False
    relic: bool = False


class MonsterShown(NamedTuple):
    """A monster on the map. `strength` is what it has now, of a boss what is left of the bar of `most`; `side` is where
    the hero whose turn it is stands to a final boss, if next to it.
    """

    piece: str
    card: str
    cells: tuple[str, ...]
    strength: int
    most: int
    boss: bool = False
    final: bool = False
    guard_up: bool = False
    venom: int = 0
    guards: tuple[str, ...] = ()


class FinalBoss(NamedTuple):
    """A final boss: where it looks, where it will look in the next turn (empty: that is rolled), and which side each
    space next to it is, now and then.
    """

    piece: str
    faces: str
    next_faces: str
    sides: tuple[tuple[str, str], ...]
    next_sides: tuple[tuple[str, str], ...]


class Beast(NamedTuple):
    """A monster that walks: its track, where it goes at the end of this turn, and the spaces that it will see then."""

    piece: str
    track: tuple[str, ...]
    following: tuple[str, ...]
    seen: tuple[str, ...]


class WalkShown(NamedTuple):
    """The move that runs: the spaces walked, what is left of its steps, and why it would stop on a space ("fight", or
    the kind of a feature).
    """

    hero: str
    path: tuple[str, ...]
    steps: int
    reach: tuple[str, ...]
    stops: tuple[tuple[str, str], ...]


class Note(NamedTuple):
    """Something that is told on the board of the actions: a picture (its asset id; empty for none), what it is, and
    what it means, `brief` in a few words. `cells` are the squares that it is about.
    """

    picture: str
    title: str
    text: str
    cells: tuple[str, ...] = ()
    brief: str = ""


class Notes(NamedTuple):
    """What the board of the actions tells where squares of the map are chosen: what may be done (`about`), what is
    worth a look among it, the nearest first, and what each square means. `button` says that one lies there too.
    """

    about: Note
    finds: tuple[Note, ...]
    squares: tuple[Note, ...]
    button: bool


class Station(NamedTuple):
    """A level on the chart of the road. `state` is "won", "lost", "here", "next", "ahead", or "off" for a level that
    this road passes by; `hero` met its goal.
    """

    level: str
    number: int
    land: str
    place: str
    title: str
    state: str
    hero: str = ""


class Ground(NamedTuple):
    """What a level is drawn from: its theme, and the numbers of its tiles layer by layer. `lights` are flames that
    stand on it: column and row of each.
    """

    theme: str
    ground: Numbers
    solid: Numbers
    decor: Numbers
    lights: tuple[tuple[int, int], ...] = ()

    @property
    def columns(self) -> int:
        """How many squares there are from west to east."""
        return len(self.ground[0])

    @property
    def rows(self) -> int:
        """How many there are from north to south."""
        return len(self.ground)


class TableValues(NamedTuple):
    """All that only the look of this game shows; `grounds` are those of the road's levels by id, as a table may still
    show a level that the game has left; `kinds` says of each card what it is.
    """

    header: Header
    seats: tuple[Seat, ...]
    die: DieShown
    store: tuple[Shelf, ...]
    discarded: tuple[Item, ...]
    features: tuple[FeatureShown, ...]
    things: tuple[ThingShown, ...]
    monsters: tuple[MonsterShown, ...]
    starts: tuple[str, ...]
    goals: tuple[str, ...]
    boss: FinalBoss | None
    beasts: tuple[Beast, ...]
    walk: WalkShown | None
    notes: Notes | None
    chart: tuple[Station, ...]
    grounds: Mapping[str, Ground]
    kinds: Mapping[str, str]
