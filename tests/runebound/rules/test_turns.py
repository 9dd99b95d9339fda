"""Rounds, turns, actions, exerting: RB-201 to RB-211."""

from __future__ import annotations

import pytest

from tests.runebound.table import Play


@pytest.mark.rule("RB-201", "RB-901")
def test_each_player_takes_a_turn_then_the_time_token_moves(play: Play) -> None:
    scene = play(space=2).answer("end")
    assert (scene.chooser, scene.t.space) == ("lord-hawthorne", 2)
    scene.answer("end")
    assert (scene.chooser, scene.t.space, scene.t.track("round")) == ("lyssa", 3, 2)


@pytest.mark.rule("RB-202", "RB-203")
def test_a_turn_has_three_actions(play: Play) -> None:
    scene = play(node="turn", turns="lyssa,lord-hawthorne")
    assert (scene.asked, scene.chooser, scene.actions) == ("act", "lyssa", 3)


@pytest.mark.rule("RB-203", "RB-501")
def test_an_adventure_costs_two_actions(play: Play) -> None:
    assert "adventure" in play(at="2,2", actions=2).options
    assert "adventure" not in play(at="2,2", actions=1).options
    assert "adventure" not in play(at="3,2", actions=3).options


@pytest.mark.rule("RB-203", "RB-412")
def test_one_shops_in_cities_only(play: Play) -> None:
    assert "shop" in play(at="tamalir").options
    assert "shop" not in play(at="hollin").options


@pytest.mark.rule("RB-204")
def test_the_same_action_as_often_as_actions_last(play: Play) -> None:
    scene = play(at="9,7").answer("move", "9,6", "move", "9,7", "move", "9,6")
    assert (scene.where("lyssa"), scene.chooser) == ("9,6", "lord-hawthorne")  # the turn has ended by itself


@pytest.mark.rule("RB-205")
def test_a_player_may_end_the_turn_early(play: Play) -> None:
    assert play().answer("end").chooser == "lord-hawthorne"


@pytest.mark.rule("RB-205", "RB-206")
def test_free_deeds_are_offered_when_the_actions_are_spent(play: Play) -> None:
    scene = play(at="9,7", assets="field-kit", hand="feint", damage=3, actions=1).answer("move", "9,6")
    assert (scene.asked, scene.chooser, scene.options) == ("act", "lyssa", ["use:field-kit", "drop:field-kit", "end"])
    scene.answer("use:field-kit")
    assert (scene.damage if scene.me == "lyssa" else 0, scene.hand("lyssa"), scene.chooser) == (1, "", "lord-hawthorne")


@pytest.mark.rule("RB-206", "RB-014")
def test_a_free_deed_costs_no_action_and_comes_once_a_turn(play: Play) -> None:
    scene = play(learned="healing-touch", hand="feint ox-strong", damage=5).answer("use:healing-touch", "feint")
    assert (scene.damage, scene.actions, scene.hand()) == (3, 3, "ox-strong")
    assert "use:healing-touch" not in scene.options


@pytest.mark.rule("RB-206")
def test_assets_and_open_cards_may_be_dropped(play: Play) -> None:
    scene = play(assets="oak-cudgel", open_cards="the-cairn-door").answer("drop:oak-cudgel", "drop:the-cairn-door")
    assert (scene.assets(), scene.opened(), scene.actions) == ("", "", 3)
    assert (scene.discard("asset"), scene.discard("exploration")) == ("oak-cudgel", "the-cairn-door")


@pytest.mark.rule("RB-207", "RB-008")
def test_what_has_to_be_paid_by_exerting_needs_a_card(play: Play) -> None:
    assert "use:elder-mok" not in play("elder-mok").options
    scene = play("elder-mok", hand="feint", decks={"skill": "ox-strong"}).answer("use:elder-mok")
    assert (scene.hand(), scene.discard("skill")) == ("ox-strong", "feint")  # the old one goes, a new one comes


@pytest.mark.rule("RB-202", "RB-210", "R-13")
def test_the_hand_is_checked_at_the_end_of_the_turn(play: Play) -> None:
    scene = play(hand="feint ox-strong ward unweave haggler").answer("end")
    assert (scene.asked, scene.prompt.least, scene.prompt.most, scene.chooser) == ("discard-skill", 2, 2, "lyssa")
    scene.answer(["feint", "ward"])
    assert (scene.hand("lyssa"), scene.chooser) == ("ox-strong unweave haggler", "lord-hawthorne")


@pytest.mark.rule("RB-202")
def test_texts_at_the_end_of_the_turn(play: Play) -> None:
    scene = play(at="shrine-of-leaves", learned="shrine-walker").answer("end")
    assert scene.states == "blessed"
    elsewhere = play(at="hollin", learned="shrine-walker").answer("end")
    assert elsewhere.states == ""


@pytest.mark.rule("RB-211")
def test_only_the_active_player_is_asked(play: Play) -> None:
    scene = play("lyssa", "corbin", "elder-mok")
    for hero in ("lyssa", "corbin", "elder-mok"):
        assert scene.chooser == hero
        scene.answer("end")


