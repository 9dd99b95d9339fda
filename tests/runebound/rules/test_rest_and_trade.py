"""Rest, markets, shopping, assets, goods: RB-401 to RB-420."""

from __future__ import annotations

import pytest

from game.runebound import names, values
from game.runebound.belongings import gain_asset
from game.runebound.damage import suffer
from game.runebound.decks import top
from game.runebound.shopping import add_to_market
from tests.runebound.table import NO, Play

FOUR = {"tamalir": "oak-cudgel leather-armor salt"}


@pytest.mark.rule("RB-401", "RB-813", "RB-814")
@pytest.mark.parametrize(
    ("at", "left"), [("hollin", "cursed"), ("watch-hill", "cursed"), ("shrine-of-leaves", ""), ("tamalir", "")]
)
def test_rest_on_a_site_heals_all(play: Play, at: str, left: str) -> None:
    scene = play(at=at, damage=6, states="cursed weary").answer("rest")
    assert (scene.damage, scene.states, scene.actions) == (0, left, 2)


@pytest.mark.rule("RB-402", "R-222")
def test_the_golden_rest(play: Play) -> None:
    """In a forest hex plains/forest, forest/hills, wild, plains and mountain/water heal 3."""
    scene = play(at="11,1", damage=8, states="weary", dice="pf fh * p mw").answer("rest")
    assert (scene.damage, scene.states, scene.actions) == (5, "", 2)


@pytest.mark.rule("RB-402", "RB-208")
def test_a_die_of_a_rest_is_rolled_again_by_exerting(play: Play) -> None:
    scene = play(at="11,1", damage=8, hand="feint ox-strong", dice="p p p p mw fh").answer("rest")
    assert (scene.asked, scene.options) == ("exert", ["feint", "ox-strong"])
    scene.answer("feint", "die-5")
    assert scene.asked == "exert"
    scene.answer(NO)
    assert (scene.damage, scene.hand()) == (7, "ox-strong")


@pytest.mark.rule("RB-403", "RB-007")
@pytest.mark.parametrize(
    ("at", "damage", "states", "can"),
    [("hollin", 0, "", False), ("hollin", 1, "", True), ("hollin", 0, "weary", True), ("hollin", 0, "blessed", False),
     ("hollin", 0, "cursed", False), ("shrine-of-leaves", 0, "cursed", True), ("9,6", 0, "weary", True)],
)  # fmt: skip
def test_nobody_rests_for_nothing(play: Play, at: str, damage: int, states: str, can: bool) -> None:
    assert ("rest" in play(at=at, damage=damage, states=states).options) == can


@pytest.mark.rule("RB-401")
def test_texts_after_a_rest(play: Play) -> None:
    scene = play(at="hollin", damage=1, assets="pilgrims-banner", decks={"skill": "feint"}).answer("rest")
    assert scene.hand() == "feint"
    wild = play(at="9,6", damage=1, assets="pilgrims-banner", dice="p p p p p").answer("rest")
    assert (wild.damage, wild.hand()) == (0, "")


@pytest.mark.rule("RB-412", "RB-413", "RB-411", "RB-420")
def test_shopping_step_by_step(play: Play) -> None:
    scene = play(at="tamalir", gold=2, assets="satchel", market=FOUR, decks={"asset": "chain-shirt"}).answer("shop")
    assert (scene.cards("market:tamalir"), scene.asked) == ("oak-cudgel leather-armor salt chain-shirt", "sell")
    scene.answer("satchel")  # its full cost of 2
    assert (scene.gold, scene.asked) == (4, "market")
    bought = [option for option in scene.options if option.endswith("assets:lyssa")]
    assert bought == ["oak-cudgel>assets:lyssa", "leather-armor>assets:lyssa", "salt>assets:lyssa"]  # not for 5
    scene.answer("leather-armor>assets:lyssa")
    assert (scene.assets(), scene.gold, scene.actions) == ("leather-armor", 1, 2)
    assert scene.cards("market:tamalir") == "oak-cudgel salt chain-shirt"


@pytest.mark.rule("RB-412")
def test_who_buys_nothing_discards_one_of_the_four(play: Play) -> None:
    scene = play(at="tamalir", market=FOUR, decks={"asset": "chain-shirt"}).answer("shop")
    assert scene.options == [f"{card}>discard:asset" for card in ("oak-cudgel", "leather-armor", "salt", "chain-shirt")]
    scene.answer("chain-shirt>discard:asset")
    assert (scene.discard("asset"), scene.actions) == ("chain-shirt", 2)


@pytest.mark.rule("RB-414", "RB-013")
def test_without_assets_left_the_market_gets_none(play: Play) -> None:
    scene = play(market=FOUR)
    for piece in [*scene.t.zone("deck:asset")]:
        scene.t.move(piece, names.BOX)
    scene.run(add_to_market, "tamalir")
    assert scene.cards("market:tamalir") == "oak-cudgel leather-armor salt"


