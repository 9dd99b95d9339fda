"""The computer players: what the sensible one makes of the map, of cards and of fights; whole games of each."""

from __future__ import annotations

import pytest

from game.kit.workbench import Task
from game.runebound import names
from game.runebound.box import Box
from game.runebound.combat_fight import fight_of
from game.runebound.combat_odds import Odds
from game.runebound.combat_samples import sampled
from game.runebound.computer_player import PLAYERS, SensiblePlayer
from game.runebound.content import Asset
from game.runebound.judgement import Judge
from game.runebound.strength import race_of, villain_chance
from game.runebound.valuing import spoken
from game.runebound.workbench import RuneboundWorkbench
from tests.runebound.table import Play, Scene

GEM = "2,2"


def answer(scene: Scene) -> list[str]:
    """What the sensible player says to the open question, in the words of the tests."""
    prompt = scene.prompt
    return [scene.named(option) for option in SensiblePlayer("x")(scene.t, prompt, None)]


def test_the_sensible_player_comes_first() -> None:
    assert list(PLAYERS) == ["sensible", "plain", "random"]


@pytest.mark.parametrize("player", ["sensible", "plain"])
def test_it_plays_a_whole_game(box: Box, player: str) -> None:
    bench = RuneboundWorkbench(box)
    setup = bench.sample(1, "whole", {"scenario": "corpse-king"})
    played = bench.play_out(Task(setup, player, facts=True))
    assert played.stuck == ""
    told = played.facts["told"]
    assert min(told["adventure"], told["trophies"], told["learned"], told["bought"]) >= 1


def test_it_takes_the_gem_below_its_feet(play: Play) -> None:
    assert answer(play(at=GEM)) == ["adventure"]


def test_it_walks_where_nothing_is_to_be_had(play: Play) -> None:
    assert answer(play(at=GEM, used=GEM)) == ["move"]


def test_hurt_it_rests_before_it_looks_for_enemies(play: Play) -> None:
    assert answer(play("lyssa", at="tamalir", damage=7)) == ["rest"]


def test_it_learns_the_better_skill_it_can_pay(play: Play) -> None:
    scene = play(hand="ward shrine-walker", trophies="combat social social", decks={"skill": "steady-aim feint"})
    assert answer(scene) == ["train"]
    assert answer(scene.answer("train")) == ["ward"]


def test_it_buys_the_better_weapon_and_sells_its_own_before(play: Play) -> None:
    scene = play(
        at="tamalir", gold=7, assets="oak-cudgel", market={"tamalir": "truesteel-axe"}, decks={"asset": "satchel"},
    ).answer("shop")  # fmt: skip
    assert answer(scene) == ["oak-cudgel"]
    assert answer(scene.answer(["oak-cudgel"])) == ["truesteel-axe>assets:lyssa"]


def test_it_exerts_in_a_test_until_it_is_passed(play: Play) -> None:
    scene = play(
        at=GEM, hand="ward haggler", decks={"social": "the-tollbridge", "skill": "ward feint rune-lore second-wind"},
    ).answer("adventure")  # fmt: skip
    assert scene.asked == "exert"
    assert len(answer(scene)) == 1


def test_a_march_pays_with_the_die_that_leaves_the_way_open(play: Play) -> None:
    scene = play(at=GEM, used=GEM, dice="* p hp").answer("move")
    assert answer(scene) == ["march"]
    scene.answer("march")
    steps = 0
    while scene.asked in ("march", "pay-die"):
        said = list(SensiblePlayer("x")(scene.t, scene.prompt, None))
        scene.answer(said)
        steps += bool(said)
        assert steps < 9
    assert scene.where() != GEM
    assert scene.asked == "act"


def test_more_strength_means_a_better_chance(play: Play) -> None:
    weak, strong = play("lyssa").t, play("lyssa", assets="rune-blade iron-plate focus-stone", learned="steady-aim").t
    assert race_of(weak, "lyssa").chance(5) < race_of(strong, "lyssa").chance(5)
    assert villain_chance(weak, "lyssa") < 0.1 < villain_chance(strong, "lyssa") + 0.1


def test_the_villain_is_engaged_by_who_can_beat_him(play: Play) -> None:
    armed = {"assets": "rune-blade wyrmscale-coat focus-stone", "learned": "steady-aim feint unyielding", "lore": 7}
    strong = play("corbin", at="skydown", villain="skydown", act=2, space=11, **armed)
    assert answer(strong) == ["engage"]
    assert answer(play("corbin", at="skydown", villain="skydown", act=2, space=3)) != ["engage"]


