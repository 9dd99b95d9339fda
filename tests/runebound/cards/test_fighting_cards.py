"""What heroes, assets and skills do in combat: every window of theirs that comes there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.runebound import names, values
from game.runebound.content import Content
from tests.runebound.fight import NO, Fight

Lay = Callable[..., Fight]
PHYSICAL, MAGIC, SKULLS, PASS = "strike:physical", "strike:magic", "strike:skull", "pass"
FOE = "K1 S1 A U1 D"
"""A cast of an enemy without gold: the hero begins."""
ICON, PLAIN = "ox-strong", "feint"
"""A skill with a success icon, and one without."""


def begun(fight: Lay, hero: str, cast: str, *tosses: str, enemy: str = "ettin", foe: str = FOE, **more: Any) -> Fight:
    """A combat that another player's hero watches, at its first question."""
    other = "lyssa" if hero != "lyssa" else "corbin"
    return fight(hero, enemy, **({"others": other} | more)).begin(f"{cast} | {foe}", *tosses)


# -- heroes


def test_elder_mok_unleashes_spirit(fight: Lay) -> None:
    """A test: spirit 2 and 1 more; exerting and the blessing may be used."""
    deck = f"{ICON} {PLAIN} {ICON} {ICON} {PLAIN} {ICON} {PLAIN}"
    laid = begun(fight, "elder-mok", "U2 A* P1", deck=deck, hand=PLAIN)
    laid.do("surge:elder-mok/surge1")
    assert (laid.asked, laid.prompt.data["successes"]) == ("exert elder-mok", 2)
    laid.do([f"{PLAIN}-1"], NO)  # nobody blocks
    assert laid.damage() == (0, 3)
    laid = begun(fight, "elder-mok", "U2 A* P1", deck=deck, counters={names.BLESSED: 1})
    assert laid.do("surge:elder-mok/surge1").asked == "may elder-mok"
    laid.do("yes", ["foe-2"])
    assert (laid.damage(), laid.t.has("elder-mok", names.BLESSED)) == ((0, 2), False)


def test_without_a_success_nothing_is_dealt(fight: Lay) -> None:
    laid = begun(fight, "elder-mok", "U2 A* P1", deck=f"{PLAIN} {PLAIN} {PLAIN} {ICON}").do("surge:elder-mok/surge1")
    assert (laid.damage(), laid.noted("deals"), laid.asked) == ((0, 0), [], "combat-action lyssa")


@pytest.mark.rule("R-07")
def test_master_thorns_mirror_ward_answers_attacks_only(fight: Lay) -> None:
    laid = begun(fight, "master-thorn", "U2 M1* A*", act=2, foe="K1 S1 A U1 D K2")
    laid.do("surge:master-thorn/surge2", "surge:ettin-1/surge1")
    assert (laid.damage(), laid.noted("reflects")) == ((2, 0), [])
    laid.do(PASS, SKULLS, ["foe-1"])
    assert (laid.asked, laid.prompt.data["amount"]) == ("block lyssa", 1)
    laid.do(["foe-2"], SKULLS)  # the second attack comes back too
    assert laid.damage() == (5, 2)


def test_mirror_ward_sends_back_three_at_most_and_what_was_not_blocked(fight: Lay) -> None:
    laid = begun(fight, "master-thorn", "U2 M1* A* S1*", act=2, foe="K1 K1 K1 U1 D K2", assets="leather-armor")
    laid.do("surge:master-thorn/surge2", SKULLS, ["foe-1", "foe-2", "foe-3", "foe-6"], NO)
    assert laid.damage() == (5, 3)
    laid = begun(fight, "master-thorn", "U2 M1* A* S1*", foe="K1 K1 K1 U1 D", assets="leather-armor")
    laid.do("surge:master-thorn/surge2", SKULLS, ["foe-1", "foe-2", "foe-3"], ["token:leather-armor-1"])
    assert laid.damage() == (2, 2)


