"""Rulings on single cards outside of combat: R-101 to R-118, R-208 to R-222."""

from __future__ import annotations

import pytest

from game.runebound import names, values
from game.runebound.actions import deeds_of
from game.runebound.adventures import deliverable, explorable
from game.runebound.belongings import keep_trophy
from game.runebound.content import Content
from game.runebound.damage import suffer
from game.runebound.story import end_rules, reveal_story
from game.runebound.windows import speak
from tests.runebound.table import NO, Play, Scene

GEM = "2,2"
"""A hex with a social gem."""


def met(play: Play, card: str, **more: object) -> Scene:
    """An event is drawn in the hex of a social gem."""
    return play(at=GEM, decks={"social": card, **more.pop("decks", {})}, **more).answer("adventure")  # type: ignore[dict-item]


def deeds(scene: Scene) -> set[str]:
    """What can be done."""
    return {scene.named(deed.id) for deed in deeds_of(scene.t, scene.me)}


# -- heroes


@pytest.mark.rule("R-101")
def test_restore_spirit_works_with_one_card(play: Play) -> None:
    scene = play("elder-mok", hand="ward", decks={"skill": "feint"}).answer("use:elder-mok")
    assert (scene.hand(), scene.discard("skill")) == ("feint", "ward")
    assert "use:elder-mok" not in deeds(scene)
    assert "use:elder-mok" not in deeds(play("elder-mok"))


@pytest.mark.rule("R-102")
def test_riding_the_ley_comes_after_the_trophy_is_his(play: Play) -> None:
    scene = play("master-thorn", at=GEM, hand="ward feint", zombies="2,1", scenario="corpse-king")
    enemy = scene.piece("carrion-rats")
    goal = scene.cell("2,1").name
    scene.run(keep_trophy, "master-thorn", enemy, answers=["yes", "ward", goal, NO])
    assert (scene.trophies(), scene.hand(), scene.where(), scene.damage) == ("combat", "feint", "2,1", 2)


@pytest.mark.rule("R-104")
def test_nine_lives_outside_of_a_combat_lets_things_go_on(play: Play) -> None:
    scene = play("lyssa", hand="ward", damage=8).run(suffer, "lyssa", 3, "test", answers=["yes"])
    assert (scene.damage, scene.t.standing("lyssa"), scene.broken, scene.hand()) == (0, True, "", "")


@pytest.mark.rule("R-106")
def test_wood_wise_rolls_all_dice_again_before_any_is_used(play: Play) -> None:
    scene = play("laurel-of-bloodwood", at="tamalir", dice="mw mw mw p p p").answer("move", "march")
    assert scene.asked == "may"
    scene.answer("yes")
    assert [die["face"] for die in scene.prompt.data["dice"]] == [0, 0, 0]  # type: ignore[attr-defined]
    scene.answer(NO)
    assert scene.actions == 2


# -- assets and skills


def forest_of(play: Play) -> str:
    """A forest without a site."""
    land = play().t.land
    q, r = land.shape.axial(next(cell for cell in land if land.terrain(cell) == "forest" and land.site(cell) is None))
    return f"{q},{r}"


@pytest.mark.rule("R-107")
def test_the_spear_adds_a_symbol_to_forests_and_none_to_rests(play: Play) -> None:
    scene = play(at=forest_of(play), assets="hunting-spear", damage=5, dice="hp hp hp mw mw").answer("rest")
    assert scene.damage == 5, "hills heal nothing in a forest"
    opened = values.opens(scene.t, "lyssa")
    assert opened == {"forest": {"hills"}}


@pytest.mark.rule("R-108", "R-109")
def test_rivers_by_the_ring_and_by_the_mantle(play: Play) -> None:
    """3,3 and 2,4 are parted by a river without a bridge."""
    ring, mantle = play(at="3,3", assets="ferrymans-ring"), play(at="3,3", assets="winged-mantle")
    assert "2,4" not in ring.answer("move").options
    assert "2,4" in mantle.answer("move").options
    over = play(at="3,3", assets="ferrymans-ring", dice="p p p").answer("move", "march")
    assert "2,4" in over.options
    assert "2,4" not in play(at="3,3", dice="p p p").answer("move", "march").options


