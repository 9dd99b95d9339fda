"""States that come late in a game, laid out and played on, by cases."""

from __future__ import annotations

from typing import Any

from tests.heroica.cases.hall import Case, Spec, a_card, a_hero, hall, told

AS_DRAWN: dict[str, Any] = {"monsters": None, "features": None, "things": None}
COPTER, RING = "copter-automaton", "ring-of-the-eternal"


def at(level: str, *heroes: Spec, **more: Any) -> Spec:
    """A scene in a level whose features stand as they are drawn."""
    return hall(*heroes, level=level, **({"features": None} | more))


CASES = (
    Case("a frost door counts for who has waited there", ("HC-521", "HC-520"), at(
        "capricas", a_hero("cleric", "K4", waited="frost-door-west"), a_hero("wizard", "B2"),
        doors={"frost-door-west": 6}, dice="shield", answers=["L4"],
        expect={"doors": {"frost-door-west": 10}, "features": {"L4": {"open": True}}},
    )),
    Case("a frost door does not count for who has just come", ("HC-521",), at(
        "capricas", a_hero("cleric", "K4"), a_hero("wizard", "B2"), doors={"frost-door-west": 6}, dice="",
        answers=["stay"], stop_at="turn", expect={"heroes": {"cleric": {"waited": "frost-door-west"}}},
    )),
    Case("the copter is brought home by a Shield, with what it carries", ("HC-730",), hall(
        a_hero("cleric", "C8", pack=[COPTER], copter="G8", carries="egg"), dice="shield",
        answers=["roll", "return"], expect=told(cell="C8", pack=[COPTER, "egg"]),
    )),
    Case("called off it leaves what it carries, and the hero acts", ("HC-730",), hall(
        a_hero("cleric", "C8", pack=[COPTER], copter="G8", carries="egg"), node="prepare", dice="both",
        answers=[COPTER, [], "roll", "D8"], expect=told(cell="D8", pack=[COPTER]) | {"things": {"G8": ["egg"]}},
    )),
    Case("two venoms add up and belong to who gave them", ("HC-734", "HC-326"), hall(
        a_hero("cleric", "C8"), a_hero("wizard", "F14"), node="turn", stop_at="act",
        monsters=[a_card("minotaur", "P6", bar=3, venom={"wizard": 2})],
        expect=told("wizard", damage={"minotaur": 2}, points=2) | {"monsters": {"P6": {"strength": 1}}},
    )),
    Case("with two heroes the frost scepter rests for a turn", ("HC-723",), hall(
        a_hero("cleric", "C8", pack=["frost-scepter"], froze=True), dice="shield", answers=["roll", "D8", []],
        expect=told("wizard", tokens={}),
    )),
    Case("the crystal is used once in a game", ("HC-708", "HC-008"), hall(
        a_hero("cleric", "E8", trail=["D8"], pack=["crystal-of-deflection"], used={"crystal-of-deflection": 1}),
        monsters=[a_card("golem-lord", "F8")], dice="skull", expect=told(cell="D8", health=1),
    )),
    Case("the lamp has three wishes", ("HC-719",), hall(
        a_hero("cleric", "C8", pack=["genie-lamp-of-cassagyp"], used={"genie-lamp-of-cassagyp": 3}), dice="shield",
        answers=["roll", "D8", []], expect=told(cell="D8"),
    )),
    Case("rivals finish the round in which the goal was met", ("HC-804",), hall(
        a_hero("cleric", "C8"), a_hero("wizard", "F14"), level="drocomon", road=["drocomon"], goal="cleric",
        active="wizard", turns=[], answers=["stay"], stop_at="result",
        expect={"winners": ["cleric"], "outcome": "victory"} | told(total=5),
    )),
    Case("a level that was lost once is not played again", ("HC-906", "HC-907"), hall(
        a_hero("cleric", "C8"), form="solo", tried=True, hourglass=1, answers=["stay"], stop_at="result",
        expect={"outcome": "defeat"},
    )),
    Case("a level that is played again begins as it began", ("HC-906",), at(
        "kameshbog", a_hero("cleric", "B2", pack=["life"], gold=2), form="solo", hourglass=1, dice="both",
        things=[a_card("gold", "C2")], answers=["roll", "C2", "yes"], stop_at="place",
        expect=told(gold=2, pack=["life"]) | {"hourglass": 17},
    )),
    Case("the hourglass of grim is rounded up", ("HC-904",), at(
        "kameshbog", a_hero("cleric", "C2"), a_hero("wizard", "B2"), form="fellowship", grade="grim",
        stop_at="act", node="prepare", expect={"hourglass": 10},
    )),
    Case("gentle gives half as much again", ("HC-904",), at(
        "kameshbog", a_hero("cleric", "C2"), a_hero("wizard", "B2"), form="fellowship", grade="gentle",
        stop_at="act", node="prepare", expect={"hourglass": 17},
    )),
    Case("tied heroes both get a bonus, nobody with nothing", ("HC-851", "HC-852", "HC-853", "HC-854"), hall(
        a_hero("cleric", "C8", gold=3, pack=["ax", "bat", "zombie", RING]),
        a_hero("wizard", "F14", gold=3, pack=["bow", "bat", "bat"]), road=["kameshbog", "drocomon"], round=60,
        active="wizard", turns=[], answers=["stay"], stop_at="result",
        expect={
            "bonuses": {
                "hero-of-heroica": ["cleric", "wizard"], "oooh-shiny": ["cleric", "wizard"],
                "museum-curator": ["cleric"], "arms-dealer": ["cleric", "wizard"], "big-game-hunter": ["cleric"],
            },
            "winners": ["cleric"], "heroes": {"cleric": {"points": 14, "total": 39}, "wizard": {"total": 23}},
        },
    )),
    Case("who has fewest points begins, from the last beginner on", ("HC-107",), {
        "road": ["kameshbog", "drandora-port"], "level": "drandora-port", "node": "level", "stop_at": "place",
        "heroes": [{"id": "cleric", "gold": 4}, {"id": "wizard", "gold": 2}, {"id": "knight", "gold": 2}], "first": 2,
        "dice": [], "expect": {"turns": []},
    }),
    Case("a fellow who refuses is not hurt", ("HC-905", "HC-744"), hall(
        a_hero("cleric", "E8", health=3, pack=["sceptor-of-youth"]), a_hero("wizard", "H8"), form="fellowship",
        dice="shield", answers=["roll", "sceptor-of-youth", []],
        expect={"heroes": {"cleric": {"health": 4}, "wizard": {"health": 4}}},
    )),
    Case("things are handed to a fellow beside, trophies are not", ("HC-905",), hall(
        a_hero("cleric", "E8", pack=["life", "bat"]), a_hero("wizard", "E9"), form="fellowship", node="prepare",
        stop_at="act", answers=["life>wizard"],
        expect={"heroes": {"cleric": {"pack": ["bat"]}, "wizard": {"pack": ["life"]}}},
    )),
    Case("a hero aboard steps ashore at a berth only", ("HC-228",), at(
        "drandora-port", a_hero("cleric", "H3"), a_hero("wizard", "B2"), things=[], dice="sword",
        answers=["roll", "G3", "F3"], stop_at="", expect={"prompt": {"kind": "walk", "options": ["G3", "F4"]}},
    )),
    Case("the guard of the file guards the relic of the level", ("HC-704",), at(
        "kameshbog", a_hero("cleric", "O7"), a_hero("wizard", "B2"), things=None, features=[],
        monsters=[a_card("ennon-golden-scale-viper", "F3")], dice="both", answers=["roll", "O8"],
        expect=told(pack=[]) | {"goal": ""},
    )),
    Case("the general gives the crystal wherever he stands", ("HC-605", "HC-604"), at(
        "draida-bay", a_hero("cleric", "D4"), a_hero("wizard", "B2"), things=None,
        monsters=[a_card("goblin-general", "D5")], dice="sword",
        expect=told(pack=["crystal-of-deflection", "goblin-general"]) | {"goal": "cleric"},
    )),
    Case("the Hatchling turns by the roll of whose turn begins", ("HC-660",), hall(
        a_hero("cleric", "C8"), monsters=[a_card("golden-dragon-hatchling", "I7", bar=4)], faces="north",
        node="turn", stop_at="act", dice="skull", expect={"faces": "south"},
    )),
    Case("the Hatchling's flank costs four", ("HC-661",), hall(
        a_hero("cleric", "G7", trail=["F7"]), monsters=[a_card("golden-dragon-hatchling", "I7", bar=4)],
        faces="north", dice="both both", answers=["roll", "H7"],
        expect=told(cell="F7", health=0, damage={"golden-dragon-hatchling": 1}),
    )),
    Case("the slayer takes another turn at once", ("HC-658", "HC-659"), hall(
        a_hero("cleric", "H5"), a_hero("wizard", "F14"), monsters=[a_card("dragon-lord", "I7", bar=1)],
        faces="south", road=["kameshbog", "drocomon"], dice="skull sword",
        answers=["roll", "I5", "I6", {"kind": "hatchling-place", "choose": "J8"}, "east"], stop_at="turn",
        expect={"active": "cleric", "faces": "east", "monsters": {"J8": {"strength": 4}}},
    )),
)  # fmt: skip
