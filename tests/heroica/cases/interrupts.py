"""Interrupts in rolls and losses, the store, and powers, by cases."""

from __future__ import annotations

from tests.heroica.cases.hall import Case, a_card, a_hero, hall, told

CASES = (
    Case("luck on a chest", ("HC-432",), hall(
        a_hero("cleric", "E8", pack=["luck"]), features=[a_card("chest", "E8")], node="turn_end", stop_at="turn",
        dice="skull shield", answers=["search", "luck"], expect=told(gold=2, health=4),
    )),
    Case("luck on healing, life first", ("HC-432", "HC-363"), hall(
        a_hero("cleric", "E8", health=0, pack=["luck"]), node="turn", stop_at="", dice="both shield",
        answers=["luck"], expect=told(health=4, tokens={}) | {"active": "wizard", "prompt": {"chooser": "wizard"}},
    )),
    Case("life at the loss", ("HC-430", "HC-431"), hall(
        a_hero("cleric", "E8", health=2, trail=["D8"], pack=["life"]), monsters=[a_card("golem-lord", "F8")],
        dice="skull", answers=["life"], expect=told(cell="D8", health=1),
    )),
    Case("crystal at the start step harm", ("HC-366", "HC-708"), hall(
        a_hero("cleric", "E8", health=1, pack=["crystal-of-deflection"], tokens={"harm-1": 2}), node="turn",
        stop_at="act", answers=["crystal-of-deflection", []], expect=told(health=1),
    )),
    Case("defense not in a skipped turn", ("HC-365", "HC-430"), hall(
        a_hero("cleric", "E8", health=2, pack=["defense"], tokens={"harm-1": 1, "skip": 1}), node="turn",
        stop_at="",
        expect=told(health=1, tokens={}, pack=["defense"]) | {"active": "wizard", "prompt": {"chooser": "wizard"}},
    )),
    Case("apple in another's turn", ("HC-708", "HC-722"), hall(
        a_hero("cleric", "E8", pack=["scepter-of-death"]),
        a_hero("wizard", "F14", health=1, pack=["golden-apple-of-pythias"]), dice="shield",
        answers=["roll", "scepter-of-death", "golden-apple-of-pythias"],
        expect={"heroes": {"wizard": {"health": 1, "tokens": {"guarded": 1}}}},
    )),
    Case("luck then machete on both", ("HC-738", "HC-213"), hall(
        a_hero("cleric", "E8", trail=["D8"], pack=["luck", "orc-machete"]),
        monsters=[a_card("goblin-warrior", "F8")], dice="both both sword", answers=["orc-machete", "luck"],
        expect=told(cell="E8", pack=["orc-machete", "goblin-warrior"]),
    )),
    Case("two skips add up", ("HC-365",), hall(
        a_hero("cleric", "E8", tokens={"skip": 2}), node="turn", stop_at="",
        expect=told(tokens={"skip": 1}) | {"active": "wizard", "prompt": {"chooser": "wizard"}},
    )),
    Case("plague harm for two turns, first turn", ("HC-366", "HC-611"), hall(
        a_hero("cleric", "E8", tokens={"harm-1": 1, "harm-2": 1}), node="turn", stop_at="act",
        expect=told(health=3, tokens={"harm-1": 1}),
    )),
    Case("store: relic 7, then weapon not affordable", ("HC-450",), hall(
        a_hero("cleric", "E8", gold=8), node="prepare", stop_at="act", answers=["store", "faerie-wand", [], []],
        expect=told(gold=1, pack=["faerie-wand"]),
    )),
    Case("store: sold relic can be bought back for 7", ("HC-451",), hall(
        a_hero("cleric", "E8", gold=5, pack=["the-idol"]), node="prepare", stop_at="act",
        answers=["store", "the-idol", "the-idol", [], []], expect=told(gold=0, pack=["the-idol"]),
    )),
    Case("grenade sold", ("HC-451", "HC-565"), hall(
        a_hero("cleric", "E8", pack=["grenade"]), node="prepare", stop_at="act",
        answers=["store", "grenade", [], []], expect=told(gold=2, pack=[]),
    )),
    Case("cleric trade", ("HC-422",), hall(
        a_hero("cleric", "E8", pack=["luck"]), node="prepare", stop_at="act", store=["life"], answers=["cleric"],
        expect=told(pack=["life"]) | {"store": ["luck"]},
    )),
    Case("cleric from the discarded", ("HC-422", "HC-453"), hall(
        a_hero("cleric", "E8", gold=1, pack=["luck"]), node="prepare", stop_at="act", store=["ax"],
        discarded=["life"], answers=["cleric"], expect=told(gold=0, pack=["life"]) | {"discarded": ["luck"]},
    )),
    Case("spell bottle: discarded for 2", ("HC-737",), hall(
        a_hero("cleric", "E8", gold=2, pack=["spell-bottle-of-dimeria"]), store=["ax"], discarded=["life"],
        dice="shield", answers=["roll", "spell-bottle-of-dimeria", "life"],
        expect=told(gold=0, pack=["life", "spell-bottle-of-dimeria"]),
    )),
    Case("lamp shield: a thing then lose 1", ("HC-719",), hall(
        a_hero("cleric", "E8", pack=["genie-lamp-of-cassagyp"]), a_hero("wizard", "F14", pack=["ax"]),
        dice="shield shield", answers=["roll", "genie-lamp-of-cassagyp"],
        expect=told(health=3, pack=["ax", "genie-lamp-of-cassagyp"]),
    )),
    Case("bottle sword: a weapon for 2", ("HC-746", "HC-215"), hall(
        a_hero("cleric", "E8", gold=2, pack=["bottle-of-mysterious-liquid"]), dice="shield sword",
        answers=["roll", "bottle-of-mysterious-liquid", "yes", "wand"],
        expect=told(gold=0, pack=["bottle-of-mysterious-liquid", "wand"]),
    )),
    Case("faerie wand", ("HC-745",), hall(
        a_hero("cleric", "C8", pack=["faerie-wand"]), monsters=[a_card("lizoid", "F8")], dice="shield both",
        answers=["roll", "faerie-wand", "G8"], expect={"monsters": {"G8": "lizoid"}},
    )),
    Case("blade of barresh moves on", ("HC-724",), hall(
        a_hero("cleric", "C8", pack=["blade-of-barresh"]), monsters=[a_card("lizoid", "E8")], dice="shield",
        answers=["roll", "blade-of-barresh", "D8", "E8"],
        expect=told(cell="E8", pack=["blade-of-barresh", "lizoid"]),
    )),
    Case("fang heals", ("HC-721",), hall(
        a_hero("cleric", "E8", health=2, trail=["D8"], pack=["fang-of-fury"]), monsters=[a_card("lizoid", "F8")],
        dice="shield", answers=["fang-of-fury"], expect=told(health=3),
    )),
    Case("trident hop one further", ("HC-714",), hall(
        a_hero("cleric", "E8", pack=["trident-of-atlantis"]), monsters=[a_card("lizoid", "F8")], dice="shield",
        answers=["trident-of-atlantis"], expect=told(cell="H8", pack=["trident-of-atlantis"]),
    )),
    Case("sage takes a thing 4 away", ("HC-418",), hall(
        a_hero("sage", "C8"), things=[a_card("life", "G8")], dice="shield", answers=["roll", "sage"],
        expect=told("sage", pack=["life"], cell="C8"),
    )),
    Case("dagger takes gold", ("HC-425",), hall(
        a_hero("cleric", "E8", pack=["dagger"]), monsters=[a_card("lizoid", "F8")], dice="shield",
        answers=["dagger"], expect=told(gold=1, pack=["dagger", "lizoid"]),
    )),
    Case("ax in an exchange", ("HC-657", "HC-425"), hall(
        a_hero("cleric", "H7", trail=["F7", "G7"], pack=["ax"]),
        monsters=[a_card("dragon-lord", "I7"), a_card("lizoid", "H6")], faces="south", dice="shield",
        answers=["dragon-lord", "ax"], expect=told(cell="F7", damage={"dragon-lord": 1}, pack=["ax", "lizoid"]),
    )),
    Case("saber in an exchange: venom next start", ("HC-734", "HC-657"), hall(
        a_hero("cleric", "H7", trail=["F7", "G7"], pack=["saber-of-scales"]),
        monsters=[a_card("dragon-lord", "I7")], faces="south", dice="shield", answers=["saber-of-scales"],
        stop_at="prepare",
        expect=told(cell="F7", damage={"dragon-lord": 2}) | {"active": "wizard", "faces": "west"},
    )),
    Case("ring stops at rocks", ("HC-711", "HC-526"), hall(
        a_hero("cleric", "C8", pack=["ring-of-the-eternal"]), monsters=[a_card("lizoid", "E8")],
        features=[a_card("rocks", "D7")], dice="shield sword", answers=["roll", "ring-of-the-eternal", "D8"],
        expect=told(cell="D8"),
    )),
    Case("sextant in ring move", ("HC-711", "HC-222"), hall(
        a_hero("prince", "C8", pack=["ring-of-the-eternal", "sextant"]), dice="shield",
        answers=["roll", "ring-of-the-eternal", "D8", "E8", "F8", "G8", "H8"], expect=told("prince", cell="H8"),
    )),
)  # fmt: skip
