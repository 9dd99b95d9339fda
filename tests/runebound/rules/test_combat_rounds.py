"""Set-up of a combat, its rounds, and how it ends: RB-701 to RB-713, RB-721 to RB-724, RB-731, RB-741, RB-931."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.runebound import names
from tests.runebound.fight import NO, Fight

Lay = Callable[..., Fight]
PHYSICAL, SKULLS, PASS = "strike:physical", "strike:skull", "pass"


# -- set-up


@pytest.mark.rule("RB-701", "RB-703")
def test_pools_of_a_hero_and_an_enemy(fight: Lay) -> None:
    laid = fight("corbin", "ettin", hero_damage=3, assets="winged-mantle satchel rune-blade chain-shirt salt").begin()
    t = laid.t
    own = ["corbin-1", "corbin-2", "corbin-3", "token:rune-blade-1", "token:chain-shirt-1", "token:winged-mantle-1"]
    assert t.zone(names.pool("corbin")) == own
    assert t.zone(names.POOL_ENEMY) == ["foe-1", "foe-2", "foe-3", "foe-4", "foe-5"]
    assert laid.noted("combat") == [{"hero": "corbin", "enemy": "ettin-1", "kind": names.FIGHT_CARD}]


@pytest.mark.rule("RB-703")
@pytest.mark.parametrize(
    ("enemy", "scenario", "more"),
    [("ettin", "margath", []), ("margath", "margath", ["margath-token", "margath-fire"]),
     ("vorakesh", "corpse-king", ["vorakesh-token", "vorakesh-crown"])],
)  # fmt: skip
def test_tokens_of_the_second_act_and_of_villains(fight: Lay, enemy: str, scenario: str, more: list[str]) -> None:
    laid = fight("corbin", enemy, act=2, scenario=scenario).begin()
    assert laid.t.zone(names.POOL_ENEMY) == [f"foe-{number}" for number in range(1, 7)] + more


@pytest.mark.rule("RB-704")
def test_the_start_comes_before_the_first_cast_and_the_hero_first(fight: Lay) -> None:
    laid = fight("lord-hawthorne", "corpse-hounds", skills="first-blow", assets="chain-shirt", others="lyssa")
    laid.begin("P2 P1 S1* S2 | K1 K1 K1 U1 -*")
    assert [(note["side"], note["amount"]) for note in laid.noted("deals")] == [
        ("lord-hawthorne", 1), ("corpse-hounds-1", 1),
    ]  # fmt: skip
    assert laid.damage() == (1, 1)  # no token is live yet that could block
    assert not laid.noted("blocks")
    assert laid.pool("lord-hawthorne") == "P2 P1 S1* S2"


# -- a round


@pytest.mark.rule("RB-705", "RB-706")
def test_a_round_in_its_order(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa").begin("U2 P1* - | K1 S1 A K1* D")
    told = [name for name in ("combat-round", "cast", "initiative") for _ in laid.noted(name)]
    assert told == ["combat-round", "cast", "cast", "initiative"]
    assert (laid.pool("corbin"), laid.pool("enemy")) == ("U2 P1* -", "K1 S1 A K1* D")


@pytest.mark.rule("RB-706", "RB-720", "RB-717")
def test_all_are_back_live_and_single_in_the_next_round(fight: Lay) -> None:
    laid = fight("corbin", "deep-elf-blade", others="lyssa", assets="lucky-coin").begin("- P1* P1 D* | -* S1 A U1 -*")
    laid.do("double:token:lucky-coin-1", "corbin-2", "surge:deep-elf-blade-1/surge1", "corbin-3")
    assert (laid.pool("corbin"), laid.pool("enemy")) == ("- P1*=2 [P1] (D*)", "-* S1 A (U1) -*")
    laid.do(PASS, PASS).casts("U2 P1* P1 A* | K1 S1 A K1* D").do("go-on")
    assert (laid.pool("corbin"), laid.pool("enemy")) == ("U2 P1* P1 A*", "K1 S1 A K1* D")


@pytest.mark.rule("RB-707")
@pytest.mark.parametrize(
    ("cast", "first"),
    [
        ("U2 P1* P1 | K1 K1 A U1 -*", "corbin"), ("U2 S1 P1 | K1 K1 A K1* D", "lyssa"),
        ("U2 S1 P1 | K1 S1 A U1 D", "corbin"), ("U2 P1* P1 | -* S1 A K1* D", "lyssa"),
    ],
)  # fmt: skip
def test_more_golden_faces_begin_and_the_hero_on_a_tie(fight: Lay, cast: str, first: str) -> None:
    assert fight("corbin", "ettin", others="lyssa").begin(cast).asked == f"combat-action {first}"


@pytest.mark.rule("RB-708", "RB-720")
def test_texts_after_casting_come_before_the_initiative(fight: Lay) -> None:
    """A token that is flipped counts its rim no more, on either face."""
    laid = fight("corbin", "ettin", others="lyssa", skills="both-hands").begin("U2 S1 P1 | K1 S1 A K1* D")
    assert laid.asked == "tokens corbin"
    laid.do(["corbin-2"])
    assert (laid.pool("corbin"), laid.asked) == ("U2 P1* P1", "combat-action lyssa")
    assert laid.noted("initiative") == [{"side": "ettin-1", "hero": 0, "foe": 1}]


@pytest.mark.rule("RB-709")
def test_the_sides_act_in_turn_and_who_passed_is_out(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa", assets="seers-lens").begin("- P1* P1 M1* | K1 S1 A K1* -*")
    laid.do(PHYSICAL, ["corbin-2"], NO)  # Lyssa's player does not block
    assert (laid.asked, laid.damage()) == ("combat-action lyssa", (0, 1))
    laid.do(PASS)
    assert laid.asked == "combat-action corbin"
    laid.do("strike:magic", ["foe-2"])  # who passed still blocks
    assert (laid.asked, laid.damage(), laid.pool("enemy")) == ("combat-action corbin", (0, 1), "K1 (S1) A K1* -*")
    laid.do(PHYSICAL)
    assert (laid.damage(), laid.asked) == ((0, 2), "retreat corbin")


@pytest.mark.rule("RB-710")
def test_who_has_no_action_passes_unasked(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa").begin("- S1 - | K1 S1 A U1 D")
    assert [note["side"] for note in laid.noted("passes")] == ["corbin"]
    assert laid.asked == "combat-action lyssa"
    assert PASS in laid.options
    laid.do(PASS)
    assert laid.asked == "retreat corbin"


@pytest.mark.rule("RB-711", "RB-721")
def test_only_the_hero_may_retreat_and_only_at_the_end_of_a_round(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa").begin("U2 P1* - | K1 S1 A K1* D")
    assert not [option for option in laid.options if "retreat" in option]
    laid.do(PASS, PASS)
    assert (laid.asked, laid.options) == ("retreat corbin", ["go-on", "retreat"])
    laid.do("retreat")
    assert laid.ended == names.RETREAT


@pytest.mark.rule("RB-711")
def test_texts_at_the_end_of_a_round_come_before_the_question(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa", skills="second-wind", hero_damage=3)
    laid.begin("U2 P1* - | K1 S1 A K1* D").do(PASS, PASS)
    assert (laid.asked, laid.damage()) == ("retreat corbin", (1, 0))
    laid.casts("U2 P1* - | K1 S1 A K1* D").do("go-on", PASS, PASS)
    assert laid.damage() == (1, 0)  # once in a combat


@pytest.mark.rule("RB-712")
def test_after_the_tenth_round_it_is_over(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa", skills="second-wind", hero_damage=2)
    laid.t.set_track(names.COMBAT_ROUND, 9)
    laid.begin("U2 P1* - | K1 S1 A K1* D").do(PASS, PASS)
    assert (laid.ended, laid.damage()) == (names.SPENT, (0, 0))


# -- how it ends


@pytest.mark.rule("RB-722")
def test_nothing_more_resolves_once_a_side_is_defeated(fight: Lay) -> None:
    laid = fight("corbin", "carrion-rats", others="lyssa", enemy_damage=2).begin("U2 P1* - | K1 K1 A K1* D")
    laid.do(PHYSICAL)
    assert (laid.ended, laid.damage(), laid.noted("beaten")) == (
        names.WON, (0, 3), [{"enemy": "carrion-rats-1", "hero": "corbin"}],
    )  # fmt: skip


@pytest.mark.rule("RB-722", "RB-803")
def test_a_hero_whose_damage_reaches_the_health_has_lost(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa", hero_damage=9).begin("- P1* - | K1 S1 A K1* D")
    laid.do(PASS, SKULLS, ["foe-4"])
    assert (laid.ended, laid.t.standing("corbin")) == (names.LOST, False)


@pytest.mark.rule("RB-723")
def test_if_both_would_be_defeated_the_hero_is_and_the_enemy_not(fight: Lay) -> None:
    laid = fight("corbin", "ember-zealots", others="lyssa", hero_damage=9, enemy_damage=3)
    laid.begin("- S1 - | -* S1 A U1 -*").do("surge:ember-zealots-1/surge1", NO)
    assert (laid.ended, laid.damage(), laid.noted("beaten")) == (names.LOST, (10, 3), [])


@pytest.mark.rule("RB-723")
def test_a_hero_who_is_defeated_sends_nothing_back(fight: Lay) -> None:
    laid = fight("master-thorn", "ettin", others="lyssa", hero_damage=7, enemy_damage=6)
    laid.begin("U2 D A* | K1 S1 A K1* D").do("surge:master-thorn/surge2", SKULLS, ["foe-1", "foe-4"])
    assert (laid.ended, laid.noted("reflects")) == (names.LOST, [])


@pytest.mark.rule("RB-724")
def test_damage_stays_on_the_hero_and_goes_off_the_enemy(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa", stop="act").begin("U2 P1* - | K1 S1 A K1* D")
    laid.do(PHYSICAL, NO, SKULLS, ["foe-1", "foe-4"], PASS, PASS)
    assert laid.damage() == (2, 1)
    laid.do("retreat")
    assert (laid.t.damage("corbin"), laid.t.damage("ettin-1"), laid.t.zone("discard:combat")) == (2, 0, ["ettin-1"])
    assert not laid.t.zone(names.POOL_ENEMY)


@pytest.mark.rule("RB-963", "RB-704")
def test_a_villain_who_is_hurt_enough_for_this_foe_is_defeated_at_the_start(fight: Lay) -> None:
    more = {"others": "lyssa", "form": "together", "act": 2, "enemy_damage": 14}
    laid = fight("corbin", "margath", counters={names.LORE: 4}, **more).begin()
    assert (laid.ended, laid.noted("cast"), len(laid.noted("beaten"))) == (names.WON, [], 1)
    assert fight("corbin", "margath", counters={names.LORE: 3}, **more).begin().ended == ""


@pytest.mark.rule("RB-931", "RB-712")
def test_nobody_retreats_from_a_villain(fight: Lay) -> None:
    laid = fight("corbin", "margath", others="lyssa", act=2)
    laid.t.set_track(names.COMBAT_ROUND, 8)  # the next one is the ninth
    laid.begin("U2 P1* - | K1 S1 A K1* D K2 K2 K3*")
    laid.casts("U2 P1* - | K1 S1 A K1* D K2 K2 K3*").do(PASS, PASS)
    assert (laid.asked, laid.t.track(names.COMBAT_ROUND)) == ("combat-action lyssa", 10)
    laid.do(PASS, PASS)
    assert (laid.ended, laid.damage()) == (names.SPENT, (0, 0))