def test_mirror_ward_ends_with_the_round(fight: Lay) -> None:
    laid = begun(fight, "master-thorn", "U2 M1* A*").do("surge:master-thorn/surge2", PASS, PASS)
    laid.casts(f"U2 M1* A* | {FOE}").do("go-on", PASS, SKULLS)
    assert (laid.damage(), laid.noted("reflects")) == ((1, 0), [])


def test_lord_hawthorne_presses_the_attack_once_in_a_combat(fight: Lay) -> None:
    laid = begun(fight, "lord-hawthorne", "P2 P1 A").do(PHYSICAL, ["lord-hawthorne-1"], NO)
    assert laid.asked == "press lord-hawthorne"
    laid.do("again")
    assert laid.asked == "combat-action lord-hawthorne"
    laid.do(PHYSICAL, NO)
    assert (laid.damage(), laid.asked) == ((0, 3), "combat-action lyssa")  # and no second time


@pytest.mark.rule("R-103")
def test_pressing_may_be_left_for_later_and_does_not_come_after_a_pass(fight: Lay) -> None:
    laid = begun(fight, "lord-hawthorne", "P2 P1 A").do(PHYSICAL, ["lord-hawthorne-1"], NO, NO)
    assert laid.asked == "combat-action lyssa"
    laid.do(SKULLS, PHYSICAL, NO)
    assert laid.asked == "press lord-hawthorne"
    laid = begun(fight, "lord-hawthorne", "P2 P1 A").do(PASS)
    assert laid.asked == "combat-action lyssa"


def test_pressing_is_not_asked_where_the_turn_is_the_heros_anyhow(fight: Lay) -> None:
    laid = begun(fight, "lord-hawthorne", "P2 P1 A", foe="K1 S1 A K1* -*")
    laid.do(PASS, PHYSICAL, ["lord-hawthorne-1"], NO)
    assert laid.asked == "combat-action lord-hawthorne"


def test_lord_hawthorne_reforges_the_line_once_a_round(fight: Lay) -> None:
    laid = begun(fight, "lord-hawthorne", "- - A", hand=f"{PLAIN} {ICON}")
    laid.tosses("lord-hawthorne-1 P2", "lord-hawthorne-2 -")
    laid.do("card:lord-hawthorne", [f"{PLAIN}-1"], ["lord-hawthorne-1", "lord-hawthorne-2"], NO, PASS)
    assert laid.pool("lord-hawthorne") == "P2 - A"
    assert laid.options == [PHYSICAL, "agility:lord-hawthorne-3", PASS]
    assert "card:lord-hawthorne" not in begun(fight, "lord-hawthorne", "- - A").options  # nothing to exert


def test_lyssa_knows_the_lay_of_the_land(fight: Lay) -> None:
    """One roll of her speed; what shows the terrain of her hex is dealt; a die may be rolled again by exerting."""
    laid = fight("lyssa", "ettin", others="corbin", where="high-moor", hand=PLAIN).begin(f"U2 A A* | {FOE}")
    assert laid.t.terrain("lyssa") == "hills"
    rolled = ["forest+hills", "plains", "mountain+water", "wild"]
    laid.t.script = laid.session.entries[-1].script = {"terrain": rolled}
    laid.do("surge:lyssa/surge1")
    assert laid.asked == "exert lyssa"
    laid.do([f"{PLAIN}-1"])
    assert laid.asked == "reroll lyssa"
    laid.do([laid.options[2]])
    assert (laid.noted("deals")[0]["amount"], laid.asked) == (2, "block corbin")


def test_a_map_reader_rolls_one_of_those_dice_again(fight: Lay) -> None:
    laid = fight("lyssa", "ettin", others="corbin", where="high-moor", skills="map-reader").begin(f"U2 A A* | {FOE}")
    rolled = ["forest+hills", "plains", "mountain+water", "wild"]
    laid.t.script = laid.session.entries[-1].script = {"terrain": rolled}
    laid.do("surge:lyssa/surge1")
    assert laid.asked == "reroll-free lyssa"
    assert laid.do([laid.options[1]]).noted("deals")[0]["amount"] == 2


