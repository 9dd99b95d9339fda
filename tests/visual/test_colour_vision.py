"""Colour blindness: what has a colour of its own has a shape of its own, and nobody takes one sign for another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from typing import NamedTuple

import pytest

from game.app import App
from game.commands.stage import open_stage, own_home
from game.kit.geometry import Point
from game.kit.shown import Face, Turn
from game.looks.adventure.mats import pill_surface
from game.looks.heroica import theme as birch
from game.looks.heroica.theme import BIRCH
from game.looks.runebound import theme as charted
from game.looks.runebound.marks import draw_terrain
from game.looks.tenefyr import theme as dyes
from game.looks.tenefyr.marks import draw_kind, draw_level_badge
from game.looks.tenefyr.theme import LIME
from game.looks.terrinoth.placement import DECKS
from game.looks.terrinoth.seat_mats import MATS
from game.looks.terrinoth.theme import THEME
from game.scenes.title import MenuScene
from game.ui.cards.badges import paint_badge, paint_seat
from game.ui.cards.frames import Spot
from game.ui.panels.header import draw_pip
from game.ui.screen.canvas import Canvas
from game.ui.screen.scene import Services
from game.ui.screen.theme import Material, theme_for
from game.ui.table.dice_tray import face_name
from game.ui.table.highlights import RING_PAD, ring
from game.ui.widgets.chart import draw_meter
from game.ui.widgets.emblems import draw_mark, draw_seat
from tests.visual.colour import VISIONS, Colour, gap, lab, luminance, seen
from tests.visual.eyes import Paint, Sign, apart, drawn, unlike

UNLIKE, APART = 0.15, 0.12
"""At least so much of two signs differs by shape alone, and so much of them every eye tells apart."""
LEATHER, PARCHMENT, FELT = (36, 26, 20), (236, 222, 188), (24, 40, 36)
SEATS = (1, 2, 3, 4)
ARCHETYPES = ("scout", "healer", "warrior", "mage")
PERILS = ("green", "blue", "red", "none")
DIFFICULTIES = ("trivial", "challenging", "formidable")
CONDITIONS = ("poisoned", "weakened", "focused")
TOKENS = ("wound", "success-token", "progress", "token-socket", "peril-token", "leader")
NUMBERS = ("attack", "resilience", "health")
KEYWORDS = ("advance", "inflict", "retreat", "keyword")
ACTIONS = ("attack", "explore", "aid", "rest")
SYMBOLS = ("success", "critical", "defense", "counterattack", "threat")
DICE = (
    "hero_success", "hero_success2", "hero_success-defense", "hero_defense", "hero_critical",
    "enemy_blank", "enemy_counterattack", "enemy_threat",
)  # fmt: skip
BONE = ("bone_shield", "bone_sword", "bone_skull", "bone_both")
TOKEN_SIGNS = ("axe", "burst", "skull", "shield", "bolt", "feather", "double", "knot")
ATTRIBUTES = ("fist", "head", "flame")
LANDS = ("plains", "forest", "hills", "mountain", "water")
RANKS = ("minion", "master", "nemesis")
STATES = ("legal", "hovered", "selected", "focus")
CARD, PILE = (114.0, 146.0), (72.0, 104.0)
Size = tuple[float, float]


class Group(NamedTuple):
    """Signs that must not be taken for each other: their size, what they lie on, and how each is drawn."""

    size: float
    ground: Colour
    signs: dict[str, Paint]


def badges(prefix: str, names: tuple[str, ...], size: float, ground: Colour = LEATHER) -> Group:
    """Badges of a width."""

    def one(name: str) -> Paint:
        return lambda canvas, at: paint_badge(canvas, f"{prefix}{name}", (*at, size))

    return Group(size, ground, {name: one(name) for name in names})


def icons(prefix: str, names: tuple[str, ...], size: float = 18.0, ground: Colour = LEATHER) -> Group:
    """Glyphs of one colour."""

    def one(name: str) -> Paint:
        return lambda canvas, at: canvas.icon(f"{prefix}{name}", at, size, canvas.theme["on-dark"])

    return Group(size, ground, {name: one(name) for name in names})


def pictures(prefix: str, names: tuple[str, ...], size: Size, suffix: str = "", part: Spot = (0.5, 0.5, 1.0)) -> Group:
    """Assets of one size, or the part of them that carries the sign: its middle and its size as parts of the whole."""
    width = max(size) * part[2]

    def one(name: str) -> Paint:
        def paint(canvas: Canvas, at: Point) -> None:
            with canvas.clip((at[0] - width / 2, at[1] - width / 2, width, width)):
                left, top = at[0] - size[0] * part[0], at[1] - size[1] * part[1]
                canvas.image(f"{prefix}{name}{suffix}", (left, top, *size))

        return paint

    return Group(width, FELT, {name: one(name) for name in names})


def marks(kind: str, names: tuple[str, ...], ground: Colour) -> Group:
    """Shapes of the game's theme without relief."""

    def one(name: str) -> Paint:
        return lambda canvas, at: draw_mark(canvas, THEME.marks[kind][name], at, 9)

    return Group(24, ground, {name: one(name) for name in names})


