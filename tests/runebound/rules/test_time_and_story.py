"""Time track, story cards, story quests: RB-901 to RB-908."""

from __future__ import annotations

import pytest

from game.runebound import names, values
from game.runebound.story import attempt, attemptable, end_rules
from game.runebound.time_track import advance
from tests.runebound.table import Play, Scene


def moved_on(play: Play, *heroes: str, **more: object) -> Scene:
    """After the last turn of a round the time token moves."""
    return play(*heroes, **more).run(_advance)


def _advance(t: object) -> None:
    t.set_track(names.ACTIVE, "")  # type: ignore[attr-defined]
    advance(t)  # type: ignore[arg-type]


@pytest.mark.rule("RB-901")
@pytest.mark.parametrize(("act", "space", "then"), [(1, 1, (1, 2)), (1, 12, (2, 1)), (2, 11, (2, 12))])
def test_the_token_moves_from_space_to_space(play: Play, act: int, space: int, then: tuple[int, int]) -> None:
    scene = moved_on(play, act=act, space=space)
    assert (scene.t.act, scene.t.space) == then


@pytest.mark.rule("RB-903", "RB-902")
@pytest.mark.parametrize(("space", "story"), [(1, 1), (2, 0), (4, 1), (5, 0), (7, 1), (10, 1), (11, 0)])
def test_story_cards_come_on_their_spaces(play: Play, space: int, story: int) -> None:
    assert len(moved_on(play, space=space).noted("story")) == story


@pytest.mark.rule("RB-903")
def test_what_is_left_of_act_one_is_removed(play: Play) -> None:
    scene = moved_on(play, act=2, space=1)
    assert len(scene.t.zone("deck:story")) == 4
    assert all(scene.box.content.stories[scene.t.card(piece)].act == 2 for piece in scene.t.zone("deck:story"))
    assert len([piece for piece in scene.t.zone("box") if scene.t.kind(piece) == "story"]) >= 5


@pytest.mark.rule("RB-904", "RB-009")
def test_an_omen_resolves_and_is_gone(play: Play) -> None:
    scene = moved_on(play, "lyssa", "corbin", at="9,7", others="hollin", decks={"story": "m-ashfall"})
    assert (len(scene.hand().split()), len(scene.hand("corbin").split())) == (1, 1)
    assert (scene.damage, scene.t.damage("corbin"), scene.cards("story")) == (1, 0, "")


@pytest.mark.rule("RB-904", "R-17")
def test_a_rule_holds_until_the_act_ends(play: Play) -> None:
    scene = moved_on(play, decks={"story": "m-cult-in-the-cities"}, market={"forge": "salt"})
    salt = scene.t.zone("market:forge")[0]
    assert (scene.cards("story"), values.price(scene.t, "lyssa", salt)) == ("m-cult-in-the-cities", 2)
    scene.run(end_rules)
    assert (scene.cards("story"), values.price(scene.t, "lyssa", salt)) == ("", 1)


@pytest.mark.rule("RB-904")
def test_a_rule_may_speak_as_it_comes(play: Play) -> None:
    scene = moved_on(play, decks={"story": "c-plague-carts"}, scenario="corpse-king")
    assert (scene.cards("story"), len(scene.t.zombies())) == ("c-plague-carts", 2)
    wild = play(at="9,6", damage=8, story="c-plague-carts", scenario="corpse-king", dice="p p p mw mw").answer("rest")
    assert wild.damage == 6


@pytest.mark.rule("RB-906")
def test_a_story_quest_lies_on_its_place(play: Play) -> None:
    scene = moved_on(play, at="singing-stones", decks={"story": "m-spear-of-the-vow"})
    assert scene.where("story-token-1") == scene.where()
    assert [scene.t.card(piece) for piece in attemptable(scene.t, "lyssa")] == ["m-spear-of-the-vow"]
    assert attemptable(scene.t, "lord-hawthorne") == []


@pytest.mark.rule("RB-906", "RB-908")
def test_the_first_also_gains_the_bonus_and_each_the_reward_once(play: Play) -> None:
    scene = play(
        "lyssa", "elder-mok", at="singing-stones", others="singing-stones", story="m-spear-of-the-vow",
        decks={"skill": "ox-strong long-strider spoils-of-war"},
    )  # fmt: skip
    scene.answer("story:m-spear-of-the-vow")
    assert (scene.tokens("lore"), scene.gold, scene.actions) == (1, 2, 2)
    assert "story:m-spear-of-the-vow" not in scene.options
    scene.answer("end")
    assert "story:m-spear-of-the-vow" in scene.options
    piece = scene.t.zone("story")[0]
    for card in ("quiet-heart", "healing-touch"):
        scene.t.move(scene.piece(card), "deck:skill", 0)
    scene.run(attempt, "elder-mok", piece)
    assert (scene.tokens("lore", "elder-mok"), scene.t.gold("elder-mok")) == (1, 0)
    assert scene.cards("story") == ""  # all heroes have it [RB-907]


@pytest.mark.rule("RB-906")
def test_a_failed_attempt_costs_the_action_only(play: Play) -> None:
    scene = play(at="singing-stones", story="m-spear-of-the-vow", decks={"skill": "feint feint ward"})
    scene.answer("story:m-spear-of-the-vow")
    assert (scene.tokens("lore"), scene.actions) == (0, 2)
    assert "story:m-spear-of-the-vow" in scene.options


@pytest.mark.rule("RB-907")
def test_a_story_quest_stays_until_the_end_of_the_next_act(play: Play) -> None:
    scene = play(story="m-spear-of-the-vow m-cult-in-the-cities", act=1).run(end_rules)
    assert scene.cards("story") == "m-spear-of-the-vow"
    scene.t.set_track("act", 2)
    scene.run(end_rules)
    assert (scene.cards("story"), scene.t.piece("story-token-1").zone) == ("", "box")


@pytest.mark.rule("RB-905")
@pytest.mark.parametrize(("act", "space"), [(1, 5), (1, 11), (2, 5), (2, 11)])
def test_gems_are_refreshed_but_where_heroes_are(play: Play, act: int, space: int) -> None:
    scene = moved_on(play, at="2,2", used="2,2 4,2", act=act, space=space)
    assert not scene.t.gem_at(scene.cell("2,2"))
    assert scene.t.gem_at(scene.cell("4,2"))


@pytest.mark.rule("RB-905")
def test_gems_are_refreshed_on_two_spaces_only(play: Play) -> None:
    assert not moved_on(play, used="4,2", space=7).t.gem_at(play().cell("4,2"))


@pytest.mark.rule("RB-902")
def test_the_order_of_what_a_space_brings(play: Play) -> None:
    scene = moved_on(play, act=1, space=12)
    told = [getattr(event, "name", "") for event in scene.events]
    assert told.index("act") < told.index("villain-appears") < told.index("time")


@pytest.mark.rule("RB-904", "RB-315")
def test_a_rule_speaks_on_entering_a_city_once_for_each_hero(play: Play) -> None:
    scene = play(at="7,3", story="m-cult-in-the-cities", gold=5).answer("move", "7,4")
    assert (scene.asked, scene.prompt.kind) == ("pay", "pay")
    scene.answer("yes")
    assert (scene.gold, scene.tokens("lore")) == (3, 1)
    scene.answer("move", "7,3", "move", "7,4")
    assert scene.tokens("lore") == 1
