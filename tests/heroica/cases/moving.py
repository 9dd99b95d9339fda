"""Moving, arrivals and the trail, by cases."""

from __future__ import annotations

from tests.heroica.cases.hall import Case, a_card, a_hero, hall, told

CASES = (
    Case("skull is two steps", ("HC-221",), hall(
        a_hero("cleric", "C8"), dice="skull", answers=["roll", "D8", "E8"],
        expect=told(cell="E8", trail=["C8", "D8"]),
    )),
    Case("luck rolls again, the last face stands", ("HC-213",), hall(
        a_hero("prince", "C8", pack=["luck"]), dice="both shield",
        answers=["roll", "luck-1", "D8", "E8", "F8", "G8"],
        expect=told("prince", cell="G8", pack=[]) | {"discarded": ["luck"]},
    )),
    Case("two sextants count once, torch adds", ("HC-222",), hall(
        a_hero("cleric", "C8", pack=["sextant", "sextant", "torch"]), dice="both",
        answers=["roll", "D8", "E8", "F8"], expect=told(cell="F8"),
    )),
    Case("sextant adds nothing to princess", ("HC-216", "HC-402"), hall(
        a_hero("princess", "C8", health=2, pack=["sextant"]), dice="shield", answers=["roll", "princess", "D8"],
        expect=told("princess", cell="D8", health=3),
    )),
    Case("trail cut", ("HC-241",), hall(
        a_hero("cleric", "F8", trail=["C8", "D8", "E8"]), dice="both", answers=["roll", "E8"],
        expect=told(cell="E8", trail=["C8", "D8"]),
    )),
    Case("loss goes back along trail", ("HC-242",), hall(
        a_hero("cleric", "E8", trail=["C8", "D8"]), monsters=[a_card("lizoid", "G8")], dice="sword skull",
        answers=["roll", "F8"], expect=told(cell="E8", trail=["C8", "D8"], health=2),
    )),
    Case("no trail: choose away from the monster", ("HC-243",), hall(
        a_hero("cleric", "F8"), monsters=[a_card("goblin-warrior", "G8")], dice="skull", answers=["F9"],
        expect=told(cell="F9", health=3),
    )),
    Case("occupied trail: further back", ("HC-244",), hall(
        a_hero("cleric", "E8", trail=["C8", "D8"]), a_hero("wizard", "D8"),
        monsters=[a_card("goblin-warrior", "F8")], dice="skull", expect=told(cell="C8", trail=[], health=3),
    )),
    Case("whole trail occupied: beside", ("HC-244",), hall(
        a_hero("cleric", "E8", trail=["D8"]), a_hero("wizard", "D8"), monsters=[a_card("goblin-warrior", "F8")],
        dice="skull", answers=["E9"], expect=told(cell="E9", health=3),
    )),
    Case("going back picks up nothing", ("HC-246",), hall(
        a_hero("cleric", "F8", trail=["E8"]), monsters=[a_card("goblin-warrior", "G8")],
        things=[a_card("gold", "E8")], dice="skull", expect=told(cell="E8", gold=0) | {"things": {"E8": ["gold"]}},
    )),
    Case("the keeper drives back further than the trail is long", ("HC-245", "HC-243"), hall(
        a_hero("cleric", "F8", trail=["E8"]), monsters=[a_card("portal-keeper", "G8")], dice="skull shield",
        answers=["D8", "C8", "B8"], expect=told(cell="B8", health=1),
    )),
    Case("past two monsters, arrival fights", ("HC-247",), hall(
        a_hero("cleric", "F8", gold=1, pack=["drandorian-dagger"]),
        monsters=[a_card("goblin-warrior", "G8"), a_card("goblin-warrior", "H8")], dice="shield sword",
        answers=["drandorian-dagger-1"],
        expect=told(cell="I8", gold=2, pack=["drandorian-dagger", "goblin-warrior"])
            | {"monsters": {"G8": {"card": "goblin-warrior"}}},
    )),
    Case("wall beyond: nearest, tie chosen", ("HC-247",), hall(
        a_hero("cleric", "E5", gold=1, pack=["drandorian-dagger"]), monsters=[a_card("goblin-warrior", "F5")],
        dice="shield sword", answers=["drandorian-dagger-1", {"kind": "land", "choose": "F6"}],
        expect=told(cell="F6", gold=2, pack=["drandorian-dagger", "goblin-warrior"]),
    )),
    Case("second torch stays", ("HC-232",), hall(
        a_hero("cleric", "C8", pack=["torch"]), things=[a_card("torch", "D8"), a_card("gold", "D8")], dice="both",
        answers=["roll", "D8", []], expect=told(pack=["torch"], gold=1) | {"things": {"D8": ["torch"]}},
    )),
    Case("a door is unlocked before the fight", ("HC-234", "HC-235"), hall(
        a_hero("cleric", "C8", pack=["key"]), monsters=[a_card("goblin-warrior", "E8")],
        features=[a_card("locked-door", "D7")], dice="skull sword",
        answers=["roll", "D8", {"kind": "unlock", "choose": "locked-door-1"}],
        expect=told(cell="D8", pack=["goblin-warrior"]) | {"features": {"D7": {"open": True}}},
    )),
    Case("won fight, then the coffin", ("HC-237",), hall(
        a_hero("cleric", "D8"), monsters=[a_card("goblin-warrior", "F8")], features=[a_card("coffin", "E8")],
        dice="sword sword shield", answers=["roll", "E8"], expect=told(cell="E8", gold=1) | {"features": {}},
    )),
    Case("lost fight: no coffin", ("HC-236",), hall(
        a_hero("cleric", "D8"), monsters=[a_card("goblin-warrior", "F8")], features=[a_card("coffin", "E8")],
        dice="sword skull", answers=["roll", "E8"],
        expect=told(cell="D8", gold=0, health=3) | {"features": {"E8": {"card": "coffin"}}},
    )),
    Case("after a fight the boulder's shield gives no steps", ("HC-237",), hall(
        a_hero("prince", "D8"), monsters=[a_card("goblin-warrior", "F8")], features=[a_card("boulder", "E9")],
        dice="shield sword shield", answers=["roll", "E8", {"kind": "boulder-go", "choose": "yes"}],
        expect=told("prince", cell="E10"),
    )),
    Case("slides straight on, arrival", ("HC-226",), hall(
        a_hero("cleric", "D8"), a_hero("wizard", "F8"), things=[a_card("gold", "G8")], dice="skull",
        answers=["roll", "E8", "F8"], expect=told(cell="G8", gold=1),
    )),
    Case("must stop: shares the space", ("HC-227",), hall(
        a_hero("cleric", "D8"), a_hero("wizard", "F8"), monsters=[a_card("goblin-warrior", "F9")],
        dice="skull sword", answers=["roll", "E8", "F8"], expect=told(cell="F8", pack=["goblin-warrior"]),
    )),
    Case("slide to a space next to a monster fights", ("HC-226",), hall(
        a_hero("cleric", "D8"), a_hero("wizard", "F8"), monsters=[a_card("goblin-warrior", "G9")],
        dice="skull sword", answers=["roll", "E8", "F8"], expect=told(cell="G8", pack=["goblin-warrior"]),
    )),
    Case("wall straight on: chooses, never back", ("HC-226",), hall(
        a_hero("cleric", "D5"), a_hero("wizard", "F5"), dice="skull",
        answers=["roll", "E5", "F5", {"kind": "slide", "choose": "F4"}], expect=told(cell="F4"),
    )),
    Case("dead end: last free space of the move", ("HC-226",), hall(
        a_hero("cleric", "D7"), a_hero("wizard", "D9"), dice="skull", answers=["roll", "D8", "D9"],
        level="kameshbog", expect=told(cell="D8"),
    )),
)  # fmt: skip
