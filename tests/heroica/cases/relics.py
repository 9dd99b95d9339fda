"""Relics, by cases."""

from __future__ import annotations

from tests.heroica.cases.hall import Case, a_card, a_hero, hall, told

CASES = (
    Case("helmet sold: the fifth health is lost", ("HC-720",), hall(
        a_hero("cleric", "E8", health=5, pack=["helmet-of-protection"]), node="prepare", stop_at="act",
        answers=["store", "helmet-of-protection", [], []], expect=told(health=4, gold=2),
    )),
    Case("crystal used at the loss", ("HC-708",), hall(
        a_hero("cleric", "E8", trail=["D8"], pack=["crystal-of-deflection"]),
        monsters=[a_card("golem-lord", "F8")], dice="skull", answers=["crystal-of-deflection-1"],
        expect=told(cell="D8", health=4),
    )),
    Case("ring walks through monsters, no fight", ("HC-711",), hall(
        a_hero("prince", "C8", pack=["ring-of-the-eternal"]), monsters=[a_card("lizoid", "E8")],
        things=[a_card("gold", "F8")], dice="shield",
        answers=["roll", "ring-of-the-eternal", "D8", "E8", "F8", []], expect=told("prince", cell="F8", gold=1),
    )),
    Case("idol pays two", ("HC-713",), hall(
        a_hero("cleric", "C8", pack=["the-idol"]), monsters=[a_card("lizoid", "P11"), a_card("golem-lord", "O11")],
        dice="shield", answers=["roll", "the-idol-1"], expect=told(health=2, pack=["the-idol", "lizoid"]),
    )),
    Case("idol not with two health", ("HC-713",), hall(
        a_hero("cleric", "C8", health=2, pack=["the-idol"]), monsters=[a_card("lizoid", "P11")], dice="shield",
        answers=["roll", []], expect=told(health=2),
    )),
    Case("scepter of death ends the turn", ("HC-722",), hall(
        a_hero("cleric", "E8", pack=["scepter-of-death"]), features=[a_card("chest", "E8")], dice="shield",
        answers=["roll", "scepter-of-death-1"], stop_at="turn",
        expect=told(cell="E8", gold=0)
            | {"heroes": {"wizard": {"health": 3}}, "features": {"E8": {"empty": False}}},
    )),
    Case("saber: one now, one at the next hero's start", ("HC-734",), hall(
        a_hero("cleric", "E8", trail=["D8"], pack=["saber-of-scales"]),
        monsters=[a_card("giant-scarab-beetle", "F8")], dice="shield skull", answers=["saber-of-scales-1"],
        stop_at="prepare",
        expect=told(cell="D8", health=1, damage={"giant-scarab-beetle": 2})
            | {"active": "wizard", "monsters": {"F8": {"strength": 2}}},
    )),
    Case("rider jumps rocks for one step", ("HC-742",), hall(
        a_hero("cleric", "D8", tokens={"mounted": 1}), features=[a_card("rocks", "E8")], dice="sword",
        answers=["roll", "F8", "G8", "H8"], expect=told(cell="H8"),
    )),
    Case("horse: one more step on a skull; runs off on a loss", ("HC-742",), hall(
        a_hero("cleric", "D8", tokens={"mounted": 1}), monsters=[a_card("goblin-warrior", "H8")],
        dice="skull skull", answers=["roll", "E8", "F8", "G8"], expect=told(cell="F8", health=3, tokens={}),
    )),
    Case("sceptor of youth", ("HC-744",), hall(
        a_hero("cleric", "E8", health=3, pack=["sceptor-of-youth"]), a_hero("wizard", "H8"), dice="shield",
        answers=["roll", "sceptor-of-youth-1"],
        expect={"heroes": {"cleric": {"health": 4}, "wizard": {"health": 3}}},
    )),
    Case("bottle skull: skip the next turn", ("HC-746",), hall(
        a_hero("cleric", "E8", health=2, pack=["bottle-of-mysterious-liquid"]), dice="shield skull",
        answers=["roll", "bottle-of-mysterious-liquid-1"], expect=told(tokens={"skip": 1}),
    )),
    Case("machete: the both again", ("HC-738",), hall(
        a_hero("cleric", "E8", trail=["D8"], pack=["orc-machete"]), monsters=[a_card("goblin-warrior", "F8")],
        dice="both sword", answers=["orc-machete-1"], expect=told(cell="E8", health=4),
    )),
    Case("summoning: another's trophy onto an empty space", ("HC-705", "HC-717"), hall(
        a_hero("cleric", "E8", pack=["scepter-of-summoning"]), a_hero("wizard", "F14", pack=["lizoid"]),
        dice="shield", answers=["roll", "scepter-of-summoning-1", "P8"],
        expect={"heroes": {"wizard": {"pack": [], "points": 0}}, "monsters": {"P8": {"card": "lizoid"}}},
    )),
    Case("a guarded relic stays", ("HC-704",), hall(
        a_hero("cleric", "O7"), a_hero("wizard", "B2"), dice="both", level="kameshbog",
        monsters=[a_card("lizoid", "D8")], features=[],
        things=[{"card": "ring-of-the-eternal", "cell": "O8", "guards": ["D8"]}], answers=["roll", "O8"],
        expect={"heroes": {"cleric": {"pack": []}}, "goal": ""},
    )),
)  # fmt: skip