def test_lyssas_nine_lives_save_her_but_not_the_combat(fight: Lay) -> None:
    laid = begun(fight, "lyssa", "U2 A P1*", hand=PLAIN, hero_damage=8, stop="act").do(PASS, SKULLS)
    assert laid.asked == "pay lyssa"
    laid.do("yes")
    t = laid.t
    assert (t.standing("lyssa"), t.damage("lyssa"), t.zone(names.discard("combat"))) == (True, 0, ["ettin-1"])
    assert (laid.session.state.node, t.actions, len(laid.noted("lost-combat"))) == ("act", 1, 1)


@pytest.mark.rule("R-02", "RB-742", "RB-803")
def test_nine_lives_in_the_duel_of_another(fight: Lay) -> None:
    """She is not defeated, but the duel is lost."""
    laid = fight("corbin", "lyssa", duel=True, others="lyssa", stop="act", enemy_damage=7, hand="")
    laid.t.make("spare", "feint", names.hand("lyssa"))
    laid.begin("- P1* P1 | S1 A P1*").do(PHYSICAL, ["corbin-2", "corbin-3"], NO)
    assert laid.asked == "pay lyssa"
    laid.do("yes")
    assert (laid.t.standing("lyssa"), laid.t.damage("lyssa"), laid.t.gold("corbin")) == (True, 0, 2)


def test_nine_lives_against_a_villain_costs_all_the_same(fight: Lay) -> None:
    laid = fight(
        "lyssa", "margath", others="corbin", act=2, hand=PLAIN, hero_damage=8, counters={names.LORE: 5}, stop="act",
    ).begin("U2 A P1* | K1 S1 A U1 D K2 K2 K3*")  # fmt: skip
    laid.do(PASS, SKULLS, ["foe-1"], "yes")
    assert (laid.t.tokens("lyssa", names.LORE), laid.t.standing("lyssa"), laid.t.damage("margath")) == (2, True, 0)


