"""How enemies play themselves: RB-732 to RB-739."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.runebound.enemy_script import block, payment
from tests.runebound.fight import NO, Fight

Lay = Callable[..., Fight]
PHYSICAL, PASS = "strike:physical", "pass"


KEPT = {
    "strikes": "tokens", "surge": "window", "flips": "tokens", "recasts": "tokens", "doubles": "tokens",
    "passes": "side", "blocks": "tokens", "removes": "tokens", "cancels": "x",
}  # fmt: skip


def enemy_acts(laid: Fight) -> list[tuple[str, Any]]:
    """What the enemy did so far, in order: what is told, with what it was about."""
    found = []
    for note in laid.told():
        source = str(note.data.get("source", ""))
        if note.name in KEPT and (note.data["side"] == laid.foe or source.startswith(("foe-", laid.foe))):
            found.append((note.name, note.data[KEPT[note.name]]))
    return found


def acted(fight: Lay, hero: str, enemy: str, cast: str, *tosses: str, **more: Any) -> list[tuple[str, Any]]:
    """What a scripted enemy does in a round in which the hero passes; the hero's other answers are refusals."""
    laid = fight(hero, enemy, **more).begin(cast, *tosses)
    while laid.asked and not laid.asked.startswith("retreat"):
        laid.do(PASS if laid.asked.startswith("combat-action") else NO)
    return enemy_acts(laid)


@pytest.mark.rule("RB-732")
@pytest.mark.parametrize(
    "more", [{}, {"others": "lyssa", "form": "together"}, {"others": "lyssa", "enemies": "script"}]
)
def test_the_script_plays_alone_together_and_by_the_option(fight: Lay, more: dict[str, Any]) -> None:
    laid = fight("corbin", "ettin", **more).begin("- P1* P1 | K1 S1 A K1* D").do(PHYSICAL, ["corbin-2"])
    assert laid.asked == "combat-action corbin"  # blocked with the shield, doubled a skull
    assert laid.pool("enemy") == "K1=2 (S1) A K1* (D)"


@pytest.mark.rule("RB-733")
def test_kill_comes_first(fight: Lay) -> None:
    found = acted(fight, "corbin", "ettin", "- S1 - | K1 K1 A K1* D", hero_damage=8)
    assert found == [("strikes", ["foe-1", "foe-2", "foe-4"])]


@pytest.mark.rule("RB-733")
def test_no_kill_where_live_shields_could_stop_it(fight: Lay) -> None:
    found = acted(fight, "corbin", "ettin", "- S1 - | K1 K1 A K1* D", "corbin-2 S1", hero_damage=7)
    assert found == [
        ("doubles", ["foe-1"]), ("strikes", ["foe-1", "foe-2", "foe-4"]),
    ]  # fmt: skip


@pytest.mark.rule("RB-733")
def test_the_rest_in_its_order(fight: Lay) -> None:
    found = acted(fight, "corbin", "ettin", "- P1* P1 | K1 S1 A U1 D", "corbin-2 S1")
    assert found == [
        ("doubles", ["foe-1"]), ("surge", "surge1"), ("recasts", ["corbin-2"]), ("strikes", ["foe-1"]),
        ("passes", "ettin-1"),
    ]  # fmt: skip


@pytest.mark.rule("RB-734")
def test_the_doubler_takes_the_highest_skull_as_it_stands(fight: Lay) -> None:
    found = acted(fight, "corbin", "grave-knight", "- P1* P1 | K1 S1 K1 U1 D K2", act=2, scenario="corpse-king")
    assert found[:2] == [("doubles", ["foe-6"]), ("surge", "surge1")]
    assert found[2] == ("doubles", ["foe-6"])


@pytest.mark.rule("RB-734")
def test_without_a_skull_the_doubler_is_kept(fight: Lay) -> None:
    found = acted(fight, "corbin", "ettin", "- S1 - | -* S1 A U1 D")
    assert found == [
        ("surge", "surge1"), ("flips", ["foe-1"]), ("doubles", ["foe-1"]), ("strikes", ["foe-1"]),
        ("passes", "ettin-1"),
    ]  # fmt: skip


@pytest.mark.rule("RB-735")
def test_the_ability_printed_lowest_that_can_be_paid(fight: Lay) -> None:
    cast = "- P1* P1 | K1 S1 K1 U1 -* U1*"
    assert acted(fight, "corbin", "dread-herald", cast, act=2, enemy_damage=1)[0] == ("surge", "surge2")
    assert acted(fight, "corbin", "ridge-ogre", cast, act=2)[0] == ("surge", "surge2")


