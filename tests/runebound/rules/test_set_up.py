"""Set-up: RB-101 to RB-113."""

from __future__ import annotations

from collections import Counter

import pytest

from game.kit.errors import RuleError
from game.runebound import names, setting_up, values
from game.runebound.box import Box
from game.runebound.sessions import new_state
from tests.runebound.table import Play, Scene


def begun(play: Play, *heroes: str, **more: object) -> Scene:
    """A game from its very beginning, at the first question."""
    return play(*heroes, node="setup", **more)


@pytest.mark.rule("RB-101", "RB-104", "RB-951", "RB-961")
@pytest.mark.parametrize(
    ("form", "heroes", "fine"),
    [("rivals", 1, False), ("rivals", 2, True), ("rivals", 4, True), ("solo", 1, True), ("solo", 2, False),
     ("together", 1, False), ("together", 3, True), ("party", 2, False)],
)  # fmt: skip
def test_who_can_play(box: Box, form: str, heroes: int, fine: bool) -> None:
    setup = {
        "pieces": [*box.content.heroes][:heroes], "computers": [""] * heroes, "seed": "1", "scenario": "margath",
        "form": form, "enemies": "played", "step": "chart", "first": "random",
    }  # fmt: skip
    if fine:
        assert new_state(box, setup).node == "setup"
    else:
        with pytest.raises(RuleError):
            new_state(box, setup)


@pytest.mark.rule("RB-102")
def test_turn_order_is_clockwise_from_the_first_player(play: Play) -> None:
    scene = begun(play, "lyssa", "corbin", "elder-mok", first=1)
    assert (scene.t.first, scene.t.word(names.ORDER), scene.chooser) == ("corbin", "corbin,elder-mok,lyssa", "corbin")


@pytest.mark.rule("RB-103")
def test_a_faceup_gem_on_each_gem_hex(play: Play) -> None:
    t = begun(play).t
    gems = [piece for piece in t.board.pieces.values() if piece.card.startswith("gem-")]
    assert Counter(piece.card for piece in gems) == {"gem-combat": 9, "gem-exploration": 9, "gem-social": 9}
    assert all(piece.face_up for piece in gems)
    assert all(t.gem_at(cell) for cell in t.land.gems)


@pytest.mark.rule("RB-104")
def test_a_scenario_at_random(box: Box) -> None:
    found = set()
    for seed in range(8):
        scene = Scene(box, scenario="random")
        scene.session.state.seed = scene.t.streams.seed = str(seed)
        scene.session.state.node = "setup"
        scene.session.state.board.pieces.clear()
        scene.session.state.board.zones.clear()
        scene.session.begin()
        found.add(scene.t.scenario)
    assert found == {"margath", "corpse-king"}


@pytest.mark.rule("RB-105", "RB-527")
@pytest.mark.parametrize("scenario", ["margath", "corpse-king"])
def test_three_decks_of_thirty(play: Play, scenario: str) -> None:
    t = begun(play, "lyssa", "corbin", scenario=scenario).t
    for kind in names.ADVENTURES:
        cards = [t.card(piece) for piece in t.zone(names.deck(kind))]
        own = [card for card in cards if t.box.scenario_of(card) == scenario]
        assert (len(cards), len(own)) == (30, 10)
        assert not [card for card in cards if t.box.scenario_of(card) not in ("", scenario)]
        assert set(Counter(own).values()) == {2}


@pytest.mark.rule("RB-106")
def test_act_one_lies_on_top_of_act_two(play: Play) -> None:
    t = begun(play).t
    acts = [t.box.content.stories[t.card(piece)].act for piece in t.zone("deck:story")]
    assert acts == [1] * 5 + [2] * 5


@pytest.mark.rule("RB-107", "RB-108")
def test_heroes_have_their_gold_and_hands(play: Play) -> None:
    scene = begun(play, "lord-hawthorne", "master-thorn")
    assert (scene.t.gold("lord-hawthorne"), scene.t.gold("master-thorn")) == (3, 2)
    assert (len(scene.t.zone("hand:lord-hawthorne")), len(scene.t.zone("hand:master-thorn"))) == (3, 4)
    assert len(scene.t.zone("deck:skill")) == 53


@pytest.mark.rule("RB-109")
def test_each_hero_begins_on_a_site_of_a_printed_kind(play: Play) -> None:
    scene = begun(play, "laurel-of-bloodwood", "lord-hawthorne")
    assert (scene.asked, scene.chooser, len(scene.options)) == ("start", "laurel-of-bloodwood", 11)
    assert "3,1" not in scene.options  # Dawnsmoor is a city
    scene.answer("0,4")
    assert (scene.chooser, len(scene.options)) == ("lord-hawthorne", 5)
    scene.answer("2,6")
    assert (scene.where("laurel-of-bloodwood"), scene.where("lord-hawthorne")) == ("0,4", "2,6")


