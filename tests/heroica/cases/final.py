"""The final battle, by cases."""

from __future__ import annotations

from tests.heroica.cases.hall import Case, a_card, a_hero, hall, told

LORD = [a_card("dragon-lord", "I7")]
CASES = (
    Case("head: loss costs four, thrown back 2", ("HC-653", "HC-655"), hall(
        a_hero("cleric", "I10", trail=["H10"]), monsters=LORD, faces="south", dice="sword skull",
        answers=["roll", "I9"], expect=told(cell="H10", health=0) | {"touched": True},
    )),
    Case("tail: two for the hero, thrown back", ("HC-655",), hall(
        a_hero("cleric", "I5", trail=["H5"]), monsters=LORD, faces="south", dice="both sword",
        answers=["roll", "I6"], expect=told(cell="H5", damage={"dragon-lord": 2}, health=4),
    )),
    Case("tail draw: hero's first, then one", ("HC-655",), hall(
        a_hero("cleric", "I5", trail=["H5"]), monsters=LORD, faces="south", dice="both both",
        answers=["roll", "I6"], expect=told(cell="H5", damage={"dragon-lord": 2}, health=3),
    )),
    Case("scale at the flank doubles", ("HC-655",), hall(
        a_hero("cleric", "G8", pack=["scepter-of-the-dragon-scale"], trail=["F8"]), monsters=LORD, faces="south",
        dice="both sword", answers=["roll", "H8"], expect=told(cell="F8", damage={"dragon-lord": 2}),
    )),
    Case("scale at the head does not", ("HC-655",), hall(
        a_hero("cleric", "I10", pack=["scepter-of-the-dragon-scale"], trail=["H10"]), monsters=LORD, faces="south",
        dice="both sword", answers=["roll", "I9"], expect=told(cell="H10", damage={"dragon-lord": 1}),
    )),
    Case("he turns a quarter clockwise", ("HC-651",), hall(
        a_hero("cleric", "C8"), monsters=LORD, faces="south", touched=True, node="turn", stop_at="act",
        expect={"faces": "west"},
    )),
    Case("not before the first contact", ("HC-651",), hall(
        a_hero("cleric", "C8"), monsters=LORD, faces="south", node="turn", stop_at="act",
        expect={"faces": "south"},
    )),
    Case("wand deals 1, no answer", ("HC-657",), hall(
        a_hero("cleric", "G9", pack=["wand"]), monsters=LORD, faces="south", dice="shield",
        answers=["roll", "wand-1"], expect=told(cell="G9", health=4, damage={"dragon-lord": 1}),
    )),
    Case("last point: slayer, hatchling, another turn", ("HC-658",), hall(
        a_hero("cleric", "H5"), monsters=[a_card("dragon-lord", "I7", bar=1)], faces="south", dice="skull sword",
        answers=["roll", "I5", "I6"], stop_at="",
        expect=told(tokens={"slayer": 1}, damage={"dragon-lord": 1}) | {"prompt": {"kind": "hatchling-place"}},
    )),
)  # fmt: skip
