"""Monsters with rules of their own, by cases."""

from __future__ import annotations

from tests.heroica.cases.hall import Case, a_card, a_hero, hall, told

CASES = (
    Case("keeper: back as many as the value", ("HC-615",), hall(
        a_hero("cleric", "F8", trail=["C8", "D8", "E8"]), monsters=[a_card("portal-keeper", "G8")],
        dice="skull sword", expect=told(cell="C8", health=1),
    )),
    Case("kraken immune to the wand", ("HC-602",), hall(
        a_hero("cleric", "K8", pack=["wand"]), a_hero("wizard", "B2"), monsters=[a_card("kraken", "J10")],
        dice="shield", answers=["roll", []], level="drandora-port", expect=told(cell="K8"),
    )),
    Case("kraken loss: a berth, trail restarted", ("HC-603",), hall(
        a_hero("cleric", "K10", trail=["K9"]), a_hero("wizard", "B2"), monsters=[a_card("kraken", "J10", bar=2)],
        dice="skull", answers=[{"kind": "port", "choose": "G4"}], level="drandora-port",
        expect=told(cell="G4", trail=[], health=2),
    )),
    Case("kraken draw: back 1", ("HC-603",), hall(
        a_hero("cleric", "K10", trail=["K9"]), a_hero("wizard", "B2"), monsters=[a_card("kraken", "J10", bar=2)],
        dice="both", level="drandora-port", expect=told(cell="K9", health=3),
    )),
    Case("general beaten twice, crystal", ("HC-604", "HC-605"), hall(
        a_hero("cleric", "N5"), a_hero("wizard", "B2"), dice="sword sword", level="draida-bay", monsters=None,
        features=None, things=None,
        expect=told(pack=["crystal-of-deflection", "goblin-general"]) | {"goal": "cleric"},
    )),
    Case("crab: the other player moves it", ("HC-606",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("king-crab", "F8")], dice="skull sword",
        answers=[{"kind": "crab-to", "choose": "I8"}],
        expect=told(cell="D8", health=3) | {"monsters": {"I8": {"card": "king-crab"}}},
    )),
    Case("scorpion both: away and stings", ("HC-608",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("golden-scorpion", "F8")], dice="skull both",
        expect=told(cell="D8", health=4, tokens={"harm-1": 1}) | {"monsters": {"G8": {"card": "golden-scorpion"}}},
    )),
    Case("scorpion shield: dies, no trophy", ("HC-608",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("golden-scorpion", "F8")], dice="skull shield",
        expect=told(cell="D8", health=4, gold=1, pack=[]) | {"monsters": {}},
    )),
    Case("plague after a loss: sword skips", ("HC-611",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("fortaan-rat", "F8")], dice="skull sword",
        expect=told(health=3, tokens={"skip": 1}),
    )),
    Case("plague after a draw: skull two turns", ("HC-611",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("fortaan-rat", "F8")], dice="both skull",
        expect=told(health=3, tokens={"harm-1": 1, "harm-2": 1}, pack=["fortaan-rat"]),
    )),
    Case("recluse draw costs and stings", ("HC-613",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("brown-recluse", "F8")], dice="both",
        expect=told(health=3, tokens={"harm-1": 1}),
    )),
    Case("prevented: no harm", ("HC-613",), hall(
        a_hero("cleric", "E8", trail=["D8"], pack=["defense"]), monsters=[a_card("brown-recluse", "F8")],
        node="prepare", dice="skull", answers=["defense-1"],
        expect=told(cell="D8", health=4, tokens={"guarded": 1}),
    )),
    Case("ant loss: harm only", ("HC-614",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("giant-fire-ant", "F8")], dice="skull",
        expect=told(cell="D8", health=4, tokens={"harm-1": 1}),
    )),
    Case("ant draw: at once", ("HC-614",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("giant-fire-ant", "F8")], dice="both",
        expect=told(cell="D8", health=3, tokens={}),
    )),
    Case("viper draw: late", ("HC-601",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("ennon-viper", "F8")], dice="both",
        expect=told(cell="D8", health=4, tokens={"harm-1": 1}, pack=["ennon-viper"]),
    )),
    Case("scale viper loss: three late", ("HC-601",), hall(
        a_hero("cleric", "E8", trail=["D8"]), monsters=[a_card("ennon-golden-scale-viper", "F8")], dice="skull",
        expect=told(cell="D8", health=4, tokens={"harm-1": 3}),
    )),
    Case("beast walks two, sees, grenade", ("HC-621", "HC-624", "HC-625"), hall(
        a_hero("cleric", "P4", pack=["grenade"]), a_hero("wizard", "B2"), level="pythius",
        monsters=[a_card("most-vile-beast", "P7")], features=[], things=[], node="turn_end", stop_at="turn",
        answers=["grenade-1"], expect={"heroes": {"cleric": {"health": 4, "pack": []}}},
    )),
)  # fmt: skip
