"""Features of the map, by cases."""

from __future__ import annotations

from tests.heroica.cases.hall import Case, a_card, a_hero, hall, told

CASES = (
    Case("torch dropped where the health was lost", ("HC-537",), hall(
        a_hero("cleric", "E8", trail=["D8"], pack=["torch"]), monsters=[a_card("lizoid", "F8")], dice="skull",
        expect=told(cell="D8", pack=[]) | {"things": {"E8": ["torch"]}},
    )),
    Case("chest both: gold and hurt, empty", ("HC-505",), hall(
        a_hero("cleric", "E8"), features=[a_card("chest", "E8")], node="turn_end", stop_at="turn", dice="both",
        answers=["search"], expect=told(gold=1, health=3) | {"features": {"E8": {"empty": True}}},
    )),
    Case("chest skull: stays closed", ("HC-507",), hall(
        a_hero("cleric", "E8", pack=["torch"]), features=[a_card("chest", "E8")], node="turn_end", stop_at="turn",
        dice="skull", answers=["search"],
        expect=told(gold=0, health=3, pack=[])
            | {"features": {"E8": {"empty": False}}, "things": {"E8": ["torch"]}},
    )),
    Case("kings treasure both: lose 2 and 1 gold", ("HC-508",), hall(
        a_hero("cleric", "E8"), features=[a_card("kings-treasure", "E8")], node="turn_end", stop_at="turn",
        dice="both", answers=["search"], expect=told(gold=1, health=2) | {"features": {"E8": {"empty": True}}},
    )),
    Case("key in the prepare step, then walk through", ("HC-511",), hall(
        a_hero("cleric", "E8", pack=["key"]), features=[a_card("locked-door", "F8")], node="prepare", dice="skull",
        answers=["locked-door-1", "roll", "F8", "G8"], expect=told(cell="G8", pack=[]),
    )),
    Case("slip past a magic door, it stays", ("HC-512",), hall(
        a_hero("prince", "E8"), features=[a_card("magic-door", "F8")], things=[a_card("gold", "G8")],
        dice="shield", answers=["roll", "magic-door-1"],
        expect=told("prince", cell="G8", gold=1, trail=[]) | {"features": {"F8": {"open": False}}},
    )),
    Case("no slip where the turn begins next to a monster: it fights", ("HC-512",), hall(
        a_hero("prince", "E8", pack=["ax"]), monsters=[a_card("goblin-warrior", "E7")],
        features=[a_card("magic-door", "F8")], dice="shield", answers=["defeat"], expect=told("prince", cell="E8"),
    )),
    Case("sum door counts and opens", ("HC-520",), hall(
        a_hero("cleric", "H4"), a_hero("wizard", "B2"), dice="skull", level="gates-of-elsruck", monsters=[],
        features=[a_card("sum-door", "I4", rolled=3), a_card("sum-door", "I5"), a_card("sum-door", "I6")],
        things=[], answers=["sum-door-1"],
        expect=told(cell="H4") | {"features": {"I4": {"open": True}, "I5": {"open": True}, "I6": {"open": True}}},
    )),
    Case("boulder beside the start is not rolled for while beside it", ("HC-522",), hall(
        a_hero("prince", "E8"), features=[a_card("boulder", "E7")], dice="both", answers=["roll", "F8"],
        expect=told("prince", cell="F8"),
    )),
    Case("boulder shield: past it, goes on with the steps", ("HC-523",), hall(
        a_hero("cleric", "C8"), features=[a_card("boulder", "F8")], dice="sword shield",
        answers=["roll", "D8", "E8", "yes", "H8"], expect=told(cell="H8", trail=["G8"]),
    )),
    Case("boulder sword: rocks, explored at once: removed", ("HC-524",), hall(
        a_hero("cleric", "D8"), features=[a_card("boulder", "F8")], dice="sword sword sword",
        answers=["roll", "E8"], expect=told(cell="E8") | {"features": {}},
    )),
    Case("boulder both: rocks, no roll, the move ends", ("HC-524",), hall(
        a_hero("cleric", "D8"), features=[a_card("boulder", "F8")], dice="sword both", answers=["roll", "E8"],
        expect=told(cell="E8") | {"features": {"F8": {"card": "rocks"}}},
    )),
    Case("boulder skull: gold falls, back 1", ("HC-525",), hall(
        a_hero("cleric", "D8", gold=1), features=[a_card("boulder", "F8")], dice="sword skull",
        answers=["roll", "E8"], expect=told(cell="D8", gold=0) | {"things": {"E8": ["gold"]}},
    )),
    Case("rocks both: back 1, stay", ("HC-527",), hall(
        a_hero("cleric", "D8"), features=[a_card("rocks", "F8")], dice="sword both", answers=["roll", "E8"],
        expect=told(cell="D8") | {"features": {"F8": {"card": "rocks"}}},
    )),
    Case("rocks shield: past two rocks in a row", ("HC-527",), hall(
        a_hero("cleric", "D8"), features=[a_card("rocks", "F8"), a_card("rocks", "G8")],
        things=[a_card("gold", "H8")], dice="sword shield", answers=["roll", "E8"],
        expect=told(cell="H8", gold=1) | {"features": {"F8": {"card": "rocks"}, "G8": {"card": "rocks"}}},
    )),
    Case("rocks in the act step", ("HC-526",), hall(
        a_hero("cleric", "E8"), features=[a_card("rocks", "F8")], dice="sword", answers=["rocks-1"],
        expect=told(cell="E8") | {"features": {}},
    )),
    Case("coffin skull: lose, back, bat fought at once", ("HC-532",), hall(
        a_hero("cleric", "D8"), features=[a_card("coffin", "F8")], dice="skull skull sword",
        answers=["roll", "E8", "F8"], expect=told(cell="E8", health=3, pack=["vampire-bat"]) | {"monsters": {}},
    )),
    Case("bat not fought by who goes down", ("HC-532",), hall(
        a_hero("cleric", "D8", health=1), features=[a_card("coffin", "F8")], dice="skull skull",
        answers=["roll", "E8", "F8"],
        expect=told(cell="E8", health=0, tokens={"down": 1}) | {"monsters": {"F8": {"card": "vampire-bat"}}},
    )),
    Case("coffin both: lose, back, stays", ("HC-533",), hall(
        a_hero("cleric", "D8"), features=[a_card("coffin", "E8")], dice="shield both", answers=["roll", "E8"],
        expect=told(cell="D8", health=3) | {"features": {"E8": {"card": "coffin"}}},
    )),
    Case("dynamite blows up the wall without a roll", ("HC-540",), hall(
        a_hero("cleric", "E8", pack=["dynamite"]), features=[a_card("cobblestone-wall", "F8")],
        answers=["cobblestone-wall-1"], expect=told(cell="E8", pack=[]) | {"features": {}},
    )),
    Case("lair door sword: destroyed, the move goes on", ("HC-545",), hall(
        a_hero("cleric", "D8"), features=[a_card("lair-door", "F8")], dice="sword sword",
        answers=["roll", "E8", "yes", "F8", "G8"], expect=told(cell="G8") | {"features": {}},
    )),
    Case("lair door shield: past it, ends", ("HC-545",), hall(
        a_hero("cleric", "D8"), features=[a_card("lair-door", "F8")], dice="sword shield",
        answers=["roll", "E8", "yes"], expect=told(cell="G8") | {"features": {"F8": {"card": "lair-door"}}},
    )),
    Case("cyclone sword: one forward", ("HC-551", "HC-552"), hall(
        a_hero("cleric", "D8"), features=[a_card("cyclone", "E8")], things=[a_card("gold", "F8")],
        dice="shield sword", answers=["roll", "E8", {"kind": "walk", "choose": "F8"}],
        expect=told(cell="F8", gold=1) | {"features": {"E8": {"card": "cyclone"}}},
    )),
    Case("cyclone skull: back 2", ("HC-553",), hall(
        a_hero("cleric", "C8"), features=[a_card("cyclone", "E8")], dice="shield skull",
        answers=["roll", "D8", "E8"], expect=told(cell="C8", trail=[]),
    )),
    Case("thrown back onto a cyclone: back 1 more", ("HC-551",), hall(
        a_hero("cleric", "D8", trail=["C8"]), features=[a_card("cyclone", "D8"), a_card("cyclone", "E8")],
        dice="shield both", answers=["roll", "E8"], expect=told(cell="C8"),
    )),
    Case("rift both: gone, skip", ("HC-557",), hall(
        a_hero("cleric", "D8"), features=[a_card("rift", "F8")], dice="shield both", answers=["roll", "E8", "yes"],
        expect=told(cell="E8", tokens={"skip": 1}) | {"features": {}},
    )),
    Case("lava burns once for each space entered", ("HC-556",), hall(
        a_hero("cleric", "L4"), a_hero("wizard", "G13"), dice="sword", answers=["roll", "K4", "K5", "J5"],
        level="volcanius", expect=told(cell="J5", health=2),
    )),
    Case("summit sword: a potion", ("HC-561",), hall(
        a_hero("cleric", "D8", gold=1), features=[a_card("summit", "E8")], store=["life", "luck"], stop_at="turn",
        dice="both sword", answers=["roll", "E8", "yes", "luck"], expect=told(gold=0, pack=["luck"]),
    )),
    Case("mud costs one step in all", ("HC-548",), hall(
        a_hero("cleric", "F6"), a_hero("wizard", "B2"), dice="sword", answers=["roll", "G6", "H6"], level="runath",
        expect=told(cell="H6"),
    )),
    Case("with a value of 1 no mud, whatever extra steps", ("HC-548",), hall(
        a_hero("cleric", "F6", pack=["sextant", "torch"]), a_hero("wizard", "B2"), dice="both", answers=["roll"],
        level="runath", expect=told(cell="F6"),
    )),
)  # fmt: skip