@pytest.mark.rule("RB-109", "RB-110", "RB-514", "R-15")
def test_set_up_abilities_resolve_in_turn_order(play: Play) -> None:
    scene = begun(play, "elder-mok", "master-thorn")
    scene.answer(scene.options[0], scene.options[0] if scene.chooser == "master-thorn" else "0,4")
    assert (scene.asked, scene.options) == ("trophy-deck", ["combat", "exploration", "social"])
    scene.answer("social")
    assert scene.trophies() == "social"
    assert scene.t.gold("master-thorn") == 5 + (scene.t.first == "elder-mok")  # RB-115
    assert len(scene.hand("master-thorn").split()) == 6
    assert not scene.t.piece(scene.t.trophies("elder-mok")[0]).known  # nobody has seen it


@pytest.mark.rule("RB-110")
@pytest.mark.parametrize(("hero", "gold"), [
    ("elder-mok", 2), ("master-thorn", 5), ("lord-hawthorne", 4), ("lyssa", 2), ("corbin", 3),
    ("laurel-of-bloodwood", 3),
])  # fmt: skip
def test_what_each_hero_begins_with(play: Play, hero: str, gold: int) -> None:
    scene = begun(play, hero, form="solo")
    while scene.asked != "act":
        scene.answer(() if scene.asked == "peddle" else scene.options[0])
    assert scene.t.gold(hero) == gold


@pytest.mark.rule("RB-115")
@pytest.mark.parametrize(("form", "more"), [("rivals", [0, 1, 2, 2]), ("together", [0, 0, 0, 0])])
def test_rivals_who_begin_later_have_more_gold(play: Play, form: str, more: list[int]) -> None:
    scene = begun(play, "corbin", "lyssa", "elder-mok", "master-thorn", form=form, first=1)
    order = scene.t.word(names.ORDER).split(",")
    before = [scene.t.gold(hero) for hero in order]
    setting_up.pay_for_places(scene.t)
    assert order[0] == "lyssa"
    assert [scene.t.gold(hero) - was for hero, was in zip(order, before, strict=True)] == more


@pytest.mark.rule("RB-111", "RB-411")
def test_three_open_cards_in_each_market(play: Play) -> None:
    scene = begun(play, "lord-hawthorne", "corbin").answer("1,2", "2,6")
    while scene.asked != "act":
        scene.answer(())  # Corbin may buy one of three
    t = scene.t
    assert [len(t.zone(f"market:{city}")) for city in ("dawnsmoor", "forge", "riverwatch", "tamalir")] == [3] * 4
    assert all(t.piece(piece).face_up for piece in t.zone("market:forge"))


@pytest.mark.rule("RB-112", "RB-921")
def test_the_scenario_sets_up(play: Play) -> None:
    scene = begun(play, "lord-hawthorne", "laurel-of-bloodwood", scenario="corpse-king").answer("1,2", "0,4")
    assert (scene.tokens("companion"), scene.tokens("companion", "laurel-of-bloodwood")) == (1, 1)


@pytest.mark.rule("RB-113", "RB-201")
def test_the_first_round_begins_on_space_one(play: Play) -> None:
    scene = begun(play, "lord-hawthorne", "laurel-of-bloodwood").answer("1,2", "0,4")
    assert (scene.t.act, scene.t.space, scene.t.track("round"), scene.asked) == (1, 1, 1, "act")
    assert not scene.noted("story")


@pytest.mark.rule("RB-114")
def test_a_step_of_the_ladder_changes_healths_and_what_heroes_begin_with(play: Play) -> None:
    usual, hard = play("lyssa", node="setup", stop="starts"), play("lyssa", node="setup", stop="starts", step="wolves")
    begun = [(scene.gold, len(scene.t.zone("hand:lyssa"))) for scene in (usual, hard)]
    assert begun == [(1, 3), (0, 3)], "no purse is below 0"
    ettin = usual.piece("ettin")
    foes = [values.enemy_health(scene.t, ettin, "lyssa") for scene in (usual, hard)]
    assert foes == [7, 8]
    villains = [values.enemy_health(scene.t, "margath", "lyssa") for scene in (usual, hard)]
    assert villains == [15, 17]
    for scene in (usual, hard):
        scene.t.add_token("lyssa", "lore", 12)
    assert [values.enemy_health(scene.t, "margath", "lyssa") for scene in (usual, hard)] == [8, 10]
