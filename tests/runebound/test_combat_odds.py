"""The exact odds of a combat: the figures of the design, and that they tell what happens on the table."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest
from msgspec.structs import astuple

from game.kit.slices import done
from game.runebound import names
from game.runebound.box import Box
from game.runebound.combat_doing import NOT_BEGUN
from game.runebound.combat_fight import fight_of
from game.runebound.combat_odds import CombatOdds, Odds
from game.runebound.combat_samples import played_out, sampled
from game.runebound.combat_state import ENEMY, HERO, Round, most_of
from game.runebound.sides import health_left, reckoned
from game.runebound.thoughts import LOST, NOT_HELD, WON
from game.runebound.tokens import SKULL
from tests.runebound.fight import Fight, outcomes, played

ENDS = {names.WON: WON, names.LOST: LOST, "": 0}


def odds_of(box: Box, hero: str, enemy: str, **more: Any) -> CombatOdds:
    """The odds before a combat with full health."""
    laid = Fight(box, hero, enemy, **more)
    fight = fight_of(laid.t, hero, laid.foe)
    return done(Odds(fight).before(fight.most[0] - laid.t.damage(hero), fight.most[1]))


# -- casts


@pytest.mark.rule("RB-703", "RB-706")
@pytest.mark.parametrize(
    ("enemy", "act", "shares"),
    [
        ("ettin", 1, (6.2, 25.0, 37.5, 25.0, 6.2)),
        ("ettin", 2, (3.1, 12.5, 21.9, 25.0, 21.9, 12.5, 3.1)),
        ("margath", 2, (0.8, 3.1, 6.2, 10.2, 14.1, 15.6, 15.6, 14.1)),
        ("vorakesh", 2, (0.8, 3.9, 8.6, 12.5, 15.6, 17.2, 15.6, 12.5)),
    ],
)
def test_skulls_shown_in_a_cast(box: Box, enemy: str, act: int, shares: tuple[float, ...]) -> None:
    laid = Fight(box, "corbin", enemy, act=act, scenario="margath" if enemy != "vorakesh" else "corpse-king")
    fight = fight_of(laid.t, "corbin", laid.foe)
    found: Counter[int] = Counter()
    for r, chance in done(Odds(fight)._cast(0, NOT_HELD)):
        found[sum(fight.coins.value[code] for code in r.enemy if fight.coins.symbol[code] == SKULL)] += 100 * chance
    assert [found[number] for number in range(len(shares))] == pytest.approx(shares, abs=0.06)
    assert sum(found.values()) == pytest.approx(100)


@pytest.mark.rule("RB-707")
@pytest.mark.parametrize(
    ("hero", "first_act", "second_act"),
    [
        ("elder-mok", 50, 34), ("master-thorn", 50, 34), ("lord-hawthorne", 31, 19), ("lyssa", 69, 50),
        ("corbin", 31, 19), ("laurel-of-bloodwood", 50, 34),
    ],
)  # fmt: skip
def test_who_begins(box: Box, hero: str, first_act: int, second_act: int) -> None:
    for act, share in ((1, first_act), (2, second_act)):
        laid = Fight(box, hero, "ettin", act=act)
        casts = done(Odds(fight_of(laid.t, hero, laid.foe))._cast(0, NOT_HELD))
        assert round(100 * sum(chance for r, chance in casts if r.turn == HERO)) == share


def test_the_skill_of_tactics_begins_more_often(box: Box) -> None:
    def begins(skills: str) -> float:
        laid = Fight(box, "corbin", "ettin", skills=skills)
        casts = done(Odds(fight_of(laid.t, "corbin", laid.foe))._cast(0, NOT_HELD))
        return sum(chance for r, chance in casts if r.turn == HERO)

    assert begins("tactician") > begins("") + 0.2


# -- the chances of the balance notes, which are good to 4 points


@pytest.mark.parametrize(
    ("hero", "enemy", "share"),
    [
        ("corbin", "carrion-rats", 90), ("corbin", "hedge-sorceress", 45), ("corbin", "corpse-hounds", 65),
        ("corbin", "ettin", 18), ("elder-mok", "moon-lynx", 89), ("elder-mok", "deep-elf-blade", 50),
        ("laurel-of-bloodwood", "scale-guard", 77), ("laurel-of-bloodwood", "dragon-hybrid", 29),
        ("laurel-of-bloodwood", "dread-herald", 45), ("corbin", "grave-knight", 39),
        ("lord-hawthorne", "pale-rider", 79), ("lyssa", "hedge-sorceress", 47), ("master-thorn", "horned-chief", 37),
    ],
)  # fmt: skip
def test_the_shares_of_the_balance_notes(box: Box, hero: str, enemy: str, share: int) -> None:
    found = odds_of(box, hero, enemy, counters={names.COMPANION: 1}, where="high-moor")
    assert 100 * found.win == pytest.approx(share, abs=5)
    assert found.win + found.lose + found.neither == pytest.approx(1)
    assert not found.about


@pytest.mark.rule("RB-608", "R-12")
def test_a_test_that_reveals_no_card_takes_no_surge(box: Box) -> None:
    """Who has no spirit and gains a skill that tests it fights on as before."""
    assert odds_of(box, "corbin", "carrion-rats", skills="spirit-bolt") == odds_of(box, "corbin", "carrion-rats")


# -- the odds tell what happens on the table

ROUNDS: dict[str, dict[str, Any]] = {
    "agility, recasts": {
        "hero": "lyssa", "enemy": "moon-lynx", "counters": {"weary": 1}, "assets": "wine-casks", "where": "high-moor",
    },
    "dice that are rolled again": {
        "hero": "lyssa", "enemy": "moon-lynx", "counters": {"weary": 1}, "assets": "wine-casks", "where": "high-moor",
        "skills": "map-reader",
    },
    "spent tokens come back": {"hero": "laurel-of-bloodwood", "enemy": "horned-chief"},
    "an X, and who cancels it": {"hero": "corbin", "enemy": "ettin", "act": 2},
    "damage that comes back": {"hero": "master-thorn", "enemy": "restless-dead", "enemy_damage": 1},
    "another action": {"hero": "lord-hawthorne", "enemy": "orc-outcast"},
    "golden faces": {"hero": "corbin", "enemy": "pale-rider", "act": 2, "zombies": 1, "assets": "leather-armor"},
    "no surges": {"hero": "corbin", "enemy": "hedge-sorceress"},
    "many removed": {"hero": "corbin", "enemy": "dragon-hybrid", "act": 2, "assets": "chain-shirt", "hero_damage": 6},
    "gold, and what heals": {"hero": "corbin", "enemy": "hungry-chest", "counters": {"gold": 1}, "enemy_damage": 2},
    "states": {"hero": "lord-hawthorne", "enemy": "bog-witch", "act": 2},
    "own damage": {"hero": "corbin", "enemy": "ember-zealots", "enemy_damage": 3},
    "axe": {"hero": "corbin", "enemy": "turncoat-company", "assets": "truesteel-axe"},
    "hammer and lens": {"hero": "lord-hawthorne", "enemy": "tomb-warden", "assets": "war-hammer seers-lens"},
    "skills of tokens": {"hero": "corbin", "enemy": "fen-goblins", "skills": "feint unweave giant-slayer steady-aim"},
    "what is turned first": {"hero": "corbin", "enemy": "drake-hatchling", "skills": "both-hands mirror-soul"},
    "what wards": {"hero": "corbin", "enemy": "cult-speaker", "skills": "ward rune-lore", "hero_damage": 5},
    "first blow": {"hero": "corbin", "enemy": "corpse-hounds", "skills": "first-blow"},
    "Margath": {"hero": "corbin", "enemy": "margath", "act": 2, "counters": {"lore": 4}},
    "blessed, then cursed": {
        "hero": "corbin", "enemy": "false-priest", "act": 2, "counters": {"blessed": 1}, "enemy_damage": 1,
    },
    "zombies": {
        "hero": "corbin", "enemy": "vorakesh", "act": 2, "scenario": "corpse-king", "discarded": "pale-rider",
        "zombies": 2, "hero_damage": 3,
    },
    "Vorakesh": {
        "hero": "corbin", "enemy": "vorakesh", "act": 2, "scenario": "corpse-king", "discarded": "restless-dead",
        "counters": {"companion": 1},
    },
}  # fmt: skip
CASTS = 6


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_goes_as_on_the_table(box: Box, name: str) -> None:
    """For some casts of each combat: the same chances of the same damage, exactly."""
    more = dict(ROUNDS[name])
    make = partial(Fight, box, more.pop("hero"), more.pop("enemy"), **more)
    laid = make()
    hero, foe = laid.hero, laid.foe
    fight = fight_of(laid.t, hero, foe)
    odds = Odds(fight)
    healths = tuple(most - laid.t.damage(piece) for most, piece in zip(fight.most, (hero, foe), strict=True))
    begun = odds.thinker.starts(odds_start(odds, healths), *healths)[0]
    after = (healths[0] + begun.changes[0], healths[1] + begun.changes[1])
    size = sum(len(pool) for pool in fight.pools)
    for number in range(CASTS):
        code = (number * 0x9E3779B1 + len(name)) >> 7
        sides = tuple(code >> at & 1 for at in range(size))
        split = len(fight.pools[0])
        r = odds._begun((sides[:split], sides[split:]), begun.round.bits, NOT_HELD)
        expected: Counter[tuple[int, int, int]] = Counter()
        for key, chance in odds.thinker.think(r, *after).found:
            most = most_of(fight, r._replace(bits=key.bits), ENEMY)
            damage = (fight.most[0] - after[0] - key.hero, most - after[1] - key.enemy)
            lost, won = key.end == LOST, key.end == WON
            expected[0 if lost else damage[0], 0 if won else damage[1], key.end] += chance
        found = outcomes(make, sides)
        told = {(first, second, ENDS[end]): chance for (first, second, end), chance in found.items()}
        assert told == pytest.approx(dict(expected)), f"cast {sides}"


def odds_start(odds: Odds, healths: tuple[int, ...]) -> Round:
    """The state before the first cast."""
    return Round((), (), bits=odds.bits(odds.fresh(*healths)))


# -- and so do whole fights

WHOLE: list[dict[str, Any]] = [
    {"hero": "corbin", "enemy": "ettin", "assets": "war-hammer"},
    {"hero": "lyssa", "enemy": "bog-witch", "enemy_damage": 1, "counters": {"blessed": 1}, "where": "high-moor"},
    {"hero": "laurel-of-bloodwood", "enemy": "horned-chief", "hero_damage": 2},
    {"hero": "master-thorn", "enemy": "deep-elf-blade", "skills": "second-wind mirror-soul"},
    {"hero": "lord-hawthorne", "enemy": "grave-knight", "scenario": "corpse-king", "skills": "shield-arm ward"},
    {"hero": "elder-mok", "enemy": "hungry-chest", "counters": {"gold": 1}, "skills": "spirit-bolt"},
    {"hero": "corbin", "enemy": "dragon-hybrid", "hero_damage": 4, "skills": "first-blow both-hands"},
    {"hero": "lord-hawthorne", "enemy": "vorakesh", "act": 2, "scenario": "corpse-king", "zombies": 1,
     "discarded": "pale-rider razorwing-pair", "counters": {"companion": 1}, "hero_damage": 4, "enemy_damage": 3},
]  # fmt: skip
FIGHTS = 12


def test_whole_fights_go_as_reckoned(box: Box) -> None:
    """The shares of those won and lost, and the damage and the rounds, are what they should be but for chance: within
    three deviations of all fights together.
    """
    off, spread = Counter[str](), Counter[str]()
    for number, scene in enumerate(WHOLE):
        more = dict(scene)
        make = partial(Fight, box, more.pop("hero"), more.pop("enemy"), **more)
        laid = make()
        hero, foe = laid.hero, laid.foe
        left = health_left(laid.t, hero)
        odds = done(Odds(fight_of(laid.t, hero, foe)).before(left, health_left(laid.t, foe)))
        for fought in range(FIGHTS):
            laid = make(seed=f"whole {number} {fought}")
            laid.t.shuffle(names.deck(names.SKILL))
            played(laid.t)
            t, end = laid.t, laid.ended
            suffered = left if end == names.LOST else left - health_left(t, hero)
            off.update({"win": end == names.WON, "lose": end == names.LOST, "damage": suffered})
            off["rounds"] += t.track(names.COMBAT_ROUND)
        off.subtract({key: FIGHTS * getattr(odds, key) for key in ("win", "lose", "damage", "rounds")})
        spread.update({key: FIGHTS * share * (1 - share) for key, share in (("win", odds.win), ("lose", odds.lose))})
    assert abs(off["win"]) < 3 * spread["win"] ** 0.5
    assert abs(off["lose"]) < 3 * spread["lose"] ** 0.5
    fights = FIGHTS * len(WHOLE)
    assert abs(off["damage"]) / fights < 0.4
    assert abs(off["rounds"]) / fights < 0.15


def test_reckoning_is_done_in_slices_and_kept(box: Box) -> None:
    laid = Fight(box, "corbin", "ettin", act=2)
    odds = Odds(fight_of(laid.t, "corbin", laid.foe))
    work = odds.before(10, 7)
    assert next(work) is None
    whole = done(odds.before(10, 7))
    thoughts = odds.thinker.thoughts
    assert done(odds.before(10, 7)) == whole
    assert odds.thinker.thoughts == thoughts
    later = done(odds.between(6, 7, 2))
    assert later.win < whole.win
    assert done(odds.between(10, 7, 0)) == whole


def test_with_many_tokens_casts_are_taken_from_a_list(box: Box) -> None:
    """Only where more are told apart than can be looked at; casts that are alike are one."""
    laid = Fight(box, "corbin", "margath", act=2, assets="oak-cudgel leather-armor", counters={"lore": 7})
    odds = Odds(fight_of(laid.t, "corbin", "margath"))
    assert sum(map(len, odds.fight.pools)) == 13
    exact = done(odds.before(2, 2))
    assert not exact.about
    odds = Odds(odds.fight)
    odds.about = True
    listed = done(odds.before(2, 2))
    assert listed.casts == 4096
    assert listed.win == pytest.approx(0.0749550028, abs=1e-9)  # the list is the same on every machine
    assert exact.win == pytest.approx(listed.win, abs=0.01)
    assert exact.win + exact.lose + exact.neither == pytest.approx(1)


def test_what_is_alike_is_thought_through_once_and_comes_to_the_same(box: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    for hero, enemy in (("corbin", "ettin"), ("lyssa", "moon-lynx"), ("laurel-of-bloodwood", "turncoat-company")):
        laid = Fight(box, hero, enemy, act=2, assets="leather-armor")
        fight = fight_of(laid.t, hero, laid.foe)
        alike, apart = Odds(fight), Odds(fight)
        monkeypatch.setattr(apart.thinker.plain, "of", lambda r: r)
        assert astuple(done(alike.before(2, 2))) == pytest.approx(astuple(done(apart.before(2, 2))))
        assert alike.thinker.thoughts < apart.thinker.thoughts


def test_where_rounds_branch_widely_fights_are_played_out(box: Box) -> None:
    laid = Fight(box, "corbin", "margath", act=2, assets="truesteel-axe chain-shirt", counters={"lore": 7})
    odds = Odds(fight_of(laid.t, "corbin", "margath"))
    assert odds.wide
    work = reckoned(laid.t, odds, "corbin", "margath")
    assert next(work) is None
    found = done(work)
    assert found.about
    assert found.fights == 1000
    assert odds.thinker.thoughts == 0
    laid = Fight(box, "corbin", "carrion-rats", assets="truesteel-axe", hero_damage=6)
    narrow = Odds(fight_of(laid.t, "corbin", laid.foe))
    assert not narrow.wide
    exact = done(reckoned(laid.t, narrow, "corbin", laid.foe))
    rough = done(played_out(narrow, narrow.fresh(4, 3), 0, begun=NOT_BEGUN))
    assert rough.win == pytest.approx(exact.win, abs=0.05)
    assert rough.damage == pytest.approx(exact.damage, abs=0.2)
    assert rough.rounds == pytest.approx(exact.rounds, abs=0.15)


@pytest.mark.rule("RB-712")
def test_what_has_not_ended_after_ten_rounds_ends_in_neither(box: Box) -> None:
    laid = Fight(box, "corbin", "ettin", hero_damage=9)
    fight = fight_of(laid.t, "corbin", laid.foe)
    assert done(Odds(fight).between(1, 7, 10)) == CombatOdds(0.0, 0.0, 1.0, 0.0, 0.0)


@pytest.mark.parametrize("number", [0, 3, 5, 6])
def test_fights_played_out_come_near_the_exact_chance(box: Box, number: int) -> None:
    """So the computer players reckon: quickly, and for the same fight always the same."""
    more = dict(WHOLE[number])
    laid = Fight(box, more.pop("hero"), more.pop("enemy"), **more)
    odds = Odds(fight_of(laid.t, laid.hero, laid.foe))
    left = health_left(laid.t, laid.hero), health_left(laid.t, laid.foe)
    rough = sampled(odds, *left, 300)
    assert rough == sampled(odds, *left, 300)
    assert rough == pytest.approx(done(odds.before(*left)).win, abs=0.06)
