"""Faces and combat actions: RB-713 to RB-720, RB-731, RB-741; the rulings R-07 to R-12."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.runebound import names
from tests.runebound.fight import NO, Fight

Lay = Callable[..., Fight]
PHYSICAL, MAGIC, SKULLS, PASS = "strike:physical", "strike:magic", "strike:skull", "pass"


# -- damage and blocks


@pytest.mark.rule("RB-713", "RB-714")
def test_any_number_of_tokens_of_one_kind_are_one_attack(fight: Lay) -> None:
    laid = fight("elder-mok", "ettin", others="lyssa", assets="rune-blade war-hammer seers-lens")
    laid.begin("D S1 P1 P3* P3* M1* | K1 S1 A U1 -*")
    assert [option for option in laid.options if option.startswith("strike")] == [PHYSICAL, MAGIC]
    laid.do(PHYSICAL)
    assert (laid.asked, laid.prompt.least, laid.prompt.most) == ("tokens elder-mok", 1, 3)
    assert laid.options == laid.prompt.data["marked"] == ["elder-mok-3", "token:rune-blade-1", "token:war-hammer-1"]
    laid.do(["token:war-hammer-1", "elder-mok-3"], ["foe-2"])
    assert (laid.damage(), laid.pool("elder-mok")) == ((0, 3), "D S1 (P1) P3* (P3*) M1*")
    assert laid.noted("strikes")[0]["amount"] == 4


@pytest.mark.rule("RB-715")
def test_shields_stop_their_values_and_what_is_too_much_is_lost(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa", assets="wyrmscale-coat leather-armor")
    laid.begin("- S1 - S3 S1* | K1 K1 A K1* -*").do(SKULLS, ["foe-1", "foe-4"])
    assert laid.asked == "block corbin"
    assert laid.prompt.data == {
        "amount": 2, "kind": "skull", "by": "ettin-1", "side": "corbin", "marked": ["token:wyrmscale-coat-1"],
    }  # fmt: skip
    laid.do(["corbin-2", "token:wyrmscale-coat-1"])
    assert (laid.damage(), laid.pool("corbin")) == ((0, 0), "- (S1) - (S3) S1*")
    assert laid.noted("blocks")[0]["amount"] == 2


@pytest.mark.rule("RB-715")
def test_blocking_is_no_action_and_may_be_left(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa").begin("U2 S1 P1 | K1 S1 A K1* D")
    laid.do("double:foe-5", "foe-1", PHYSICAL, ["foe-2"], SKULLS, ["foe-1"], NO)
    assert (laid.damage(), laid.pool("corbin"), laid.pool("enemy")) == ((2, 0), "U2 S1 (P1)", "(K1) (S1) A K1* (D)")
    assert laid.asked == "combat-action corbin"


@pytest.mark.rule("RB-715")
def test_damage_that_cannot_be_blocked(fight: Lay) -> None:
    laid = fight("corbin", "ash-drake", others="lyssa").begin("- S1 - | -* S1 A U1 -*")
    laid.do("surge:ash-drake-1/surge1")
    assert (laid.damage(), laid.pool("corbin")) == ((1, 0), "- S1 -")


@pytest.mark.rule("RB-715", "R-08")
def test_damage_of_an_ability_is_blocked_like_an_attack_each_deal_once(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa", assets="focus-stone leather-armor")
    laid.begin("U2 S1 P1 S1 U2* | K1 S1 A U1 -*").do("surge:focus-stone-1/surge2", ["corbin-1"])
    assert laid.asked == "block lyssa"
    laid.do(["foe-2"], "surge:ettin-1/surge1", ["corbin-2", "token:leather-armor-1"])
    assert laid.damage() == (0, 1)


# -- agility and doublers


@pytest.mark.rule("RB-716", "RB-720", "R-10")
def test_agility_flips_an_own_token_or_recasts_one_of_the_foe(fight: Lay) -> None:
    laid = fight("lyssa", "ettin", others="corbin", assets="lucky-coin").begin("U2 M1* A* D* | K1 S1 A K1* D")
    laid.do("double:token:lucky-coin-1", "lyssa-2", PASS)
    assert laid.pool("lyssa") == "U2 M1*=2 A* (D*)"
    laid.do("agility:lyssa-3")
    assert laid.options == ["lyssa-1", "lyssa-2", "foe-1", "foe-2", "foe-3", "foe-4", "foe-5"]
    laid.do("lyssa-2")
    assert laid.pool("lyssa") == "U2 A (A*) (D*)"  # single again
    laid.tosses("foe-4 U1").do("agility:lyssa-2", "foe-4")
    assert laid.pool("enemy") == "K1 S1 A U1 D"
    assert laid.noted("recasts")[0]["tokens"] == ["foe-4"]


@pytest.mark.rule("R-10")
def test_a_token_that_is_tossed_may_lie_as_before(fight: Lay) -> None:
    laid = fight("lyssa", "ettin", others="corbin").begin("U2 M1* A* | K1 S1 A U1 D")
    laid.tosses("foe-1 K1").do("agility:lyssa-3", "foe-1")
    assert laid.pool("enemy") == "K1 S1 A U1 D"


@pytest.mark.rule("RB-716", "RB-710")
def test_agility_needs_a_target(fight: Lay) -> None:
    laid = fight("corbin", "dragon-hybrid", others="lyssa", act=2).begin("U2 S1 P1 | K1 K1 A U1 D U1*")
    laid.do("surge:dragon-hybrid-1/surge2")
    assert (laid.pool("corbin"), laid.asked) == ("[U2] [S1] [P1]", "combat-action lyssa")
    laid.do("double:foe-5", "foe-1", SKULLS, ["foe-1", "foe-2"])
    assert (laid.pool("enemy"), laid.asked) == ("(K1) (K1) A (U1) (D) (U1*)", "retreat corbin")


@pytest.mark.rule("RB-717")
def test_a_doubler_doubles_what_has_a_value_until_it_is_spent(fight: Lay) -> None:
    laid = fight("elder-mok", "ettin", others="lyssa", assets="horn-of-courage chain-shirt")
    laid.begin("D A* M1* S2 D | K1 S1 A U1 D").do("double:elder-mok-1")
    assert laid.options == ["elder-mok-3", "token:chain-shirt-1"]
    laid.do("elder-mok-3", PASS, "double:token:horn-of-courage-1", "elder-mok-3")
    assert laid.pool("elder-mok") == "(D) A* M1*=4 S2 (D)"
    laid.do(MAGIC, ["foe-2"])
    assert (laid.damage(), laid.pool("elder-mok")) == ((0, 3), "(D) A* (M1*) S2 (D)")


@pytest.mark.rule("RB-717")
def test_a_doubled_surge_pays_twice_as_much(fight: Lay) -> None:
    laid = fight("corbin", "tomb-warden", others="lyssa").begin("U2 P1* P1 | K1 S1 A U1 D")
    laid.do(PASS, "double:foe-5", "foe-4", "surge:tomb-warden-1/surge2")
    assert (laid.damage(), laid.pool("enemy")) == ((2, 0), "K1 S1 A (U1) (D)")


@pytest.mark.rule("RB-717", "RB-710")
def test_only_tokens_with_a_value_can_be_doubled(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa", assets="horn-of-courage").begin("- S1 - D | -* S1 A U1 D")
    laid.do("double:foe-5")
    assert laid.options == ["foe-2", "foe-4"]
    laid = fight("corbin", "ettin", others="lyssa", assets="horn-of-courage").begin("- S1 - D | K1 S1 A U1 D")
    laid.do("double:token:horn-of-courage-1")  # nothing but the shield: not asked
    assert laid.pool("corbin") == "- S1=2 - (D)"
    laid = fight("elder-mok", "ettin", others="lyssa").begin("D A* M1* | K1 S1 A U1 D").do(MAGIC, NO, PASS)
    assert "double:elder-mok-1" not in laid.options


# -- surges


@pytest.mark.rule("RB-718")
def test_a_surge_ability_is_paid_with_live_surges_and_resolves_once_a_round(fight: Lay) -> None:
    laid = fight("elder-mok", "ettin", others="lyssa", skills="steady-aim rune-lore", assets="focus-stone war-hammer")
    laid.begin("U2 A* P1 U1 U2* | K1 K1 A K1* D")
    surges = [option for option in laid.options if option.startswith("surge")]
    assert surges == [
        "surge:elder-mok/surge1", "surge:focus-stone-1/surge2", "surge:steady-aim-1/surge1", "surge:rune-lore-1/surge2",
    ]  # fmt: skip
    assert laid.prompt.data["prices"] == {
        "surge:elder-mok/surge1": 1, "surge:war-hammer-1/surge1": 1, "surge:focus-stone-1/surge2": 2,
        "surge:steady-aim-1/surge1": 1, "surge:rune-lore-1/surge2": 2,
    }  # fmt: skip
    laid.do("surge:steady-aim-1/surge1")
    assert (laid.asked, laid.prompt.data["marked"]) == ("pay-surge elder-mok", ["token:war-hammer-1"])
    laid.do(["elder-mok-1"])  # what is too much is lost
    assert (laid.damage(), laid.pool("elder-mok")) == ((0, 1), "(U2) A* P1 U1 U2*")
    laid.do(PASS)
    assert "surge:steady-aim-1/surge1" not in laid.options
    laid.do("surge:rune-lore-1/surge2", ["token:war-hammer-1"])  # too little: the other one pays the rest
    assert (laid.damage(), laid.noted("surge")[-1]["paid"]) == ((0, 4), 3)


@pytest.mark.rule("RB-718", "RB-007", "R-12")
def test_an_ability_that_cannot_be_paid_or_would_do_nothing_is_not_chosen(fight: Lay) -> None:
    laid = fight("corbin", "restless-dead", others="lyssa", assets="war-hammer").begin("- P1* P1 U1 | K1 K1 A U1 D")
    assert "surge:war-hammer-1/surge1" not in laid.options  # no live shield of the foe
    laid.do(PASS)
    assert not [option for option in laid.options if option.startswith("surge")]  # not hurt; 2 surges are not there


@pytest.mark.rule("RB-718")
def test_two_abilities_of_one_price_on_one_card(fight: Lay) -> None:
    laid = fight("corbin", "crypt-shade", others="lyssa", scenario="corpse-king", act=2)
    laid.begin("- P1* P1 | K1 S1 A U1 D U1*").do(PASS, "surge:crypt-shade-1/surge1", ["foe-4"], "corbin-3")
    assert (laid.pool("corbin"), laid.asked) == ("- P1* [P1]", "combat-action lyssa")
    laid.do("surge:crypt-shade-1/surge1b")
    assert (laid.damage(), laid.pool("enemy")) == ((1, 0), "K1 S1 A (U1) D (U1*)")


@pytest.mark.rule("RB-719")
def test_a_combat_action_that_is_printed_on_a_card(fight: Lay) -> None:
    laid = fight("lord-hawthorne", "ettin", others="lyssa", hand="ox-strong feint").begin("- P1 A | K1 S1 A U1 D")
    laid.tosses("lord-hawthorne-1 P2").do("card:lord-hawthorne", ["feint-1"], ["lord-hawthorne-1"])
    assert laid.pool("lord-hawthorne") == "P2 P1 A"
    assert [laid.t.card(piece) for piece in laid.t.zone("discard:skill")] == ["feint"]
    assert laid.asked == "press lord-hawthorne"


# -- what is out, and who acts


@pytest.mark.rule("RB-720")
def test_what_is_removed_is_out_until_the_next_cast(fight: Lay) -> None:
    laid = fight("corbin", "deep-elf-blade", others="lyssa").begin("U2 P1* P1 | K1 S1 A U1 D")
    laid.do(PASS, "surge:deep-elf-blade-1/surge1", "corbin-1", "agility:foe-3")
    assert (laid.options, laid.pool("corbin")) == (["foe-1", "foe-2", "foe-5", "corbin-2", "corbin-3"], "[U2] P1* P1")


@pytest.mark.rule("RB-731")
@pytest.mark.parametrize(("others", "left"), [("lyssa", "lyssa"), ("lyssa elder-mok", "lyssa")])
def test_the_player_to_the_left_makes_every_choice_of_the_enemy(fight: Lay, others: str, left: str) -> None:
    laid = fight("corbin", "deep-elf-blade", others=others).begin("U2 P1* P1 | K1 S1 A U1 D")
    laid.do(PHYSICAL, ["corbin-2", "corbin-3"])
    assert laid.asked == f"block {left}"
    laid.do(NO)
    assert laid.asked == f"combat-action {left}"
    laid = fight("corbin", "deep-elf-blade", others=others).begin("U2 P1* P1 | K1 S1 A U1 D")
    laid.do(PASS, "surge:deep-elf-blade-1/surge1")
    assert laid.asked == f"tokens {left}"


@pytest.mark.rule("RB-731", "RB-102")
def test_a_defeated_hero_keeps_that_duty(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa elder-mok")
    laid.t.add_token("lyssa", names.DOWN)
    assert laid.begin("U2 P1* P1 | K1 S1 A U1 D").do(PASS).asked == "combat-action lyssa"


# -- hero against hero


@pytest.mark.rule("RB-741")
def test_a_duel_each_acts_for_the_own_hero(fight: Lay) -> None:
    laid = fight("corbin", "lyssa", duel=True, others="lyssa elder-mok").begin("U2 P1* P1 | U2 A P1*")
    assert laid.asked == "combat-action corbin"  # one golden face each: who called it begins
    laid.do(PHYSICAL, ["corbin-2", "corbin-3"])
    assert (laid.damage(), laid.asked) == ((0, 2), "combat-action lyssa")
    laid.tosses("corbin-1 -").do("agility:lyssa-2", "corbin-1", "strike:physical")
    assert (laid.damage(), laid.pool("corbin")) == ((1, 2), "- (P1*) (P1)")


@pytest.mark.rule("RB-741", "RB-712")
def test_nobody_retreats_from_a_duel_and_the_tenth_round_ends_it(fight: Lay) -> None:
    laid = fight("corbin", "lyssa", duel=True, others="lyssa", stop="act")
    laid.t.set_track(names.COMBAT_ROUND, 8)
    laid.begin("U2 P1* P1 | U2 A P1*").casts("U2 P1* P1 | U2 A P1*").do(PASS, PASS, PASS, PASS)
    assert (laid.t.fighter, laid.t.gold("corbin"), laid.noted("combat-spent")) == (
        "", 0, [{"hero": "corbin", "enemy": "lyssa"}],
    )  # fmt: skip


@pytest.mark.rule("RB-741", "RB-742")
def test_the_loser_of_a_duel_lies_down_and_the_turn_goes_on(fight: Lay) -> None:
    laid = fight("corbin", "lyssa", duel=True, others="lyssa", stop="act", enemy_damage=7)
    laid.begin("U2 P1* P1 | S1 A P1*").do(PHYSICAL, ["corbin-2", "corbin-3"], NO)
    t = laid.t
    assert (t.standing("lyssa"), t.damage("corbin"), t.gold("corbin"), len(t.trophies("corbin"))) == (False, 0, 2, 0)
    assert laid.session.state.node == "act"


@pytest.mark.rule("R-01")
def test_texts_about_the_foe_work_on_the_other_hero(fight: Lay) -> None:
    laid = fight("corbin", "lyssa", duel=True, others="lyssa", skills="feint").begin("U2 P1* P1 | S1 A P1*")
    laid.tosses("lyssa-3 A*").do("surge:feint-1/surge1", "lyssa-3")
    assert laid.pool("lyssa") == "S1 A A*"
