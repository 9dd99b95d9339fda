"""Tests, skills, training, states: RB-601 to RB-616, RB-811 to RB-814."""

from __future__ import annotations

import pytest

from game.runebound import values
from game.runebound.gaining import gain_state
from game.runebound.skill_test import cards_of_test, run_test
from game.runebound.training import train
from tests.runebound.table import NO, Play

HIT, MISS = "ox-strong", "feint"
"""A skill with the icon, and one without."""


@pytest.mark.rule("RB-601", "RB-602", "RB-011", "RB-813", "R-06")
@pytest.mark.parametrize(
    ("more", "attribute", "modifier", "cards"),
    [({}, "body", 0, 2), ({}, "mind", 1, 3), ({}, "spirit", -1, 1), ({}, "body", -3, 0),
     ({"assets": "claw-gauntlet"}, "body", 0, 3), ({"learned": "fates-favour keen-wits"}, "mind", 0, 5),
     ({"states": "cursed"}, "body", 0, 1), ({"learned": "hunger-for-magic"}, "mind", 0, 1)],
)  # fmt: skip
def test_how_many_cards(play: Play, more: dict[str, str], attribute: str, modifier: int, cards: int) -> None:
    assert cards_of_test(play(**more).t, "lyssa", attribute, modifier) == cards


@pytest.mark.rule("RB-603", "RB-606")
def test_icons_are_successes_and_the_cards_are_discarded(play: Play) -> None:
    scene = play(decks={"skill": f"{HIT} {MISS}"}).run(run_test, "lyssa", "body", 0, 1, "test")
    assert scene.noted("passes-test")[0]["successes"] == 1
    assert (scene.discard("skill"), scene.cards("revealed")) == (f"{HIT} {MISS}", "")


@pytest.mark.rule("RB-603")
def test_twenty_four_of_sixty_carry_an_icon(play: Play) -> None:
    skills = play().box.content.skills
    assert sum(it.copies for it in skills.values()) == 60
    assert sum(it.copies for it in skills.values() if it.icon) == 24


@pytest.mark.rule("RB-604", "RB-607")
@pytest.mark.parametrize(
    ("deck", "need", "note", "successes"),
    [(f"{HIT} {MISS}", 2, "fails-test", 1), (f"{HIT} {HIT}", 2, "passes-test", 2),
     (f"{MISS} {MISS}", 0, "counts-test", 0), (f"{HIT} {HIT}", 0, "counts-test", 2)],
)  # fmt: skip
def test_what_a_test_asks_for(play: Play, deck: str, need: int, note: str, successes: int) -> None:
    scene = play(decks={"skill": deck}).run(run_test, "lyssa", "body", 0, need, "test")
    assert scene.noted(note)[0]["successes"] == successes


@pytest.mark.rule("RB-605", "RB-209", "R-03")
def test_exerting_reveals_card_after_card(play: Play) -> None:
    scene = play(hand="ward unweave haggler", decks={"skill": f"{MISS} {MISS} rune-lore {HIT}"})
    scene.run(run_test, "lyssa", "body", 0, 1, "test", answers=["haggler", "unweave"])
    assert scene.noted("passes-test")[0]["successes"] == 1  # the icon of the card exerted does not count
    assert (scene.hand(), len(scene.noted("exerts"))) == ("ward", 2)  # passed: no more is offered


@pytest.mark.rule("RB-605", "RB-607")
def test_a_counting_test_offers_exerting_on_and_on(play: Play) -> None:
    scene = play(hand="ward unweave", decks={"skill": f"{HIT} {HIT} long-strider"})
    scene.run(run_test, "lyssa", "body", 0, 0, "test", answers=["ward", NO])
    assert scene.noted("counts-test")[0]["successes"] == 3


@pytest.mark.rule("RB-608", "RB-602")
def test_no_card_no_success(play: Play) -> None:
    scene = play(decks={"skill": HIT}).run(run_test, "lyssa", "body", -5, 1, "test")
    assert scene.noted("fails-test")[0]["successes"] == 0
    assert scene.discard("skill") == ""


@pytest.mark.rule("RB-812")
def test_blessed_reveals_two_more(play: Play) -> None:
    scene = play(states="blessed", decks={"skill": f"{MISS} {MISS} rune-lore {HIT}"})
    scene.run(run_test, "lyssa", "body", 0, 1, "test", answers=["yes"])
    assert scene.noted("passes-test")
    assert scene.states == ""
    kept = play(states="blessed", decks={"skill": f"{MISS} {HIT}"})
    kept.run(run_test, "lyssa", "body", 0, 1, "test", answers=[NO])
    assert kept.states == "blessed"


