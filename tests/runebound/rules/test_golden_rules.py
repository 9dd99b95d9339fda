"""Golden rules: RB-001 to RB-015."""

from __future__ import annotations

import pytest

from game.runebound import names, values
from game.runebound.box import Box
from game.runebound.gaining import counter, gold
from game.runebound.windows import speak
from tests.runebound.table import NO, Play


@pytest.mark.rule("RB-001", "RB-011")
def test_a_card_wins_over_the_rules(play: Play) -> None:
    assert values.hand_size(play(assets="satchel").t, "lyssa") == 4
    assert values.attribute(play("master-thorn", learned="hunger-for-magic").t, "master-thorn", "mind") == 2
    assert values.attribute(play("master-thorn").t, "master-thorn", "body") == 0  # never below


@pytest.mark.rule("RB-003", "RB-008")
def test_may_and_costs_may_be_declined(play: Play) -> None:
    scene = play("master-thorn", hand="feint").run(speak, "on-trophy", "master-thorn", answers=[NO])
    assert scene.hand() == "feint"


@pytest.mark.rule("RB-004", "RB-009")
def test_who_may_do_several_things_at_once_orders_them_by_doing_them(play: Play) -> None:
    scene = play(hand="ward haggler", assets="horn-of-courage", learned="map-reader", dice="p p p p")
    scene.answer("move", "march")
    assert (scene.asked, scene.prompt.source) == ("reroll-free", scene.piece("map-reader"))
    scene.answer("die-1", NO)
    laurel = "laurel-of-bloodwood"
    neither = play(laurel, learned="map-reader", dice="p p p").answer("move", "march")
    assert (neither.asked, neither.prompt.source) == ("may", laurel)
    assert neither.answer(NO).asked == "reroll-free"
    neither.answer(NO, NO)
    both = play(laurel, learned="map-reader", dice="p p p mw p p p").answer("move", "march", NO, "die-1")
    assert (both.asked, both.prompt.source) == ("may", laurel)  # what was declined, now that the dice lie otherwise
    both.answer("yes", NO)
    assert both.asked == "act"


@pytest.mark.rule("RB-004")
def test_no_two_texts_that_are_forced_ask_anything_in_one_moment(box: Box) -> None:
    content = box.content
    cards = [*content.heroes, *content.assets, *content.skills, *content.stories]
    for window in ("turn-end", "on-enter", "after-roll", "on-rest", "on-keep", "on-quest", "on-trophy", "combat-start",
                   "before-cast", "after-cast", "combat-round-end", "after-combat", "after-retreat"):  # fmt: skip
        told = [box.on[card][window] for card in cards if window in box.on.get(card, {})]
        forced = [effect for effect in told if not effect.optional]
        assert told, window
        assert len(forced) < 2 or not any(effect.asks for effect in forced), window


@pytest.mark.rule("RB-009", "RB-102")
def test_the_order_of_several_heroes(play: Play) -> None:
    t = play("corbin", "lyssa", "elder-mok", first=1).t
    assert t.clockwise() == ["corbin", "lyssa", "elder-mok"]
    t.set_track(names.ACTIVE, "")
    assert t.clockwise() == ["lyssa", "elder-mok", "corbin"]


@pytest.mark.rule("RB-005", "RB-006")
def test_as_much_as_there_is(play: Play) -> None:
    scene = play(gold=1, lore=1).run(gold, "lyssa", -2, "test").run(counter, "lyssa", "lore", -3, "test")
    assert (scene.gold, scene.tokens("lore")) == (0, 0)
    assert scene.run(gold, "lyssa", 500, "test").gold == 500


@pytest.mark.rule("RB-010")
def test_you_are_the_hero(play: Play) -> None:
    scene = play(at="2,2", other={"lord-hawthorne": {"damage": 5}}, damage=5, decks={"social": "harvest-home"})
    scene.answer("adventure", "option-1")
    assert (scene.damage, scene.t.damage("lord-hawthorne")) == (2, 5)


@pytest.mark.rule("RB-014")
def test_once_counts_for_each_hero_and_card(play: Play) -> None:
    scene = play(learned="healing-touch", assets="field-kit", hand="feint ward", damage=6)
    scene.answer("use:healing-touch", "feint", "use:field-kit")
    assert scene.damage == 2
    assert not [option for option in scene.options if option.startswith("use:")]


@pytest.mark.rule("RB-015")
def test_distance_minds_neither_rivers_nor_terrain(play: Play) -> None:
    land = play().t.land
    sites = {name: land.sites[name].cell for name in ("tamalir", "dawnsmoor", "forge", "riverwatch")}
    found = [land.distance(sites["tamalir"], sites[name]) for name in ("dawnsmoor", "forge", "riverwatch")]
    assert found == [7, 5, 4]


@pytest.mark.rule("RB-012")
def test_what_is_kept_unseen_stays_unseen(play: Play) -> None:
    scene = play(trophies="combat")
    assert not scene.t.piece(scene.t.trophies("lyssa")[0]).face_up
