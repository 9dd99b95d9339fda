"""Goblins, and the orc who has forgotten fear."""

from __future__ import annotations

from assets.workshop.engraving import placed
from assets.workshop.engraving.palette import GOLD, lighter
from assets.workshop.engraving.paths import ellipse, loop

from .cut import STEEL, Parts, ball, dark, dot, eyes, fangs, folds, gold, limb, lines, metal, part, slab
from .gear import cleaver, held, rusty_blade
from .people import arm, belt, crown, legs, on, torso

GREEN, ORC = "#86a83c", "#6f8f5a"
HIGH = -108
"""Where the middle of a goblin's head stands."""


def goblin_head(skin: str = GREEN) -> Parts:
    """Return a goblin's head: wide ears, a hanging nose, a grin."""
    ears = (
        "M-34 -4 C-70 -40 -92 -40 -104 -44 C-92 -10 -70 14 -36 14 Z M36 -4 C72 -40 94 -40 106 -44 C94 -10 72 14 38 "
        "14 Z"
    )
    return [
        part(ears, skin, 9, 30), part(ellipse(2, 0, 42, 38), skin, 28, 60, swell=0.5, tone=1.1), *eyes(-10, 24, -6, 10),
        lines("M-26 -20 l22 8 M40 -20 l-20 8", 5, "#2c3a12"),
        part("M4 -4 C14 -2 24 10 20 16 C10 22 0 14 0 8 Z", lighter(skin, 0.15), 6, 40),
        dark("M-16 20 Q8 34 32 18 Q24 38 8 36 Q-8 36 -16 20 Z", "#4a1c18"), fangs(((-5, 23), (25, 23)), 9),
    ]


def goblin(cloth: str, hat: Parts, size: float = 1.0, armed: bool = True) -> Parts:
    """Return a goblin in a coat of this colour and a hat."""
    blade = held(rusty_blade(), 62, -66, 20) if armed else []
    return [
        *legs(GREEN, "#5a3c24", size, 40), *torso(cloth, 1.05 * size, -86, -30), *belt(-42, 38 * size), *blade,
        *arm(cloth, GREEN, 32 * size, -76, 54 * size, -64, 62, -58, width=16), *on([*goblin_head(), *hat], HIGH),
    ]


def pot(colour: str = STEEL) -> Parts:
    """Return a helmet beaten from a pot."""
    return [metal("M-39 -12 C-41 -60 45 -62 45 -12 Q2 -28 -39 -12 Z", colour, 12)]


def goblin_warrior() -> Parts:
    """Return a goblin with a rusty blade and a grin."""
    return goblin("#9a4a30", [*pot("#a8886a"), part("M-2 -50 l5 -30 l6 30 Z", "#a8886a", 4, 80)])


def goblin_guardian() -> Parts:
    """Return a goblin behind a door that is his shield."""
    door = "M4 6 V-94 Q40 -120 76 -94 V6 Z"
    planks = folds("M28 -100 V6", "M52 -100 V6", width=4)
    return [
        *goblin("#5a6a7a", pot(), armed=False), part(door, "#9a6a3a", 8, 88, ridges=planks),
        part("M4 -70 H76 V-58 H4 Z M4 -22 H76 V-10 H4 Z", "#5d6670", 4, 0, shine=0.4), gold(ellipse(62, -40, 6), 4),
        part(ellipse(6, -44, 11), GREEN, 8, 40),
    ]