@pytest.mark.rule("R-112")
def test_field_kit_and_healing_touch_each_once_a_turn(play: Play) -> None:
    scene = play(assets="field-kit", learned="healing-touch", hand="ward feint map-reader", damage=6)
    scene.answer("use:field-kit", "ward")
    assert (scene.damage, "use:field-kit" in deeds(scene)) == (4, False)
    scene.answer("use:healing-touch", "feint")
    assert (scene.damage, "use:healing-touch" in deeds(scene)) == (2, False)


@pytest.mark.rule("R-113", "R-115")
def test_goods_go_to_the_discard_pile_and_speed_comes_back(play: Play) -> None:
    stronghold = "1,2"
    scene = play(at=stronghold, assets="wine-casks")
    assert values.speed(scene.t, "lyssa") == 2
    scene.answer("trade:wine-casks")
    assert (scene.gold, scene.discard("asset"), scene.actions) == (4, "wine-casks", 2)
    assert values.speed(scene.t, "lyssa") == 3


@pytest.mark.rule("R-114")
def test_a_writ_takes_any_combat_trophy(play: Play) -> None:
    assert "trade:bounty-writ" not in deeds(play(at="tamalir", assets="bounty-writ", trophies="social"))
    scene = play(at="tamalir", assets="bounty-writ", trophies="combat social").answer("trade:bounty-writ")
    assert (scene.gold, scene.trophies()) == (4, "social")


@pytest.mark.rule("R-117")
def test_haggling_is_for_buying(play: Play) -> None:
    scene = play(at="tamalir", gold=1, learned="haggler", assets="salt", market={"tamalir": "oak-cudgel"},
                 decks={"asset": "satchel"}).answer("shop")  # fmt: skip
    scene.answer(["salt"])
    assert scene.gold == 2, "sold for the full cost"
    scene.answer("oak-cudgel>assets:lyssa")
    assert scene.gold == 1


@pytest.mark.rule("R-118")
def test_a_map_reader_turns_one_die_of_a_rest(play: Play) -> None:
    scene = play(at=forest_of(play), learned="map-reader", damage=5, dice="pf p mw mw mw *").answer("rest")
    assert scene.asked == "reroll-free"
    scene.answer(["die-3"])
    assert scene.damage == 3


# -- villains, quests, events, stories


@pytest.mark.rule("R-208")
def test_margath_brings_both_of_his_tokens(content: Content) -> None:
    own = {name for name, token in content.tokens.items() if token.villain == "margath"}
    assert own == {"margath-token", "margath-fire"}


@pytest.mark.rule("R-210", "R-211")
def test_three_dice_that_can_show_plains(play: Play) -> None:
    place = "singing-stones"
    scene = play(at=place, open_cards="names-on-the-stones", dice="p hp *").answer("explore:names-on-the-stones")
    assert scene.options == ["find-p", "find-pp", "find-ppp"]
    scene.answer("find-ppp", "social")
    assert (scene.gold, scene.trophies()) == (3, "social exploration")
    two = play(at=place, open_cards="names-on-the-stones", dice="p hp mw").answer("explore:names-on-the-stones")
    assert two.options == ["find-p", "find-pp"]


@pytest.mark.rule("R-212")
@pytest.mark.parametrize(("quest", "place"), [("the-tide-vault", "drowned-coast"),
                                              ("lady-of-the-mirrormere", "mirrormere")])  # fmt: skip
def test_the_first_outcome_is_certain(play: Play, quest: str, place: str) -> None:
    scene = play(at=place, open_cards=quest, dice="p p p").answer(f"explore:{quest}")
    assert scene.options == ["find-a"]