@pytest.mark.rule("RB-811", "RB-812")
@pytest.mark.parametrize(
    ("had", "gained", "left"),
    [("", "weary", "weary"), ("weary", "weary", "weary"), ("blessed", "cursed", ""), ("cursed", "blessed", ""),
     ("weary", "blessed", "blessed weary"), ("cursed", "cursed", "cursed")],
)  # fmt: skip
def test_states(play: Play, had: str, gained: str, left: str) -> None:
    assert play(states=had).run(gain_state, "lyssa", gained, "test").states == left


@pytest.mark.rule("RB-811", "RB-002")
def test_what_cannot_be_gained_is_not(play: Play) -> None:
    scene = play(learned="quiet-heart", assets="quilted-coat")
    scene.run(gain_state, "lyssa", "cursed", "test").run(gain_state, "lyssa", "weary", "test")
    assert (scene.states, len(scene.noted("refused-state"))) == ("", 2)


# -- skills


@pytest.mark.rule("RB-612", "RB-611", "RB-210")
def test_training_draws_two_and_discards_down(play: Play) -> None:
    scene = play(hand="ward haggler", decks={"skill": "feint unweave"}).answer("train")
    assert (scene.asked, scene.prompt.least, scene.hand()) == ("discard-skill", 1, "ward haggler feint unweave")
    scene.answer("haggler")
    assert (scene.hand(), scene.actions) == ("ward feint unweave", 2)


@pytest.mark.rule("RB-612", "RB-615")
def test_well_read_draws_one_more_and_holds_one_more(play: Play) -> None:
    scene = play(learned="well-read", decks={"skill": "feint unweave ward"}).answer("train")
    assert (scene.hand(), values.hand_size(scene.t, "lyssa")) == ("feint unweave ward", 4)


@pytest.mark.rule("RB-613", "RB-008")
@pytest.mark.parametrize(
    ("skill", "trophies", "can"),
    [("ox-strong", "", False), ("ox-strong", "social", True), ("haggler", "combat", False), ("haggler", "social", True),
     ("unyielding", "combat social", False), ("unyielding", "combat social social", True),
     ("unyielding", "social social social", False), ("war-hymn", "combat social exploration", True)],
)  # fmt: skip
def test_what_a_skill_costs(play: Play, skill: str, trophies: str, can: bool) -> None:
    scene = play(hand=skill, trophies=trophies, decks={"skill": "ward ward"}).answer("train")
    assert (scene.asked == "learn" and skill in scene.options) == can
    while scene.asked != "act":
        scene.answer(scene.options[: scene.prompt.least])


@pytest.mark.rule("RB-613")
def test_trophies_go_to_the_piles_of_their_decks(play: Play) -> None:
    scene = play(hand="steady-aim", trophies="ettin the-cairn-door a-beggar-at-the-gate", decks={"skill": "ward ward"})
    scene.answer("train", "steady-aim")
    assert (scene.asked, scene.options) == ("pay-trophies", ["the-cairn-door", "a-beggar-at-the-gate"])
    scene.answer("a-beggar-at-the-gate")
    assert (scene.trophies(), scene.discard("combat"), scene.discard("social")) == (
        "exploration", "ettin", "a-beggar-at-the-gate",
    )  # fmt: skip
    assert scene.cards("learned:lyssa") == "steady-aim"


@pytest.mark.rule("RB-613")
def test_the_kind_of_which_most_are_left_is_proposed_to_pay(play: Play) -> None:
    scene = play(hand="ox-strong", trophies="combat social social", decks={"skill": "ward ward"})
    scene.answer("train", "ox-strong")
    assert [scene.t.box.deck_of(scene.t.card(piece)) for piece in scene.prompt.data["marked"]] == ["social"]


@pytest.mark.rule("RB-614")
def test_a_skill_once_and_five_at_the_most(play: Play) -> None:
    known = play(hand="ox-strong", learned="ox-strong", trophies="combat", decks={"skill": "ward ward"})
    known.run(train, "lyssa")
    assert not known.noted("learns")
    five = play(
        hand="ox-strong", learned="feint ward unweave haggler rune-lore",
        trophies="combat", decks={"skill": "keen-wits keen-wits"},
    )  # fmt: skip
    five.run(train, "lyssa")
    assert not five.noted("learns")


@pytest.mark.rule("RB-616", "RB-802")
def test_a_skill_works_at_once_and_heals_nothing(play: Play) -> None:
    scene = play(hand="unyielding", trophies="combat combat combat", damage=4, decks={"skill": "ward ward"})
    scene.run(train, "lyssa", answers=["unyielding"])
    assert (values.health(scene.t, "lyssa"), scene.damage) == (12, 4)


@pytest.mark.rule("RB-011", "R-123")
def test_war_hymn_follows_the_spirit(play: Play) -> None:
    assert values.health(play(learned="war-hymn").t, "lyssa") == 11
    assert values.health(play(learned="war-hymn hunger-for-magic").t, "lyssa") == 13
