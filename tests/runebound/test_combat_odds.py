"""The exact odds of a combat: the figures of the design, and that they tell what happens on the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.runebound import names
from game.runebound.box import Box
from game.runebound.combat_fight import fight_of
from game.runebound.combat_odds import CombatOdds, Odds, done
from game.runebound.combat_round import NOT_HELD
from game.runebound.combat_state import HERO
from game.runebound.tokens import SKULL
from tests.runebound.fight import Fight


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
        ("margath", 2, (0.8, 3.1, 7.0, 12.5, 17.2, 18.8, 17.2, 12.5)),
        ("vorakesh", 2, (1.6, 7.8, 17.2, 23.4, 23.4, 17.2, 7.8, 1.6)),
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