@pytest.mark.rule("RB-718")
def test_corbins_rain_of_blows_and_who_cancels_it(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 P1* P1 U2*", assets="focus-stone", act=2, foe="K1 S1 A U1 D U1*")
    laid.do("surge:corbin/surgeX")
    assert (laid.asked, laid.prompt.least, laid.prompt.data["price"]) == ("pay-surge corbin", 1, 0)
    laid.do(["corbin-1"])
    assert (laid.asked, laid.prompt.data["x"]) == ("cancel lyssa", 2)
    laid.do("yes")
    assert (laid.damage(), laid.pool("enemy"), laid.asked) == ((0, 0), "K1 S1 A (U1) D (U1*)", "combat-action lyssa")
    laid = begun(fight, "corbin", "U2 P1* P1", act=2, foe="K1 S1 A U1 D U1*").do("surge:corbin/surgeX", NO, NO)
    assert (laid.damage(), laid.pool("enemy")) == ((0, 2), "K1 S1 A U1 D U1*")
    laid = begun(fight, "corbin", "U2 P1* P1").do("surge:corbin/surgeX")
    assert laid.asked == "block lyssa"  # one surge cannot cancel two


@pytest.mark.rule("R-105")
def test_the_script_cancels_an_x_of_two_and_more(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 P1* P1", others="", act=2, foe="K1 S1 A U1 D U1*").do("surge:corbin/surgeX")
    assert (laid.damage()[1], [note["x"] for note in laid.noted("cancels")]) == (0, [2])
    laid = begun(fight, "corbin", "- P1* P1 U1", others="", assets="war-hammer").do("surge:corbin/surgeX")
    assert (laid.noted("cancels"), laid.noted("blocks")[0]["amount"]) == ([], 1)


@pytest.mark.rule("RB-720", "R-10")
def test_laurel_looses_again(fight: Lay) -> None:
    """Also the surge that paid, which then pays for another ability; once a round."""
    laid = begun(fight, "laurel-of-bloodwood", "U2 P2* P1*", skills="steady-aim")
    assert "surge:laurel-of-bloodwood/surge1" in laid.options  # what pays will be spent
    laid.tosses("laurel-of-bloodwood-1 U2").do("surge:laurel-of-bloodwood/surge1", PASS)
    assert laid.pool("laurel-of-bloodwood") == "U2 P2* P1*"
    assert laid.options == [PHYSICAL, "surge:steady-aim-1/surge1", PASS]
    laid.do("surge:steady-aim-1/surge1")
    assert laid.damage() == (0, 1)
    laid = begun(fight, "laurel-of-bloodwood", "U2 P2* P1*").do(PHYSICAL, ["laurel-of-bloodwood-2"], NO, PASS)
    laid.tosses("laurel-of-bloodwood-2 P2*").do("surge:laurel-of-bloodwood/surge1", "laurel-of-bloodwood-2")
    assert laid.pool("laurel-of-bloodwood") == "(U2) P2* P1*"


# -- assets


def test_war_hammer_removes_a_shield(fight: Lay) -> None:
    laid = begun(fight, "corbin", "- P1* P1 U1", assets="war-hammer").do("surge:war-hammer-1/surge1")
    assert laid.pool("enemy") == "K1 [S1] A U1 D"


def test_truesteel_axe_recasts_any_number(fight: Lay) -> None:
    laid = begun(fight, "corbin", "- P1* P1 U1*", assets="truesteel-axe").do("surge:truesteel-axe-1/surge1")
    assert (laid.prompt.least, laid.prompt.most, laid.prompt.data["verb"]) == (0, 5, "recast")
    laid.tosses("foe-1 -*", "foe-2 S1").do(["foe-1", "foe-2"])
    assert laid.pool("enemy") == "-* S1 A U1 D"


@pytest.mark.parametrize(
    ("asset", "window", "cast", "damage"),
    [("rune-blade", "surge1", "U2 P1* P1 P3*", 2), ("focus-stone", "surge2", "- P1* P1 U2*", 2)],
)
def test_assets_that_deal_magic(fight: Lay, asset: str, window: str, cast: str, damage: int) -> None:
    laid = begun(fight, "corbin", cast, assets=asset).do(f"surge:{asset}-1/{window}", NO)
    assert (laid.damage(), laid.noted("deals")[0]["kind"]) == ((0, damage), "magic")


@pytest.mark.rule("R-111", "RB-704")
def test_horn_of_courage_before_the_first_cast(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa", assets="horn-of-courage", hand=PLAIN, deck=f"{ICON} {ICON} {ICON}")
    laid.begin(f"- P1* P1 - | {FOE}")
    assert (laid.asked, laid.noted("cast")) == ("pay corbin", [])
    laid.do("yes")
    assert ([laid.t.card(one) for one in laid.t.zone(names.hand("corbin"))], laid.asked) == (
        [ICON, ICON], "combat-action corbin",
    )  # fmt: skip


# -- skills


def test_steady_aim_cannot_be_blocked(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 P1* P1", skills="steady-aim").do("surge:steady-aim-1/surge1")
    assert (laid.damage(), laid.noted("deals")[0]["kind"], laid.asked) == ((0, 1), "physical", "combat-action lyssa")


def test_both_hands_flip_one_of_the_own(fight: Lay) -> None:
    laid = begun(fight, "corbin", "- S1 P1", skills="both-hands")
    assert (laid.prompt.least, laid.options) == (0, ["corbin-1", "corbin-2", "corbin-3"])
    assert laid.do(["corbin-1"]).pool("corbin") == "U2 S1 P1"


@pytest.mark.rule("R-110")
def test_shield_arm_holds_a_shield(fight: Lay) -> None:
    """It stays as it lies, is not cast, and its rim counts."""
    laid = fight("corbin", "ettin", others="lyssa", skills="shield-arm", assets="leather-armor")
    laid.begin(f"- S1 - S1* | {FOE}").do(PASS, "go-on")
    assert (laid.asked, laid.options, laid.prompt.least) == ("tokens corbin", ["corbin-2", "token:leather-armor-1"], 0)
    laid.casts("U2 S1 P1 . | K1 S1 A K1* D").do(["token:leather-armor-1"])
    assert (laid.pool("corbin"), laid.noted("cast")[-2]["held"]) == ("U2 S1 P1 S1*", ["token:leather-armor-1"])
    assert laid.noted("initiative")[-1] == {"side": "corbin", "hero": 1, "foe": 1}


def test_shield_arm_holds_a_doubled_shield_single(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa", skills="shield-arm", assets="horn-of-courage leather-armor")
    laid.begin(f"- P1* - S1 D | {FOE}").do("double:token:horn-of-courage-1", "token:leather-armor-1", PASS, PASS)
    assert laid.pool("corbin") == "- P1* - S1=2 (D)"
    laid.casts(f"U2 S1 P1 . - | {FOE}").do("go-on", ["token:leather-armor-1"])
    assert laid.pool("corbin") == "U2 S1 P1 S1 -"


@pytest.mark.rule("R-116")
def test_giant_slayer_doubles_all_physical(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 P1* P1 P3*", skills="giant-slayer", assets="war-hammer")
    assert laid.do("surge:giant-slayer-1/surge2").pool("corbin") == "(U2) P1*=2 P1=2 P3*=6"
    laid = begun(fight, "corbin", "U2 S1 -", skills="giant-slayer")
    assert "surge:giant-slayer-1/surge2" not in laid.options


@pytest.mark.rule("R-09")
def test_doubling_all_doubles_what_is_doubled(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 P1* P1 D", skills="giant-slayer", assets="horn-of-courage")
    laid.do("double:token:horn-of-courage-1", "corbin-2", PASS, "surge:giant-slayer-1/surge2")
    assert laid.pool("corbin") == "(U2) P1*=4 P1=2 (D)"


def test_feint_recasts_one(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 P1* P1", skills="feint")
    laid.tosses("foe-4 K1*").do("surge:feint-1/surge1", "foe-4")
    assert laid.pool("enemy") == "K1 S1 A K1* D"


def test_rune_lore_deals_magic(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 P1* P1", skills="rune-lore").do("surge:rune-lore-1/surge2", ["foe-2"])
    assert laid.damage() == (0, 2)


@pytest.mark.rule("R-119")
def test_tactician_counts_a_golden_face_more(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 S1 P1", foe="K1 S1 A K1* D", skills="tactician")
    assert laid.noted("initiative") == [{"side": "corbin", "hero": 1, "foe": 1}]


def test_unweave_removes_surge_doubler_or_agility(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 P1* P1", skills="unweave").do("surge:unweave-1/surge1")
    assert laid.options == ["foe-3", "foe-4", "foe-5"]
    assert laid.do("foe-5").pool("enemy") == "K1 S1 A U1 [D]"


def test_spirit_bolt_counts_successes(fight: Lay) -> None:
    deck = f"{ICON} {ICON} {PLAIN}"
    laid = begun(fight, "elder-mok", "U2 A* P1", skills="spirit-bolt", deck=deck).do("surge:spirit-bolt-1/surge1", NO)
    assert laid.damage() == (0, 2)


@pytest.mark.rule("RB-608", "R-12")
def test_spirit_bolt_is_not_chosen_where_no_card_can_be_revealed(fight: Lay) -> None:
    bolt, cast = "surge:spirit-bolt-1/surge1", "U2 P1* P1"
    assert bolt not in begun(fight, "corbin", cast, skills="spirit-bolt").options  # spirit 0
    assert bolt in begun(fight, "corbin", cast, skills="spirit-bolt", counters={"blessed": 1}).options
    laid = begun(fight, "corbin", cast, skills="spirit-bolt", hand="ward", deck=ICON)
    assert bolt in laid.options
    assert len(laid.do(bolt, "ward-1").noted("reveals")) == 1


@pytest.mark.rule("R-121")
def test_ward_prevents_up_to_three_once(fight: Lay) -> None:
    """After blocking; of one deal."""
    laid = begun(fight, "corbin", "U2 S1 P1", foe="K1 S1 A U1 D K2", act=2, skills="ward")
    laid.do(PASS, "double:foe-5", "foe-6", SKULLS, ["foe-1", "foe-6"], ["corbin-2"])
    assert laid.asked == "may corbin"
    laid.do("yes")
    assert laid.damage() == (1, 0)
    laid.do("surge:ettin-1/surge1")
    assert (laid.damage(), laid.asked) == ((3, 0), "combat-action lyssa")  # not again


@pytest.mark.rule("R-120")
def test_second_wind_heals_at_the_end_of_a_round_also_before_a_retreat(fight: Lay) -> None:
    laid = fight("corbin", "ettin", others="lyssa", skills="second-wind", hero_damage=5)
    laid.begin("- S1 - | -* S1 A U1 -*").do(PASS)
    while laid.asked.split()[0] == "combat-action":
        laid.do(PASS)
    assert (laid.asked, laid.t.damage("corbin")) == ("retreat corbin", 3)


def test_ward_may_be_kept(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 P1* P1", skills="ward").do(PASS, SKULLS, NO)
    assert laid.damage() == (1, 0)
    assert laid.do("surge:ettin-1/surge1").asked == "may corbin"


def test_ward_can_save_from_defeat(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 P1* P1", skills="ward", hero_damage=9).do(PASS, SKULLS, "yes")
    assert (laid.ended, laid.damage()) == ("", (9, 0))


@pytest.mark.rule("R-122")
def test_mirror_soul_turns_all_skulls_of_printed_value_one(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 S1 P1", foe="K1 S1 A K1* D K2", act=2, skills="mirror-soul")
    assert laid.asked == "may corbin"
    laid.do("yes")
    assert laid.pool("enemy") == "-* S1 A U1 D K2"
    assert laid.noted("initiative") == [{"side": "corbin", "hero": 0, "foe": 0}]
    laid = begun(fight, "corbin", "U2 S1 P1", foe="-* S1 A U1 D", skills="mirror-soul")
    assert laid.asked.startswith("combat-action")  # nothing to turn


def test_first_blow_may_win_before_the_first_cast(fight: Lay) -> None:
    laid = fight("corbin", "carrion-rats", others="lyssa", skills="first-blow", enemy_damage=2).begin()
    assert (laid.ended, laid.noted("cast")) == (names.WON, [])


@pytest.mark.rule("R-11", "RB-702")
def test_health_from_skills_counts_in_combat(fight: Lay) -> None:
    laid = begun(fight, "elder-mok", "U2 A* P1", skills="unyielding war-hymn quiet-heart", hero_damage=13)
    assert values.health(laid.t, "elder-mok") == 9 + 3 + 3
    laid.do(PASS, SKULLS)
    assert (laid.ended, laid.damage()) == ("", (14, 0))


def test_spoils_of_war_after_a_combat_that_was_won(fight: Lay) -> None:
    laid = begun(fight, "corbin", "U2 P1* P1", enemy="carrion-rats", skills="spoils-of-war", enemy_damage=2, stop="act")
    laid.do(PHYSICAL, ["corbin-2", "corbin-3"], NO)
    assert laid.t.gold("corbin") == 2


# -- all of them

FIGHTING = ("combat-start", "before-cast", "after-cast", "surge1", "surge1b", "surge2", "surge3", "surgeX",
            "combat-action", "after-combat-action", "would-suffer", "combat-round-end")  # fmt: skip
TESTED = {
    "elder-mok", "master-thorn", "lord-hawthorne", "lyssa", "corbin", "laurel-of-bloodwood", "war-hammer",
    "truesteel-axe", "rune-blade", "focus-stone", "horn-of-courage", "steady-aim", "both-hands", "second-wind",
    "shield-arm", "first-blow", "giant-slayer", "feint", "rune-lore", "unweave", "spirit-bolt", "ward", "mirror-soul",
}


def test_every_card_that_speaks_in_a_combat_is_here(content: Content) -> None:
    groups = (content.heroes, content.assets, content.skills)
    speaking = {
        card for group in groups for card, it in group.items() if any(name in FIGHTING for name, _ in it.windows())
    }  # fmt: skip
    assert speaking == TESTED
