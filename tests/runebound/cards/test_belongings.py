"""Assets and skills outside of combat: what each changes, when it works, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from game.runebound import names, values
from game.runebound.box import Box
from tests.runebound.meeting import FAIL, PASS, met, stands
from tests.runebound.table import NO, Play, Scene

NUMBERS: list[tuple[str, dict[str, int]]] = [
    ("lamplight-staff", {"spirit": 1}), ("quilted-coat", {"health": 1}), ("battle-robe", {"mind": 1}),
    ("iron-plate", {"health": 1}), ("wyrmscale-coat", {"health": 2}), ("satchel", {"hand": 1}),
    ("seers-lens", {"mind": 1}), ("claw-gauntlet", {"body": 1}), ("pilgrims-banner", {"spirit": 1}),
    ("riding-boots", {"speed": 1}), ("hill-pony", {"speed": 1}), ("courser", {"speed": 2}),
    ("winged-mantle", {"speed": 1}), ("wine-casks", {"speed": -1}),
    ("unyielding", {"health": 3}), ("ox-strong", {"body": 1}), ("long-strider", {"speed": 1}),
    ("keen-wits", {"mind": 2}), ("well-read", {"hand": 1, "train": 1}), ("quiet-heart", {"spirit": 1}),
    ("hunger-for-magic", {"spirit": 2, "mind": -1}), ("fates-favour", {"test": 1}), ("tactician", {"golden": 1}),
    ("haggler", {"price": -1}), ("war-hymn", {"health": 2}),
]  # fmt: skip
"""What belongings add to the numbers of Lyssa, whose attributes are 2, 2 and 2."""
KEYS = ("health", "speed", "hand", "body", "mind", "spirit", "test", "golden", "price", "train", "rest")


def owning(play: Play, box: Box, card: str, *heroes: str, **more: Any) -> Scene:
    """A scene in which the first hero has the asset, or has learned the skill."""
    return play(*heroes, **{"assets" if card in box.content.assets else "learned": card}, **more)


@pytest.mark.rule("RB-011", "RB-417")
@pytest.mark.parametrize(("card", "changes"), NUMBERS, ids=[card for card, _ in NUMBERS])
def test_a_number_is_changed_for_its_owner_and_nobody_else(
    play: Play, box: Box, card: str, changes: dict[str, int]
) -> None:
    scene = owning(play, box, card)
    assert {key: values.bonus(scene.t, key, "lyssa") for key in KEYS} == {key: changes.get(key, 0) for key in KEYS}
    assert all(values.bonus(scene.t, key, "lord-hawthorne") == 0 for key in KEYS)


def test_every_card_with_a_lasting_text_is_told_here(box: Box) -> None:
    told = {card for card, _ in NUMBERS} | {"hunting-spear", "ferrymans-ring", "waterwalker"}
    lasting = {card for group in (box.content.assets, box.content.skills) for card, it in group.items() if it.passive}
    assert lasting == told


@pytest.mark.rule("RB-616")
def test_an_asset_works_no_longer_when_it_is_dropped(play: Play) -> None:
    scene = play(assets="wyrmscale-coat")
    assert values.health(scene.t, "lyssa") == 11
    scene.answer("drop:wyrmscale-coat")
    assert values.health(scene.t, "lyssa") == 9


# -- states that are not gained


@pytest.mark.rule("RB-002", "RB-811")
@pytest.mark.parametrize(
    ("card", "event", "option", "state"),
    [
        ("quilted-coat", "the-rope-bridge", "option-2", "weary"),
        ("quiet-heart", "a-beggar-at-the-gate", "option-2", "cursed"),
    ],
)  # fmt: skip
def test_a_state_that_its_owner_cannot_have(
    play: Play, box: Box, card: str, event: str, option: str, state: str
) -> None:
    mine = "assets" if card in box.content.assets else "learned"
    for cards, states in (({}, state), ({mine: card}, "")):
        scene = met(play, event, skills=FAIL, gold=1, **cards)
        if scene.asked == "option":
            scene.answer(option)
        assert scene.states == states
        assert bool(scene.noted("refused-state")) == (states == "")


def test_a_quiet_heart_keeps_its_blessing(play: Play) -> None:
    scene = met(play, "a-beggar-at-the-gate", skills=FAIL, gold=1, learned="quiet-heart", states="blessed")
    scene.answer("option-2", NO)
    assert scene.states == "blessed"


# -- the way


@pytest.mark.rule("R-107", "RB-306")
@pytest.mark.parametrize(
    ("card", "at", "dice", "to"),
    [
        ("hunting-spear", "2,4", "hp p p", "1,5"),  # forest by hills
        ("hill-pony", "9,7", "hp p p p", "8,7"),  # mountain by hills
        ("ferrymans-ring", "3,9", "p p p", "2,9"),  # water by any die
        ("waterwalker", "3,9", "p p p", "2,9"),
        ("ferrymans-ring", "0,5", "pf p p", "0,6"),  # over a river by any die
        ("waterwalker", "0,5", "pf p p", "0,6"),
        ("winged-mantle", "0,5", "pf p p p", "0,6"),  # over a river by the terrain beyond
    ],
)
def test_a_hex_that_only_its_owner_enters(play: Play, box: Box, card: str, at: str, dice: str, to: str) -> None:
    scene = owning(play, box, card, at=at, dice=dice).answer("move", "march")
    assert to in scene.options
    scene.answer(NO)
    fewer = " ".join(dice.split()[:3])
    plain = play(at=at, dice=fewer).answer("move", "march")
    assert to not in plain.options
    plain.answer(NO)


@pytest.mark.rule("R-108", "R-109", "RB-304")
@pytest.mark.parametrize(("card", "can"), [("ferrymans-ring", False), ("waterwalker", False), ("winged-mantle", True)])
def test_a_step_over_a_river(play: Play, box: Box, card: str, can: bool) -> None:
    scene = owning(play, box, card, at="0,5").answer("move")
    assert ("0,6" in scene.options) == can
    scene.answer("0,4")


@pytest.mark.rule("R-107")
def test_a_spear_changes_no_rest_and_no_quest(play: Play) -> None:
    scene = play(at="murk", assets="hunting-spear", damage=5, dice="hp hp hp p mw").answer("rest")
    assert scene.damage == 5
    quest = play(at="wyrmwood", assets="hunting-spear", open_cards="wyrmwood-heart", damage=2, dice="hp hp hp")
    assert quest.answer("explore:wyrmwood-heart").asked == "act"


@pytest.mark.rule("R-118")
@pytest.mark.parametrize("use", [True, False])
def test_a_map_reader_rolls_one_die_again(play: Play, use: bool) -> None:
    scene = play(at="2,4", learned="map-reader", dice="p p p fh" if use else "p p p").answer("move", "march")
    assert scene.asked == "reroll-free"
    if use:
        scene.answer("die-1")
        assert "1,5" in scene.options
        scene.answer("1,5")
    else:
        scene.answer(NO)
        assert "1,5" not in scene.options
    scene.answer(NO)


@pytest.mark.rule("R-118")
def test_a_map_reader_reads_in_rests_and_quests_too(play: Play) -> None:
    rest = play(at="murk", learned="map-reader", damage=5, dice="p p p p p pf").answer("rest", "die-2")
    assert rest.damage == 4
    quest = play(at="wyrmwood", learned="map-reader", open_cards="wyrmwood-heart", damage=2, dice="p p p fh")
    quest.answer("explore:wyrmwood-heart", "die-3", "find-f")
    assert quest.damage == 0


# -- free deeds


@pytest.mark.rule("R-112", "RB-206", "RB-014")
@pytest.mark.parametrize("card", ["field-kit", "healing-touch"])
def test_a_free_deed_that_heals_once_a_turn(play: Play, box: Box, card: str) -> None:
    scene = owning(play, box, card, hand="feint both-hands", damage=5).answer(f"use:{card}", "feint")
    assert (scene.damage, scene.hand(), scene.actions) == (3, "both-hands", 3)
    assert f"use:{card}" not in scene.options
    assert f"use:{card}" not in owning(play, box, card, damage=5).options  # nothing to exert
    assert f"use:{card}" not in owning(play, box, card, hand="feint").options  # nothing to heal


def test_both_ways_to_heal_are_two_cards(play: Play) -> None:
    scene = play(assets="field-kit", learned="healing-touch", hand="feint both-hands", damage=5)
    scene.answer("use:field-kit", "feint", "use:healing-touch")
    assert (scene.damage, scene.hand()) == (1, "")


# -- moments


@pytest.mark.parametrize(("at", "cards"), [("brenn-ford", 1), ("9,4", 0)])
def test_the_banner_draws_a_card_on_a_site(play: Play, at: str, cards: int) -> None:
    dice = "p p p p p" if cards == 0 else ""
    scene = play(at=at, assets="pilgrims-banner", damage=1, dice=dice).answer("rest")
    assert (len(scene.hand().split()), scene.damage) == (cards, 0)


@pytest.mark.rule("RB-528")
def test_a_silver_tongue_is_paid_for_what_is_kept(play: Play) -> None:
    kept = met(play, "conscripts", learned="silver-tongue").answer("option-2")
    assert stands(kept) == {"gold": 1, "hand": 1, "trophies": "social"}
    left = met(play, "a-cultists-doubt", learned="silver-tongue").answer("option-2")
    assert left.gold == 2
    quest = play(at="lonely-cairn", learned="silver-tongue", open_cards="the-cairn-door", dice="fh p p")
    quest.answer("explore:the-cairn-door", "find-h")
    assert quest.gold == 1  # the quest's own


def test_a_treasure_nose_is_paid_for_quests(play: Play) -> None:
    scene = play(at="lonely-cairn", learned="treasure-nose", open_cards="the-cairn-door", dice="fh p p")
    scene.answer("explore:the-cairn-door", "find-h")
    assert stands(scene) == {"gold": 2, "hand": 1, "trophies": "exploration"}
    left = play(at="lonely-cairn", learned="treasure-nose", open_cards="the-cairn-door", dice="p p p")
    assert stands(left.answer("explore:the-cairn-door")) == {"open": "the-cairn-door"}
    event = met(play, "conscripts", learned="treasure-nose").answer("option-2")
    assert event.gold == 0


@pytest.mark.parametrize(("at", "states"), [("shrine-of-leaves", "blessed"), ("tamalir", "")])
def test_a_shrine_walker_is_blessed_at_the_end_of_a_turn_in_a_shrine(play: Play, at: str, states: str) -> None:
    scene = play(at=at, learned="shrine-walker", stop="turn").answer("end")
    assert scene.states == states


@pytest.mark.rule("RB-812")
def test_a_cursed_shrine_walker_is_cleansed_by_it(play: Play) -> None:
    scene = play(at="shrine-of-leaves", learned="shrine-walker", states="cursed", stop="turn").answer("end")
    assert scene.states == ""


@pytest.mark.rule("RB-602", "R-06")
def test_fates_favour_reveals_one_more(play: Play) -> None:
    scene = met(play, "the-card-table", learned="fates-favour", skills="feint ox-strong").answer("option-1")
    assert (len(scene.noted("reveals")), scene.trophies()) == (2, "social")


@pytest.mark.rule("R-17", "RB-420")
def test_a_haggler_pays_less_and_never_below_nothing(play: Play) -> None:
    scene = play(at="forge", learned="haggler", gold=2, market={"forge": "artifacts leather-armor courser"},
                 decks={"asset": "salt"})  # fmt: skip
    scene.answer("shop")
    prices = {scene.t.card(piece): cost for piece, cost in scene.prompt.data["prices"].items()}  # type: ignore[attr-defined]
    assert prices == {"artifacts": 0, "leather-armor": 2, "courser": 6, "salt": 0}
    scene.answer("leather-armor>assets:lyssa")
    assert (scene.gold, scene.assets()) == (0, "leather-armor")


@pytest.mark.rule("R-117", "RB-413")
def test_a_haggler_sells_at_the_full_cost(play: Play) -> None:
    scene = play(at="forge", learned="haggler", assets="leather-armor", market={"forge": "salt salt"},
                 decks={"asset": "courser"})  # fmt: skip
    scene.answer("shop", ["leather-armor"])
    assert scene.gold == 3
    scene.answer("courser>discard:asset")


# -- goods


@pytest.mark.rule("RB-418", "R-113")
@pytest.mark.parametrize(
    ("goods", "at", "after"),
    [
        ("artifacts", "shrine-of-leaves", {"gold": 2}), ("salt", "hollin", {"gold": 3}),
        ("fine-cloth", "greyhold", {"gold": 3}), ("wine-casks", "greyhold", {"gold": 4}),
        ("saints-bones", "shrine-of-leaves", {"gold": 5, "states": "blessed"}),
        ("star-maps", "hollin", {"gold": 2, "hand": 1}), ("star-maps", "shrine-of-leaves", {"gold": 2, "hand": 1}),
    ],
)  # fmt: skip
def test_goods_are_traded(play: Play, goods: str, at: str, after: dict[str, Any]) -> None:
    scene = play(at=at, assets=goods).answer(f"trade:{goods}")
    assert (stands(scene), scene.actions, scene.assets(), scene.discard("asset")) == (after, 2, "", goods)
    assert f"trade:{goods}" not in play(at="tamalir", assets=goods).options


@pytest.mark.rule("R-114", "RB-008")
def test_a_writ_takes_one_combat_trophy(play: Play) -> None:
    scene = play(at="forge", assets="bounty-writ", trophies="ettin")
    scene.answer("trade:bounty-writ")
    assert (stands(scene), scene.discard("combat")) == ({"gold": 4}, "ettin")
    for trophies in ("", "hired-blade"):
        assert "trade:bounty-writ" not in play(at="forge", assets="bounty-writ", trophies=trophies).options


@pytest.mark.rule("R-115")
def test_wine_is_heavy_until_it_is_delivered(play: Play) -> None:
    scene = play(at="greyhold", assets="wine-casks")
    assert values.speed(scene.t, "lyssa") == 2
    scene.answer("trade:wine-casks")
    assert values.speed(scene.t, "lyssa") == 3


@pytest.mark.rule("RB-210", "RB-202")
def test_a_satchel_holds_one_card_more_at_the_end_of_the_turn(play: Play) -> None:
    hand = "feint both-hands ward unweave"
    full = play(assets="satchel", hand=hand, stop="turn").answer("end")
    assert full.hand() == hand
    plain = play(hand=hand, stop="turn").answer("end")
    assert plain.asked == "discard-skill"
    plain.answer(["ward"])
    assert plain.hand() == "feint both-hands unweave"


def test_tests_of_the_two_attributes_that_hunger_changes(play: Play) -> None:
    spirit = met(play, "a-sealed-arch", learned="hunger-for-magic", skills=PASS).answer("option-2")
    assert len(spirit.noted("reveals")) == 5
    mind = met(play, "a-sealed-arch", learned="hunger-for-magic", skills=FAIL).answer("option-1")
    assert (len(mind.noted("reveals")), mind.damage) == (1, 2)


def test_nothing_of_a_card_in_the_hand_works(play: Play) -> None:
    scene = play(hand="unyielding long-strider quiet-heart")
    assert all(values.bonus(scene.t, key, "lyssa") == 0 for key in KEYS)
    assert scene.cards(names.learned("lyssa")) == ""
