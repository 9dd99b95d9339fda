"""The odds in the middle of a combat: what was met before serves on, and a blow that is about to fall counts."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import astuple

from game.kit.prompts import Answer, Prompt
from game.kit.slices import done
from game.kit.table import GameTable
from game.runebound import names
from game.runebound.box import Box
from game.runebound.combat_fight import fight_of
from game.runebound.combat_odds import Odds
from game.runebound.combat_state import ENEMY, HERO
from game.runebound.sides import health_left, reckoned, reckoner
from game.runebound.table import Table
from game.runebound.thoughts import Blow
from tests.runebound.fight import NO, Fight, Told, by_plain_hand, played

GOING_ON: list[dict[str, Any]] = [
    {"hero": "elder-mok", "enemy": "bog-witch", "act": 2, "hero_damage": 5, "enemy_damage": 2, "skills": "spirit-bolt",
     "counters": {"blessed": 1}, "seed": "going on 6"},
    {"hero": "corbin", "enemy": "hungry-chest", "counters": {"gold": 1}, "hero_damage": 7, "enemy_damage": 1,
     "seed": "going on 8"},
    {"hero": "lyssa", "enemy": "brood-of-spiders", "hero_damage": 6, "enemy_damage": 1, "where": "high-moor",
     "seed": "going on 6"},
    {"hero": "corbin", "enemy": "vorakesh", "act": 2, "scenario": "corpse-king", "zombies": 3, "hero_damage": 2,
     "enemy_damage": 4, "discarded": "pale-rider", "seed": "going on 114"},
    {"hero": "lord-hawthorne", "enemy": "orc-outcast", "skills": "shield-arm second-wind ward", "hero_damage": 7,
     "assets": "leather-armor", "enemy_damage": 3, "seed": "going on 14"},
    {"hero": "master-thorn", "enemy": "cult-speaker", "act": 2, "hero_damage": 4, "hand": "feint", "enemy_damage": 1,
     "seed": "going on 53"},
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(GOING_ON)))
def test_what_was_met_serves_the_whole_combat(box: Box, number: int) -> None:
    """At every question of a combat: what is reckoned with all that was met since it began is what is reckoned anew,
    though gold, states, cards and zombies have changed since.
    """
    more = dict(GOING_ON[number])
    laid = Fight(box, more.pop("hero"), more.pop("enemy"), **more)
    hero, foe = laid.hero, laid.foe
    kept, questions = reckoner(laid.t, hero, foe), 0

    def player(table: GameTable, prompt: Prompt, why: object) -> Answer:
        nonlocal questions, kept
        assert isinstance(table, Table)
        questions += prompt.kind in ("combat-action", "retreat")
        if prompt.kind in ("combat-action", "retreat") and questions in (2, 5):
            kept = reckoner(table, hero, foe, kept)
            anew = done(reckoned(table, reckoner(table, hero, foe), hero, foe))
            found = done(reckoned(table, kept, hero, foe))
            assert astuple(found) == pytest.approx(astuple(anew))
        return by_plain_hand(table, prompt)

    played(laid.t, player=player)
    assert questions > 4


@pytest.mark.rule("RB-704")
def test_who_has_spoken_at_the_start_does_not_speak_again(box: Box) -> None:
    """First Blow has dealt its damage when the hired blade asks for its price: what is left is the first cast, with
    that much less health. Fights played on from there come near it.
    """
    laid = Fight(box, "corbin", "hired-blade", skills="first-blow", assets="horn-of-courage", hand="feint",
                 enemy_damage=2, hero_damage=4, counters={"gold": 3})  # fmt: skip
    hero, foe = laid.hero, laid.foe
    odds = reckoner(laid.t, hero, foe)
    laid.begin()
    assert (laid.prompt.kind, laid.prompt.source) == ("pay", "horn-of-courage-1")
    first = done(reckoned(laid.t, odds, hero, foe))
    laid.do(NO)
    assert (laid.prompt.kind, laid.prompt.source, laid.damage()) == ("pay", foe, (4, 3))
    told = done(reckoned(laid.t, reckoner(laid.t, hero, foe, odds), hero, foe))
    assert astuple(told) == pytest.approx(astuple(first))
    twice = done(odds.before(health_left(laid.t, hero), health_left(laid.t, foe)))
    assert twice.win == 1.0
    won = 0
    for number in range(40):
        trial = Fight(box, "corbin", "hired-blade", enemy_damage=3, hero_damage=4, seed=f"start {number}")
        played(trial.t)
        won += trial.ended == names.WON
    assert told.win < 0.97
    assert abs(won - 40 * told.win) < 3 * (40 * told.win * (1 - told.win)) ** 0.5 + 1


@pytest.mark.rule("RB-715")
def test_a_blow_that_is_about_to_fall_counts(box: Box) -> None:
    laid = Fight(box, "corbin", "carrion-rats", enemy_damage=1, others="lyssa")
    laid.begin("U2 P1* - | -* S1 K1 U1 D")
    odds = reckoner(laid.t, laid.hero, laid.foe)
    laid.do("strike:physical")
    assert laid.prompt.kind == "block"
    blow = Blow(ENEMY, 1, True, True)
    found = done(reckoned(laid.t, odds, laid.hero, laid.foe, blow))
    lost = done(reckoned(laid.t, odds, laid.hero, laid.foe))
    assert found != lost
    laid.do(["foe-2"])
    assert astuple(done(reckoned(laid.t, odds, laid.hero, laid.foe))) == pytest.approx(astuple(found))


@pytest.mark.rule("RB-715")
def test_a_blow_that_is_about_to_fall_counts_where_fights_are_played_out(box: Box) -> None:
    laid = Fight(box, "corbin", "carrion-rats", enemy_damage=1, others="lyssa")
    laid.begin("U2 P1* - | -* S1 K1 U1 D")
    odds = reckoner(laid.t, laid.hero, laid.foe)
    laid.do("strike:physical")
    blow = Blow(ENEMY, 1, True, True)
    exact = done(reckoned(laid.t, odds, laid.hero, laid.foe, blow))
    odds.wide = True
    rough = done(reckoned(laid.t, odds, laid.hero, laid.foe, blow))
    assert rough.fights
    assert rough.win == pytest.approx(exact.win, abs=0.05)
    assert rough.damage == pytest.approx(exact.damage, abs=0.2)
    assert done(reckoned(laid.t, odds, laid.hero, laid.foe, Blow(HERO, 99, False))).lose == 1


def test_a_round_that_has_begun_is_reckoned_as_it_stands(box: Box) -> None:
    """The mean over all casts is what was reckoned before them; a good cast is better."""
    laid = Fight(box, "corbin", "carrion-rats", hero_damage=6)
    odds, shares, size = Odds(fight_of(laid.t, "corbin", laid.foe)), [], 8
    before = done(odds.before(4, 3))
    for cast in range(1 << size):
        laid = Fight(box, "corbin", "carrion-rats", hero_damage=6)
        laid.t.streams = Told([cast >> at & 1 for at in range(size)])
        played(laid.t, "combat_action")
        shares.append(done(reckoned(laid.t, odds, "corbin", laid.foe)).win)
    assert sum(shares) / len(shares) == pytest.approx(before.win)
    assert max(shares) == 1.0
    assert min(shares) < before.win / 2


def test_a_state_that_is_there_already_does_not_count_twice(box: Box) -> None:
    """Whoever is cursed cannot become it in the combat."""
    laid = Fight(box, "elder-mok", "bog-witch", counters={"cursed": 1, "weary": 1})
    assert {len(spread) for pair in fight_of(laid.t, "elder-mok", laid.foe).tests.values() for spread in pair} == {3}
    laid = Fight(box, "elder-mok", "bog-witch", skills="quiet-heart")
    assert {len(spread) for pair in fight_of(laid.t, "elder-mok", laid.foe).tests.values() for spread in pair} == {5}