@pytest.mark.rule("RB-013")
def test_an_empty_deck_is_made_of_its_discard_pile(play: Play) -> None:
    scene = play()
    for piece in [*scene.t.zone("deck:skill")]:
        scene.t.move(piece, "discard:skill", face_up=True)
    assert top(scene.t, "skill")
    assert (len(scene.t.zone("deck:skill")), scene.t.zone("discard:skill")) == (60, [])
    assert not any(scene.t.piece(piece).face_up or scene.t.piece(piece).known for piece in scene.t.zone("deck:skill"))
    scene.run(lambda t: None)


@pytest.mark.rule("RB-415")
@pytest.mark.parametrize(("kept", "gone"), [("oak-cudgel", "rune-blade"), ("rune-blade", "oak-cudgel")])
def test_of_two_of_a_type_one_is_discarded(play: Play, kept: str, gone: str) -> None:
    scene = play(at="tamalir", gold=11, assets="oak-cudgel", market={"tamalir": "rune-blade salt"})
    scene.answer("shop", NO, "rune-blade>assets:lyssa")
    assert (scene.asked, scene.options) == ("keep-asset", ["oak-cudgel", "rune-blade"])
    scene.answer(kept)
    assert (scene.assets(), scene.discard("asset"), scene.gold) == (kept, gone, 0)  # without gold


@pytest.mark.rule("RB-415", "RB-416", "RB-417")
def test_assets_of_five_types_work_as_long_as_one_has_them(play: Play) -> None:
    scene = play(assets="rune-blade iron-plate satchel courser salt")
    numbers = [number(scene.t, "lyssa") for number in (values.health, values.hand_size, values.speed)]
    assert numbers == [10, 4, 5]
    scene.answer("drop:iron-plate")
    assert values.health(scene.t, "lyssa") == 9


@pytest.mark.rule("RB-417", "RB-803")
def test_a_lower_health_defeats(play: Play) -> None:
    scene = play(assets="iron-plate", damage=9).answer("drop:iron-plate")
    assert not scene.t.standing("lyssa")
    assert scene.chooser == "lord-hawthorne"


@pytest.mark.rule("RB-417", "RB-806")
def test_a_defeated_hero_keeps_what_there_is(play: Play) -> None:
    scene = play(assets="iron-plate", hand="feint", trophies="combat", gold=4, lore=2, open_cards="the-cairn-door")
    scene.run(suffer, "lyssa", 10, "test", answers=[NO])  # nine lives are not spent
    assert (scene.assets(), scene.hand(), scene.trophies(), scene.opened()) == (
        "iron-plate", "feint", "combat", "the-cairn-door",
    )  # fmt: skip
    assert (scene.gold, scene.tokens("lore"), scene.broken) == (4, 2, "TurnOver")


@pytest.mark.rule("RB-418")
@pytest.mark.parametrize(
    ("goods", "at", "gold"),
    [("artifacts", "shrine-of-leaves", 2), ("salt", "hollin", 3), ("fine-cloth", "watch-hill", 3),
     ("wine-casks", "greyhold", 4), ("saints-bones", "shrine-of-tides", 5), ("star-maps", "hollin", 2)],
)  # fmt: skip
def test_goods_are_traded_where_their_card_says(play: Play, goods: str, at: str, gold: int) -> None:
    assert f"trade:{goods}" not in play(at="tamalir", assets=goods).options
    scene = play(at=at, assets=goods).answer(f"trade:{goods}")
    assert (scene.gold, scene.assets(), scene.discard("asset"), scene.actions) == (gold, "", goods, 2)
    assert scene.states == ("blessed" if goods == "saints-bones" else "")


@pytest.mark.rule("RB-418", "RB-008")
def test_a_writ_needs_a_combat_trophy(play: Play) -> None:
    assert "trade:bounty-writ" not in play(at="tamalir", assets="bounty-writ", trophies="social").options
    scene = play(at="tamalir", assets="bounty-writ", trophies="social combat").answer("trade:bounty-writ")
    assert (scene.gold, scene.trophies(), scene.asked) == (4, "social", "act")


@pytest.mark.rule("RB-419")
def test_goods_sold_in_a_shop_bring_their_cost(play: Play) -> None:
    scene = play(at="tamalir", assets="salt", market={"tamalir": "rune-blade"}).answer("shop", "salt")
    assert scene.gold == 1
    scene.answer(scene.options[0])


@pytest.mark.rule("RB-420", "RB-011", "R-17")
def test_prices_follow_skills_and_the_story(play: Play) -> None:
    scene = play(learned="haggler", story="m-cult-in-the-cities", market={"tamalir": "artifacts oak-cudgel"})
    prices = {scene.t.card(piece): values.price(scene.t, "lyssa", piece) for piece in scene.t.zone("market:tamalir")}
    assert prices == {"artifacts": 0, "oak-cudgel": 2}
    alone = play(learned="haggler", market={"tamalir": "artifacts oak-cudgel"})
    assert [values.price(alone.t, "lyssa", piece) for piece in alone.t.zone("market:tamalir")] == [0, 1]


@pytest.mark.rule("RB-415")
def test_gaining_an_asset_without_another_of_its_type(play: Play) -> None:
    scene = play(market={"forge": "oak-cudgel"})
    scene.run(gain_asset, "lyssa", scene.t.zone("market:forge")[0])
    assert scene.assets() == "oak-cudgel"
