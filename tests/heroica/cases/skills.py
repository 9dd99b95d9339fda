"""Skills, potions and the store, by cases."""

from __future__ import annotations

from tests.heroica.cases.hall import Case, a_card, a_hero, hall, told

CASES = (
    Case("pirate passes a hero, extra steps", ("HC-419",), hall(
        a_hero("pirate", "C8", pack=["sextant"]), a_hero("knight", "E8", gold=2), dice="shield skull",
        answers=["roll", "pirate", "D8", "E8", "F8", "G8", "H8", "knight"],
        expect={"heroes": {"pirate": {"cell": "H8", "gold": 1}, "knight": {"gold": 1}}},
    )),
    Case("strength in prepare frees the move", ("HC-434",), hall(
        a_hero("cleric", "F8", pack=["strength"]), monsters=[a_card("lizoid", "G8")], node="prepare", dice="skull",
        answers=["strength-1", "roll", "G8", "H8"], expect=told(cell="H8", pack=["lizoid"]),
    )),
    Case("lava fells: the move ends, nothing is picked up", ("HC-231",), hall(
        a_hero("cleric", "L4", health=1), a_hero("wizard", "G13"), things=[a_card("gold", "K4")], dice="skull",
        answers=["roll", "K4"], level="volcanius",
        expect=told(cell="K4", health=0, gold=0, tokens={"down": 1}) | {"things": {"K4": ["gold"]}},
    )),
    Case("defense while a trap bites: nothing lost, still driven back", ("HC-435",), hall(
        a_hero("cleric", "E8", trail=["D8"], pack=["defense"]), monsters=[a_card("golem-lord", "F8")],
        dice="skull", answers=["defense-1"], expect=told(cell="D8", health=4, tokens={"guarded": 1}),
    )),
    Case("frost to the first space next to no monster", ("HC-436",), hall(
        a_hero("cleric", "D8", pack=["frost"]),
        monsters=[a_card("goblin-warrior", "F8"), a_card("goblin-warrior", "G8")], dice="shield",
        answers=["roll", "E8", "frost-1"], expect=told(cell="I8", pack=[]),
    )),
    Case("speed between two steps", ("HC-433",), hall(
        a_hero("cleric", "C8", pack=["speed"]), dice="both",
        answers=["roll", "D8", "speed-1", "E8", "F8", "G8", "H8"], expect=told(cell="H8"),
    )),
    Case("barbarian: all adjacent, then move 1", ("HC-411",), hall(
        a_hero("barbarian", "D8"), monsters=[a_card("goblin-warrior", "E7"), a_card("lizoid", "E9")],
        dice="sword shield", answers=["roll", "E8", "goblin-warrior-1", "barbarian", "F8"],
        expect=told("barbarian", cell="F8", pack=["goblin-warrior", "lizoid"]),
    )),
    Case("ranger: line blocked by a boulder", ("HC-414",), hall(
        a_hero("ranger", "D8"), monsters=[a_card("lizoid", "I8"), a_card("goblin-warrior", "E6")],
        features=[a_card("boulder", "G8")], dice="shield", answers=["roll", "ranger", "E8"],
        expect=told("ranger", cell="E8", pack=["goblin-warrior"]),
    )),
    Case("priestess as a druid pays first", ("HC-421",), hall(
        a_hero("priestess", "E8", health=2), a_hero("druid", "F14"), dice="shield", answers=["roll", "priestess"],
        expect=told("priestess", health=4),
    )),
    Case("not with the last health", ("HC-421",), hall(
        a_hero("priestess", "E8", health=1), a_hero("druid", "F14"), dice="shield", answers=["roll", []],
        expect=told("priestess", health=1),
    )),
    Case("not of a hero who is down", ("HC-421",), hall(
        a_hero("priestess", "E8", health=2), a_hero("druid", "F14", health=0), dice="shield", answers=["roll", []],
        expect=told("priestess", health=2),
    )),
    Case("prince: defeat and move 2, next to a monster it fights on", ("HC-417",), hall(
        a_hero("prince", "E8"), monsters=[a_card("goblin-warrior", "F8"), a_card("lizoid", "G8")],
        dice="shield sword", answers=["prince", "F8"],
        expect=told("prince", cell="F8", pack=["goblin-warrior", "lizoid"]),
    )),
    Case("knight: stops next to a monster, defeats it, no fight", ("HC-416",), hall(
        a_hero("knight", "D8"), monsters=[a_card("golem-lord", "F8")], dice="shield",
        answers=["roll", "knight", "E8"], expect=told("knight", cell="E8", pack=["golem-lord"], health=4),
    )),
    Case("knight: another next to it fights", ("HC-416",), hall(
        a_hero("knight", "D8"), monsters=[a_card("golem-lord", "F8"), a_card("goblin-warrior", "E9")],
        dice="shield skull", answers=["roll", "knight", "E8", "golem-lord-1"],
        expect=told("knight", cell="D8", pack=["golem-lord"], health=3),
    )),
)  # fmt: skip