def things(folder: str, names: tuple[str, ...], size: float, ground: Colour) -> Group:
    """Wooden things of Heroica as they lie in a row."""

    def one(name: str) -> Paint:
        box = (-size / 2, -size / 2, size, size)
        return lambda canvas, at: canvas.image(
            f"pictures/heroica/{folder}/{name}", (at[0] + box[0], at[1] + box[1], size, size), fit="contain"
        )

    return Group(size, ground, {name: one(name) for name in names})


def paints(material: Material, ground: Colour) -> Group:
    """The marks of the seats in the paints of a material."""

    def one(seat: int) -> Paint:
        def paint(canvas: Canvas, at: Point) -> None:
            theme = theme_for(False, material)
            made = Canvas(canvas.surface, canvas.stage, theme, canvas.type, canvas.images, canvas.cache)
            draw_seat(made, seat, at, 14)

        return paint

    return Group(40, ground, {str(seat): one(seat) for seat in SEATS})


def cloth(size: float, signs: dict[str, Callable[[Canvas, Point], None]]) -> Group:
    """Signs of Tenefyr on lime white."""
    return Group(size + 8, LIME, dict(signs))


def lands(size: float) -> Group:
    """The faces of terrain of Runebound, as they stand on slips."""
    signs = {land: partial(_land, land, size) for land in LANDS}
    return Group(size + 6, charted.SLIP, dict(signs))


def _land(land: str, size: float, canvas: Canvas, at: Point) -> None:
    draw_terrain(canvas, at, size, land)


def _level(level: int, canvas: Canvas, at: Point) -> None:
    draw_level_badge(canvas, level, at, 28)


def _kind(kind: str, canvas: Canvas, at: Point) -> None:
    draw_kind(canvas, kind, at, 24)


def seats(paint: str) -> Group:
    """The marks of the seats: on cards, in the log, as a turn that is done."""

    def one(seat: int) -> Paint:
        if paint == "turn":
            return lambda canvas, at: draw_pip(canvas, at, Turn(seat, "kari", "done"), "K")
        if paint == "log":
            return lambda canvas, at: draw_seat(canvas, seat, at, 10)
        return lambda canvas, at: paint_seat(canvas, seat, at, 30)

    return Group(40, LEATHER, {str(seat): one(seat) for seat in SEATS})


def turns(seat: int) -> Group:
    """One seat's turn: to come, running, done."""

    def one(state: str) -> Paint:
        return lambda canvas, at: draw_pip(canvas, at, Turn(seat, "kari", state), "K")

    return Group(48, LEATHER, {state: one(state) for state in ("open", "now", "done")})


def pills() -> Group:
    """Conditions where there is no room for their names."""

    def one(kind: str) -> Paint:
        face = Face(kind, kind, kind, "condition", accent=kind)
        return lambda canvas, at: canvas.blit(pill_surface(canvas, face, (30, 30), MATS), (at[0] - 15, at[1] - 15))

    return Group(30, LEATHER, {kind: one(kind) for kind in CONDITIONS})