@pytest.mark.rule("R-16")
def test_both_copies_of_a_scenario_quest_may_be_open(play: Play) -> None:
    scene = play()
    quest, it = next((card, it) for card, it in scene.box.content.quests.items() if it.scenario == "margath")
    both = play(at=it.place, open_cards=f"{quest} {quest}")
    assert len(explorable(both.t, "lyssa")) == 2


@pytest.mark.rule("R-213")
def test_errands_go_to_a_site_of_the_kind_or_the_named_one(play: Play) -> None:
    letter = met(play, "a-letter-sealed").answer("option-1")
    assert deliverable(letter.t, "lyssa") == []
    letter.t.move(names.figure("lyssa"), letter.cell("dawnsmoor").name)
    assert [letter.t.card(piece) for piece in deliverable(letter.t, "lyssa")] == ["a-letter-sealed"]
    ashes = met(play, "ashes-of-a-friend").answer("option-1")
    for site in ashes.t.land.sites.values():
        ashes.t.move(names.figure("lyssa"), site.cell.name)
        assert bool(deliverable(ashes.t, "lyssa")) == (site.kind == "shrine")


@pytest.mark.rule("R-214")
def test_the_chronicle_is_kept_whatever_the_test_says(play: Play) -> None:
    scene = met(play, "the-war-chronicle", decks={"skill": "feint feint"}).answer("option-2")
    assert (scene.trophies(), scene.tokens("lore")) == ("social", 0)


@pytest.mark.rule("R-215")
def test_without_gold_only_the_test_is_left_at_the_bridge(play: Play) -> None:
    scene = met(play, "the-tollbridge", decks={"skill": "feint ward"})
    assert scene.noted("option")[0]["option"] == "option-2"
    assert met(play, "the-tollbridge", gold=1).options == ["option-1", "option-2"]


@pytest.mark.rule("R-216")
def test_harvest_home_may_be_chosen_unhurt(play: Play) -> None:
    scene = met(play, "harvest-home")
    assert "option-1" in scene.options
    assert scene.answer("option-1").trophies() == "social"


@pytest.mark.rule("R-217")
def test_the_cult_asks_on_entering_once_for_each_hero(play: Play) -> None:
    scene = play(at="tamalir", story="m-cult-in-the-cities", gold=9,
                 other={"lord-hawthorne": {"at": "tamalir"}})  # fmt: skip
    assert scene.asked == "act"
    scene.run(speak, "on-enter", "lyssa", answers=["yes"])
    assert (scene.gold, scene.tokens("lore")) == (7, 1)
    scene.run(speak, "on-enter", "lyssa")
    assert scene.gold == 7
    other = scene.heroes[1]
    scene.t.add_token(other, names.GOLD, 2)
    scene.run(speak, "on-enter", other, answers=["yes"])
    assert scene.tokens("lore", other) == 1


@pytest.mark.rule("R-219")
def test_carts_bring_zombies_at_once_and_hold_until_the_act_ends(play: Play) -> None:
    scene = play(scenario="corpse-king", decks={"story": "c-plague-carts"}).run(reveal_story)
    assert (len(scene.t.zombies()), values.bonus(scene.t, "rest", "lyssa")) == (2, -1)
    scene.run(end_rules)
    assert (len(scene.t.zombies()), values.bonus(scene.t, "rest", "lyssa")) == (2, 0)


@pytest.mark.rule("R-220")
def test_the_long_dusk_goes_from_hero_to_hero_and_may_defeat(play: Play) -> None:
    companions = {"companion": 1, "damage": 1}
    scene = play("lyssa", "corbin", "lord-hawthorne", node="advance", scenario="corpse-king", act=2, space=1, damage=8,
                 companion=1, decks={"story": "c-the-long-dusk"}, other={"corbin": companions},
                 stop="turn")  # fmt: skip
    hurt = {hero: (scene.t.damage(hero), scene.tokens("companion", hero)) for hero in scene.heroes}
    assert hurt == {"lyssa": (10, 1), "corbin": (3, 1), "lord-hawthorne": (0, 1)}
    assert not scene.t.standing("lyssa")