def test_time_makes_bold(play: Play) -> None:
    early = Judge(play(villain="skydown", act=2, space=2).t, "lyssa").boldness()
    late = Judge(play(scenario="corpse-king", villain="cursed-ruins", act=2, space=11).t, "lyssa").boldness()
    assert late < early


def test_a_poor_hand_is_thrown_away_first(play: Play) -> None:
    scene = play(hand="ward shrine-walker shrine-walker first-blow", trophies="combat combat", actions=0)
    scene.run(lambda t: None)
    assert scene.t.track(names.ACTIONS) == 0
    assert answer(scene) == ["shrine-walker"]


@pytest.mark.rule("RB-963")
def test_a_large_party_strikes_in_one_round_at_the_last(play: Play) -> None:
    """Three heroes together, with two rounds left: who is there waits until all can strike."""
    lair = "cursed-ruins"
    told = {"form": "together", "scenario": "corpse-king", "villain": lair, "act": 2, "space": 11, "round": 23}
    heroes = ("lyssa", "corbin", "lord-hawthorne")
    away = play(*heroes, at=lair, **told)
    assert answer(away) == ["train"]
    there = {"corbin": {"at": lair}, "lord-hawthorne": {"at": lair}}
    assert answer(play(*heroes, at=lair, other=there, **told)) == ["engage"]
    late = play(*heroes, at=lair, other=there, turns="corbin", **told)
    assert answer(late) == ["train"], "one cannot follow any more"
    assert answer(play(*heroes, at=lair, **{**told, "space": 12})) == ["engage"], "the last round"


def test_what_fights_is_worth_what_it_does() -> None:
    """The price of a text counts, and whom it turns; what lasts beside a fight is told apart."""
    def windows(**marks: str) -> Asset:
        return Asset(type="weapon", cost=1, **marks)

    dear, cheap = windows(surge2="deal(2, magic)"), windows(surge1="deal(2, magic)")
    assert spoken(dear)[0] < spoken(cheap)[0]
    assert spoken(windows(passive="mod(you, health=2)")) == (2 * spoken(windows(passive="mod(you, health=1)"))[0], 0.0)
    fights, helps = spoken(windows(passive="mod(you, price=-1)"))
    assert fights == 0.0 < helps
    assert spoken(windows(passive="enter(river, any)"))[1] * 2 == spoken(
        windows(passive="enter(river, any); enter(water, any)"))[1]  # fmt: skip


def test_what_it_makes_for_is_thought_out_anew_when_the_table_changes(play: Play) -> None:
    scene = play(at=GEM, used=GEM)
    before = Judge(scene.t, "lyssa").best()
    assert before is not None
    assert before == Judge(scene.t, "lyssa").best()
    scene.t.turn(scene.t.lying(before.cell)[0], False)
    after = Judge(scene.t, "lyssa").best()
    assert after is not None
    assert after.cell != before.cell
    scene.t.add_token("lyssa", names.DAMAGE, 7)
    hurt = Judge(scene.t, "lyssa").best()
    assert hurt is not None
    assert hurt.deed == "rest"


def test_a_weak_hero_in_the_same_hex_is_called_out(play: Play) -> None:
    strong = {"assets": "rune-blade iron-plate", "at": "2,3"}
    weak = play("corbin", "lyssa", other={"lyssa": {"at": "2,3", "damage": 8}}, **strong)
    assert answer(weak) == ["card:corbin"]
    well_armed = {"lyssa": {"at": "2,3", "assets": "rune-blade wyrmscale-coat focus-stone"}}
    assert answer(play("corbin", "lyssa", at="2,3", damage=6, other=well_armed)) != ["card:corbin"]


@pytest.mark.rule("RB-966")
def test_in_a_party_the_trophy_in_place_of_a_duel_is_taken(play: Play) -> None:
    assert answer(play("corbin", "lyssa", at="2,3", form="together")) == ["card:corbin"]


def test_few_fights_are_enough_where_they_are_clear(play: Play) -> None:
    t = play("lyssa", at="skydown", villain="skydown", act=2, space=6).t
    odds = Odds(fight_of(t, "lyssa", "margath"))
    assert sampled(odds, 9, 15, 200) == 0.0
    assert len({sampled(odds, 30, 1, fights) for fights in (12, 24, 48)}) > 1


@pytest.mark.rule("RB-418", "RB-008")
def test_it_makes_for_no_trade_that_it_cannot_pay(play: Play) -> None:
    """A bounty writ wants a combat trophy besides: without one a city is no goal, which it was from outside of it."""
    for trophies, wanted in (("social", False), ("combat", True)):
        judge = Judge(play(at="hollin", assets="bounty-writ", trophies=trophies).t, "lyssa")
        assert any(goal.deed.startswith("trade:") for goal, _ in judge.ways()) == wanted