def goblin_general() -> Parts:
    """Return a goblin with epaulettes, a cocked hat and a map case."""
    hat = "M-58 -14 C-44 -44 -20 -78 4 -80 C30 -78 50 -44 64 -14 Q4 -36 -58 -14 Z"
    epaulettes: Parts = []
    for x in (-40, 42):
        fringe = "".join(f"M{x + k} -66 v13" for k in (-13, -6, 1, 8, 15))
        epaulettes += [lines(fringe, 4, "#c9982e"), gold(ellipse(x, -72, 19, 9), 6)]
    scroll = [slab(-14, -44, 26, 84, "#8a5a30", 10, 86), gold("M-16 -46 h30 v11 h-30 Z M-16 28 h30 v11 h-30 Z", 4, 0),
        part(ellipse(-1, -46, 13, 5), "#f6e8c2", 3, 0)]
    crest = [part(hat, "#2f4a86", 12, 30), lines("M-52 -18 Q4 -38 58 -18", 5, GOLD),
        part("M2 -76 C-10 -112 16 -118 26 -106 C16 -104 14 -92 10 -74 Z", "#e0463a", 7, 70),
        gold(ellipse(4, -52, 9), 4)]
    body = goblin("#2f4a86", crest, 1.15, armed=False)
    buttons = [gold(ellipse(x, y, 4), 3) for x in (-8, 12) for y in (-76, -62)]
    return [*body, *buttons, *epaulettes, *placed(scroll, 70, -46, 1, 24), part(ellipse(60, -50, 11), GREEN, 8, 40)]


def goblin_king() -> Parts:
    """Return a fat goblin in wine and ermine who wears two crowns."""
    robe = "M-30 -90 C-92 -70 -84 -20 -86 4 Q0 14 88 4 C84 -20 92 -70 32 -90 Z"
    collar = "M-66 -80 Q0 -60 66 -80 V-62 Q0 -44 -66 -62 Z"
    crowns = [*placed(crown(30), 2, -26), *placed(crown(23, "#3f7fd0", 24), 2, -52)]
    return [
        part(robe, "#8a2f5a", 20, 84), *goblin("#c8a24a", crowns, 1.5, armed=False),
        ball(0, -36, 40, 30, colour="#c8a24a"),
        part(collar, "#f4ead2", 9, 20, grain=0.4),
        *(dot(x, y, 3) for x, y in ((-46, -68), (-22, -60), (20, -60), (44, -68))),
        limb(64, 0, 9, 74, -120, 8, colour=GOLD, bevel=4, shine=0.5), ball(75, -128, 13, colour="#c83a3a", shine=0.6),
        part(ellipse(68, -62, 11), GREEN, 8, 40),
    ]


def berserker_orc() -> Parts:
    """Return an orc with two cleavers and a bitten shield on the back."""
    shield = "M-70 -150 Q-20 -176 4 -160 L4 -60 L-58 -40 Q-92 -60 -90 -96 L-74 -100 L-88 -114 L-70 -122 L-84 -136 Z"
    head = [
        part(loop(-36, -16, -18, -36, 14, -38, 36, -18, 42, 8, 38, 30, 8, 40, -28, 32, -38, 8), ORC, 24, 55, swell=0.5),
        part("M-34 -8 L-52 -18 L-38 8 Z", ORC, 5, 30), part("M-8 -34 L2 -66 L8 -40 L20 -62 L20 -34 Z", "#b5382a", 6,
            80),
        *eyes(-6, 24, -4, 8, "#ff8a5a"), lines("M-20 -18 L6 -8 M40 -16 L20 -8", 6, "#26331a"),
        part(loop(-14, 18, 12, 12, 40, 16, 44, 30, 12, 38, -14, 32), lighter(ORC, 0.12), 9, 20),
        dark("M-6 22 Q14 18 36 22 V27 Q14 24 -6 28 Z", "#4a1c18"), fangs(((0, 24), (32, 24)), -14),
    ]
    return [
        part(shield, "#7a4a30", 9, 70), *legs("#6b5a48", "#3a2a20", 1.25, 50), *torso(ORC, 1.4, -118, -40),
        part("M-46 -60 L-50 -34 L-30 -22 L-14 -34 L0 -18 L16 -34 L34 -22 L52 -36 L48 -60 Z", "#8a3a2a", 7, 80),
        *belt(-62, 48), lines("M-38 -108 L40 -66", 9, "#4a2f1c"), gold(ellipse(0, -87, 7), 4),
        *held(cleaver(), 80, -100, 22, 1.1),
        *held(cleaver(), -74, -86, -20, 1.1), *arm(ORC, ORC, 42, -104, 72, -84, 80, -100, width=25),
        *arm(ORC, ORC, -42, -104, -72, -74, -74, -86, width=25), *on(head, -142),
    ]


DRAWN = {f.__name__: f for f in (goblin_warrior, goblin_guardian, goblin_general, goblin_king, berserker_orc)}