def rings() -> Group:
    """How a card stands to the question."""

    def one(kind: str) -> Paint:
        left, top = CARD[0] / 2 + RING_PAD, CARD[1] / 2 + RING_PAD
        return lambda canvas, at: canvas.blit(ring(canvas, kind, CARD), (at[0] - left, at[1] - top))

    return Group(CARD[1] + 2 * RING_PAD, FELT, {kind: one(kind) for kind in STATES})


def chances() -> Group:
    """The parts of the bar of a chance: what there is, what a token adds, what is missing."""

    def one(part: int) -> Paint:
        def paint(canvas: Canvas, at: Point) -> None:
            left, top = at[0] - 20 - 60 * part, at[1] - 8
            with canvas.clip((at[0] - 15, top, 30, 17)):
                draw_meter(canvas, (left, top, 180, 17), 1 / 3, canvas.theme["oxblood"], more=1 / 3, dark=False)

        return paint

    return Group(30, PARCHMENT, {name: one(part) for part, name in enumerate(("chance", "gain", "missing"))})


GROUPS: dict[str, Group] = {
    "seats": seats("card"),
    "seats in the log": seats("log"),
    "seats whose turn is done": seats("turn"),
    **{f"turns of seat {seat}": turns(seat) for seat in SEATS},
    "archetypes": badges("archetype-", ARCHETYPES, 30),
    "archetypes as glyphs": icons("", ARCHETYPES),
    "peril": badges("peril-", (*PERILS, "start"), 24, PARCHMENT),
    "peril in the setup": marks("peril", PERILS, PARCHMENT),
    "difficulties": badges("difficulty-", DIFFICULTIES, 22),
    "difficulties without relief": marks("difficulty", DIFFICULTIES, PARCHMENT),
    "dice": pictures("dice/terrinoth/", DICE, (40, 40)),
    "dice in words": icons("", SYMBOLS),
    "kinds of dice": badges("", ("die-hero", "die-enemy"), 18),
    "conditions": pills(),
    "tokens": badges("", TOKENS, 30),
    "numbers": badges("", NUMBERS, 30),
    "keywords": badges("keyword-", KEYWORDS, 22),
    "actions": icons("action-", ACTIONS),
    "decks": pictures("backs/terrinoth/", DECKS, PILE, "-small", (0.5, 0.5, 0.3)),
    "ranks": pictures("frames/terrinoth/enemy-", RANKS, PILE, "-72x104", (17.5 / 72, 67 / 104, 0.24)),
    "paints of the seats in Heroica": paints(birch.MATERIAL, BIRCH),
    "weapons in Heroica": things("things", ("ax", "wand", "staff", "bow", "dagger", "sword", "sextant"), 40, BIRCH),
    "potions in Heroica": things("things", ("life", "luck", "speed", "strength", "defense", "frost"), 40, BIRCH),
    "die in Heroica": pictures("dice/heroica/", BONE, (66, 66), part=(0.5, 0.5, 0.56)),
    "dyes of the seats in Tenefyr": paints(dyes.MATERIAL, LIME),
    "levels in Tenefyr": cloth(28, {str(level): partial(_level, level) for level in range(6)}),
    "kinds in Tenefyr": cloth(24, {kind: partial(_kind, kind) for kind in dyes.KINDS}),
    "paints of the seats in Runebound": paints(charted.MATERIAL, charted.SHAGREEN),
    "gems in Runebound": pictures("badges/runebound/gem-", tuple(charted.DECKS), (25, 25)),
    "signs of tokens in Runebound": icons("runebound/", TOKEN_SIGNS, 30, charted.GROUNDS["hero"]),
    "attributes in Runebound": icons("runebound/", ATTRIBUTES, 20, charted.SHAGREEN),
    "terrains in Runebound": lands(30),
    "states": rings(),
    "chances": chances(),
}


@pytest.fixture(scope="module")
def services() -> Iterator[Services]:
    """The smallest window."""
    with own_home():
        services = open_stage((1280, 720))
        yield services
        services.window.close()


@pytest.fixture(scope="module")
def canvas(services: Services) -> Canvas:
    """What is drawn on in it."""
    return App(services, MenuScene(services)).canvas