@pytest.mark.rule("RB-735", "RB-738")
def test_an_ability_that_would_change_nothing_is_left(fight: Lay) -> None:
    """Unhurt it heals nothing, and no shield is there to be removed."""
    cast = "- P1* P1 | K1 S1 K1 U1 -* U1*"
    assert [name for name, _ in acted(fight, "corbin", "dread-herald", cast, act=2)] == ["strikes", "passes"]


@pytest.mark.rule("RB-735")
@pytest.mark.parametrize(
    ("surges", "price", "paid"),
    [
        ((1, 2), 2, (1,)), ((1, 1, 2), 2, (2,)), ((2, 1), 1, (1,)), ((1, 1), 1, (0,)), ((2, 2), 3, (0, 1)),
        ((1, 1, 1), 2, (0, 1)), ((4, 1), 2, (0,)), ((1,), 2, ()), ((2, 1, 1), 0, (0, 1, 2)),
        ((1, 1, 3, 2), 3, (2,)), ((2, 1, 1, 1), 3, (0, 1)),
    ],
)  # fmt: skip
def test_the_least_payment_that_suffices(surges: tuple[int, ...], price: int, paid: tuple[int, ...]) -> None:
    assert payment(surges, price) == paid


@pytest.mark.rule("RB-736")
def test_agility_flips_the_own_blank_with_a_skull(fight: Lay) -> None:
    found = acted(fight, "corbin", "ettin", "- P1* P1 | -* S1 A K1* -*")
    assert found == [("flips", ["foe-1"]), ("strikes", ["foe-1", "foe-4"]), ("passes", "ettin-1")]


@pytest.mark.rule("RB-736")
@pytest.mark.parametrize(
    ("hero", "assets", "cast", "target", "toss"),
    [
        ("corbin", "rune-blade", "U2 P1* P1 M3", "token:rune-blade-1", "M3"),
        ("corbin", "horn-of-courage", "U2 S1 P1 D", "corbin-3", "P1"),
        ("elder-mok", "horn-of-courage", "U2 A* M1* D", "elder-mok-3", "M1*"),
        ("corbin", "horn-of-courage", "U2 S1 - D", "token:horn-of-courage-1", "D"),
        ("lyssa", "focus-stone war-hammer winged-mantle", "S1 A A* U1 U2* A", "token:focus-stone-1", "U2*"),
        ("lord-hawthorne", "chain-shirt", "- - A S2", "lord-hawthorne-3", "A"),
        ("corbin", "", "U2 P1* P1", "corbin-2", "P1*"),
    ],
)  # fmt: skip
def test_else_it_recasts_the_best_live_token_of_the_hero(
    fight: Lay, hero: str, assets: str, cast: str, target: str, toss: str
) -> None:
    found = acted(fight, hero, "ettin", f"{cast} | K1 S1 A K1* -*", f"{target} {toss}", assets=assets)
    assert found[0] == ("recasts", [target])


@pytest.mark.rule("RB-736")
def test_shields_and_blanks_are_never_recast(fight: Lay) -> None:
    found = acted(fight, "corbin", "ettin", "- S1 - | K1 S1 A K1* D")
    assert [name for name, _ in found] == ["doubles", "strikes", "passes"]


@pytest.mark.rule("RB-737")
@pytest.mark.parametrize(
    ("shields", "damage", "spent"),
    [
        ((1, 2), 2, (1,)), ((1, 1), 2, (0, 1)), ((2, 1), 1, (1,)), ((1, 2, 3), 3, (2,)), ((2, 2), 3, (0, 1)),
        ((1, 1, 1), 1, (0,)), ((3, 2), 2, (1,)), ((1,), 4, (0,)), ((), 1, ()), ((2, 1, 1), 2, (0,)),
    ],
)  # fmt: skip
def test_the_shields_that_stop_most_the_fewest_the_least(
    shields: tuple[int, ...], damage: int, spent: tuple[int, ...]
) -> None:
    assert block(shields, damage) == spent


@pytest.mark.rule("RB-737", "RB-709")
def test_an_enemy_that_has_passed_still_blocks(fight: Lay) -> None:
    laid = fight("corbin", "ettin").begin("- P1* P1 | K1 S1 K1 K1* -*")
    laid.do(PHYSICAL, ["corbin-2"])
    assert laid.pool("enemy") == "(K1) (S1) (K1) (K1*) -*"
