"""Fights, bosses, health and turns that are lost, by cases."""

from __future__ import annotations

from tests.heroica.cases.hall import Case, a_card, a_hero, hall, told

CASES = (
    Case("strength spares the fight", ("HC-302",), hall(
        a_hero("cleric", "D8", pack=["strength"]), monsters=[a_card("lizoid", "F8")], dice="sword",
        answers=["roll", "E8", "strength-1"], expect=told(cell="E8", pack=["lizoid"], health=4),
    )),
    Case("draw: defeated, then hurt, back", ("HC-305",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("lizoid", "F8")], dice="both",
        expect=told(cell="D8", health=2, pack=["lizoid"]),
    )),
    Case("series: win then loss", ("HC-308",), hall(
        a_hero("cleric", "D8"), monsters=[a_card("goblin-warrior", "E7"), a_card("lizoid", "E9")],
        dice="sword sword skull", answers=["roll", "E8", {"kind": "opponent", "choose": "goblin-warrior-1"}],
        expect=told(cell="D8", health=2, pack=["goblin-warrior"]),
    )),
    Case("going down still goes back", ("HC-309",), hall(
        a_hero("cleric", "E8", health=1, trail=["D8"]), monsters=[a_card("lizoid", "F8")], dice="skull",
        expect=told(cell="D8", health=0, tokens={"down": 1}),
    )),
    Case("boss series", ("HC-322",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("giant-scarab-beetle", "F8")],
        dice="sword sword skull",
        expect=told(cell="D8", health=2, damage={"giant-scarab-beetle": 2}, points=2)
            | {"monsters": {"F8": {"strength": 2}}},
    )),
    Case("draw: bar first", ("HC-324",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("giant-scarab-beetle", "F8", bar=2)], dice="both",
        expect=told(cell="D8", health=3, damage={"giant-scarab-beetle": 1}),
    )),
    Case("draw takes the last: nothing lost, still back", ("HC-324",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("giant-scarab-beetle", "F8", bar=1)], dice="both",
        expect=told(cell="D8", health=4, pack=["giant-scarab-beetle"], points=1) | {"monsters": {}},
    )),
    Case("harm due fells: turn lost", ("HC-202", "HC-366"), hall(
        a_hero("cleric", "E8", health=1, tokens={"harm-1": 1, "harm-2": 1}), node="turn", stop_at="",
        expect=told(health=0, tokens={"down": 1, "harm-1": 1})
            | {"active": "wizard", "prompt": {"chooser": "wizard"}},
    )),
    Case("skip before healing", ("HC-203",), hall(
        a_hero("cleric", "E8", health=0, tokens={"skip": 1}), node="turn", stop_at="",
        expect=told(health=0, tokens={"down": 1}) | {"active": "wizard", "prompt": {"chooser": "wizard"}},
    )),
    Case("healing roll, not full", ("HC-361",), hall(
        a_hero("cleric", "E8", health=0), node="turn", stop_at="", dice="sword",
        expect=told(health=3, tokens={"down": 1}) | {"active": "wizard", "prompt": {"chooser": "wizard"}},
    )),
    Case("healing to full stands up at the end", ("HC-361",), hall(
        a_hero("cleric", "E8", health=2, tokens={"down": 1}), node="turn", stop_at="", dice="skull",
        expect=told(health=4, tokens={}) | {"active": "wizard", "prompt": {"chooser": "wizard"}},
    )),
    Case("life fills: stands up and takes the turn", ("HC-363",), hall(
        a_hero("cleric", "E8", health=2, tokens={"down": 1}, pack=["life"]), node="turn", dice="both",
        answers=["life-1", "roll", "F8"], expect=told(health=4, cell="F8", tokens={}),
    )),
)  # fmt: skip