@pytest.fixture(scope="module")
def shown(canvas: Canvas) -> dict[str, dict[str, Sign]]:
    """Every sign of every group at its smallest."""
    return {
        name: {sign: drawn(canvas, group.size, group.ground, paint) for sign, paint in group.signs.items()}
        for name, group in GROUPS.items()
    }


@pytest.mark.parametrize("name", GROUPS)
def test_signs_differ_by_shape_alone(shown: dict[str, dict[str, Sign]], name: str) -> None:
    alike = {
        f"{one} and {other}": round(share, 2)
        for (one, first), (other, second) in combinations(shown[name].items(), 2)
        if (share := unlike(first, second)) < UNLIKE
    }
    assert alike == {}


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("name", GROUPS)
def test_signs_are_kept_apart_by_every_eye(shown: dict[str, dict[str, Sign]], name: str, vision: str) -> None:
    mixed = {
        f"{one} and {other}": round(share, 2)
        for (one, first), (other, second) in combinations(shown[name].items(), 2)
        if (share := apart(first, second, vision)) < APART
    }
    assert mixed == {}


def test_no_colour_of_the_theme_is_left_out(canvas: Canvas) -> None:
    theme, own = canvas.theme, THEME.marks
    assert len(theme.seats) == len(SEATS)
    assert set(own["archetype"]) == set(ARCHETYPES)
    assert set(own["peril"]) == set(PERILS)
    assert set(own["difficulty"]) == set(DIFFICULTIES)
    assert set(THEME.colours) == set(CONDITIONS)
    for marks in (theme.seats, *(own[group].values() for group in ("archetype", "peril", "difficulty"))):
        shapes = [mark.shape for mark in marks]
        assert len(set(shapes)) == len(shapes)


def test_no_face_of_a_die_is_left_out(services: Services) -> None:
    mode = services.games.mode("terrinoth")
    view = mode.view(mode.workbench().full_table(2))
    faces = {f"{kind}_{face_name(face)}" for kind in ("hero", "enemy") for face in view.die_faces(f"die-{kind}")}
    assert faces == set(DICE)


# -- the eyes themselves -----------------------------------------------------------------------------------


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("grey", [0, 60, 128, 255])
def test_greys_look_the_same_to_every_eye(vision: str, grey: int) -> None:
    assert seen((grey, grey, grey), vision) == pytest.approx((grey, grey, grey), abs=1)


@pytest.mark.parametrize(
    ("vision", "one", "other"),
    [
        ("protanopia", (183, 67, 56), (104, 108, 52)),
        ("deuteranopia", (178, 90, 60), (120, 118, 62)),
        ("tritanopia", (90, 150, 90), (92, 144, 190)),
        ("greyscale", (200, 60, 60), (60, 122, 122)),
    ],
)
def test_colours_that_an_eye_confuses_come_near_each_other(vision: str, one: Colour, other: Colour) -> None:
    usual = gap(lab(one), lab(other))
    simulated = gap(lab(seen(one, vision)), lab(seen(other, vision)))
    assert usual > 35
    assert simulated < 0.45 * usual


def test_black_and_white_are_a_hundred_apart() -> None:
    assert gap(lab((0, 0, 0)), lab((255, 255, 255))) == pytest.approx(100, abs=0.1)
    assert luminance((255, 255, 255)) == pytest.approx(1)


def test_a_sign_is_neither_unlike_nor_apart_from_itself(canvas: Canvas) -> None:
    sign, twin = (drawn(canvas, 30, LEATHER, badges("", ("wound",), 30).signs["wound"]) for _ in range(2))
    assert unlike(sign, twin) == 0
    assert apart(sign, twin, "usual") == 0


def test_signs_of_one_shape_are_told_apart_only_by_eyes_that_see_their_colours(canvas: Canvas) -> None:
    def disc(colour: Colour) -> Sign:
        return drawn(canvas, 30, (0, 0, 0), lambda made, at: made.circle(at, 14, colour))

    red, green = disc((200, 60, 60)), disc((60, 122, 122))
    assert unlike(red, green) < UNLIKE
    assert apart(red, green, "usual") > 0.9
    assert apart(red, green, "greyscale") < APART
