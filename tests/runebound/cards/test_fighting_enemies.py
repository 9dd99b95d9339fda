"""What enemies and villains do in combat: every window of the 34 cards and the two villains, and their rewards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from game.runebound import names, values
from game.runebound.content import Content
from tests.runebound.fight import NO, Fight

Lay = Callable[..., Fight]
ONE = "U2 S1 P1 | -* S1 A U1 D"
"""A cast of Corbin's: the enemy begins, with one surge."""
TWO = "U2 S1 P1 | K1 S1 A U1 D U1*"
"""And with two, in act II."""
Case = tuple[str, str, str, Sequence[Any], dict[str, Any]]

ABILITIES: list[Case] = [
    # enemy, window, cast, answers after the ability was chosen (payment where it can be chosen first), what is so then
    ("carrion-rats", "surge1", ONE, [NO], {"damage": (1, 0)}),
    ("roadside-thieves", "surge1", ONE, [], {"gold": 1}),
    ("restless-dead", "surge1", ONE, [], {"damage": (0, 0)}),
    ("restless-dead", "surge2", TWO, [NO], {"damage": (2, 0)}),
    ("fen-goblins", "surge1", ONE, [], {"hero": "U2 [S1] P1"}),
    ("dusk-wolves", "surge1", ONE, [], {"enemy": "K1 S1 A (U1) D"}),
    ("hedge-sorceress", "surge1", ONE, ["corbin-1"], {"hero": "- S1 P1"}),
    ("razorwing-pair", "surge1", ONE, [], {"damage": (1, 0)}),
    ("deep-elf-blade", "surge1", ONE, ["corbin-3"], {"hero": "U2 S1 [P1]"}),
    ("bog-witch", "surge1", ONE, [], {"damage": (0, 0)}),
    ("bog-witch", "surge2", TWO, [NO], {"damage": (1, 0), "states": "cursed"}),
    ("horned-chief", "surge1", ONE, [NO], {"damage": (1, 0)}),
    ("horned-chief", "surge2", "U2 S1 P1 | K1 K1 K1 U1 D U1*", [], {"enemy": "K1=2 K1=2 K1=2 (U1) D (U1*)"}),
    ("orc-outcast", "surge1", ONE, ["foe-2"], {"enemy": "-* K1 A (U1) D"}),
    ("dread-herald", "surge1", ONE, [], {"hero": "U2 [S1] P1"}),
    ("dread-herald", "surge2", TWO, [], {"damage": (0, 1), "enemy_damage": 3}),
    ("ettin", "surge1", ONE, [["corbin-2"]], {"damage": (1, 0), "hero": "U2 (S1) P1"}),
    ("ridge-ogre", "surge1", ONE, [], {"hero": "U2 S1 [P1]"}),
    ("ridge-ogre", "surge2", TWO, [NO], {"damage": (2, 0)}),
    ("brood-of-spiders", "surge1", ONE, [NO], {"damage": (1, 0), "states": "weary"}),
    ("hungry-chest", "surge1", ONE, [], {"damage": (0, 0), "gold": 1}),
    ("tomb-warden", "surge1", ONE, [], {"enemy": "-* S1=2 A (U1) D"}),
    ("tomb-warden", "surge2", TWO, [NO], {"damage": (2, 0)}),
    ("rune-golem", "surge1b", ONE, [NO], {"damage": (1, 0)}),
    ("hired-blade", "surge1", ONE, [NO], {"damage": (1, 0)}),
    ("masked-duellist", "surge1", ONE, ["corbin-3"], {"hero": "U2 S1 -"}),
    ("masked-duellist", "surge2", TWO, [NO], {"damage": (2, 0)}),
    ("dragon-hybrid", "surge1", ONE, [NO], {"damage": (2, 0)}),
    ("dragon-hybrid", "surge2", TWO, [], {"hero": "[U2] [S1] [P1]"}),
    ("ember-zealots", "surge1", ONE, [NO], {"damage": (1, 1)}),
    ("ash-drake", "surge1", ONE, [], {"damage": (1, 0)}),
    ("ash-drake", "surge2", "U2 S1 P1 | -* S1 A U1 -* U1*", [], {"enemy": "K1 S1 A (U1) D (U1*)"}),
    ("scale-guard", "surge1", ONE, [], {"enemy": "-* S1=2 A (U1) D"}),
    ("scale-guard", "surge2", TWO, [NO], {"damage": (2, 0)}),
    ("cult-speaker", "surge2", TWO, ["ox-strong-1", NO], {"damage": (1, 0), "hand": "feint"}),
    ("grave-knight", "surge1", "U2 S1 P1 | K1 S1 K1 U1 -*", ["foe-3"], {"enemy": "K1 S1 K1=2 (U1) -*"}),
    ("corpse-hounds", "surge1", ONE, [], {"damage": (1, 0)}),
    ("bone-colossus", "surge1", ONE, [NO], {"damage": (1, 0)}),
    ("bone-colossus", "surge2", TWO, [], {"damage": (0, 1), "enemy_damage": 4}),
    ("pale-rider", "surge2", TWO, [], {"zombies": 1, "damage": (0, 0)}),
    ("crypt-shade", "surge1", ONE, [], {"hero": "U2 S1 [P1]"}),
    ("crypt-shade", "surge1b", ONE, [NO], {"damage": (1, 0)}),
    ("false-priest", "surge1", ONE, [], {"states": "cursed"}),
    ("false-priest", "surge2", TWO, [NO], {"damage": (3, 0)}),
    ("margath", "surge1", "U2 S1 P1 | K1 S1 A U1 D K2 K2 K3*", ["corbin-2"], {"hero": "U2 P1* P1"}),
    ("margath", "surge2", "U2 S1 P1 | K1 S1 A U1 D K2 U1 K3*", [], {"damage": (0, 1), "enemy_damage": 4}),
    ("margath", "surge3", "U2 S1 P1 | K1 S1 K1 U1 D U1* U1 K3*", [],
     {"enemy": "K1=2 S1 K1=2 (U1) D (U1*) (U1) K3*=6"}),
    ("vorakesh", "surge1b", "U2 S1 P1 | K1 S1 A U1 -* K2 K1 S2", [NO], {"damage": (1, 0)}),
    ("vorakesh", "surge2", "U2 S1 P1 | K1 S1 A U1 -* K2 U2 S2", [["vorakesh-token"]], {"hero": "- P1* -"}),
]  # fmt: skip


def laid_for(fight: Lay, content: Content, enemy: str, cast: str, **more: Any) -> Fight:
    """A combat of Corbin's with an enemy that Lyssa's player plays, in the first act where five tokens are cast."""
    record = content.enemies.get(enemy) or content.villains[enemy]
    pool = cast.partition("|")[2].split()
    told: dict[str, Any] = {
        "others": "lyssa", "act": 1 if len(pool) == 5 else 2, "scenario": record.scenario or "margath",
        "counters": {names.GOLD: 2}, "hand": "ox-strong feint", "zombies": 3, "where": "high-moor",
    }  # fmt: skip
    return fight("corbin", enemy, **(told | more))


def found(laid: Fight) -> dict[str, Any]:
    """What may be asked of a combat after an ability."""
    t, hero = laid.t, laid.hero
    return {
        "hero": laid.pool(hero), "enemy": laid.pool("enemy"), "damage": laid.damage(), "gold": t.gold(hero),
        "states": " ".join(state for state in names.STATES if t.has(hero, state)), "zombies": len(t.zombies()),
        "hand": " ".join(t.card(piece) for piece in t.zone(names.hand(hero))),
    }  # fmt: skip


HEALS = {("restless-dead", "surge1"), ("bog-witch", "surge1"), ("hungry-chest", "surge1"), ("corpse-hounds", "surge1")}


@pytest.mark.rule("R-203", "R-204", "RB-718", "RB-735")
@pytest.mark.parametrize("case", ABILITIES, ids=[f"{enemy} {window}" for enemy, window, *_ in ABILITIES])
def test_a_surge_ability_of_an_enemy(fight: Lay, content: Content, case: Case) -> None:
    """It does what is wanted, and nothing else."""
    enemy, window, cast, answers, wanted = case
    want = dict(wanted)
    hurt = want.pop("enemy_damage", 1 if (enemy, window) in HEALS else 0)
    laid = laid_for(fight, content, enemy, cast, enemy_damage=hurt).begin(cast)
    assert laid.asked == "combat-action lyssa"
    before = found(laid)
    laid.do(f"surge:{laid.foe}/{window}", *answers)
    after = found(laid)
    assert {key: after[key] for key in want} == want
    others = set(after) - set(want) - {"enemy"}
    assert {key: after[key] for key in others} == {key: before[key] for key in others}


@pytest.mark.rule("RB-718")
@pytest.mark.parametrize("window", ["surge1", "surge2", "surge3"])
def test_every_ability_has_its_case(content: Content, window: str) -> None:
    own = {"moon-lynx", "turncoat-company", "drake-hatchling", "pale-rider", "rune-golem", "dread-herald", "vorakesh"}
    cards = {**content.enemies, **content.villains}
    there = {card for card, it in cards.items() for name, _ in it.windows() if name == window}
    assert there - own == {enemy for enemy, name, *_ in ABILITIES if name == window} - own


# -- those with a toss, or with a scene of their own


@pytest.mark.rule("RB-720", "R-10")
def test_moon_lynx_recasts_a_token_of_its_foe(fight: Lay) -> None:
    laid = fight("corbin", "moon-lynx", others="lyssa").begin(ONE)
    laid.tosses("corbin-1 -").do("surge:moon-lynx-1/surge1")
    assert (laid.asked, laid.options) == ("tokens lyssa", ["corbin-1", "corbin-2", "corbin-3"])
    assert laid.do("corbin-1").pool("corbin") == "- S1 P1"


@pytest.mark.rule("RB-720")
def test_turncoat_company_recasts_blanks_and_surges(fight: Lay) -> None:
    laid = fight("corbin", "turncoat-company", others="lyssa", act=2).begin("U2 S1 P1 | -* S1 A U1 -* U1*")
    laid.do("surge:turncoat-company-1/surge1", ["foe-4"])
    assert (laid.asked, laid.options, laid.prompt.least) == ("tokens lyssa", ["foe-1", "foe-5", "foe-6"], 0)
    laid.tosses("foe-1 K1", "foe-6 K2").do(["foe-1", "foe-6"])
    assert laid.pool("enemy") == "K1 S1 A (U1) -* K2"
    laid = fight("corbin", "turncoat-company", act=2)
    laid.begin("- S1 - | -* S1 A U1 -* U1*", "foe-1 K1", "foe-5 D", "foe-6 K2")
    assert [note["tokens"] for note in laid.noted("recasts")] == [["foe-1", "foe-5", "foe-6"]]


@pytest.mark.rule("RB-720")
def test_drake_hatchling_recasts_a_blank(fight: Lay) -> None:
    laid = fight("corbin", "drake-hatchling", others="lyssa").begin("U2 S1 P1 | -* S1 A U1 -*")
    laid.tosses("foe-5 D").do("surge:drake-hatchling-1/surge1")
    assert laid.options == ["foe-1", "foe-5"]
    assert laid.do("foe-5").pool("enemy") == "-* S1 A (U1) D"


@pytest.mark.rule("RB-720")
def test_pale_rider_removes_what_shows_gold(fight: Lay) -> None:
    laid = fight("corbin", "pale-rider", others="lyssa", scenario="corpse-king", assets="rune-blade seers-lens")
    laid.begin("U2 P1* P1 M3 - | -* S1 A U1 -*").do("surge:pale-rider-1/surge1")
    assert laid.pool("corbin") == "U2 [P1*] P1 M3 -"
    laid = fight("corbin", "pale-rider", others="lyssa", scenario="corpse-king").begin(ONE)
    assert "surge:pale-rider-1/surge1" not in laid.options


@pytest.mark.rule("R-207", "RB-927")
def test_pale_riders_zombie_comes_under_the_heros_feet(fight: Lay) -> None:
    laid = fight("corbin", "pale-rider", others="lyssa", act=2, scenario="corpse-king", zombies=1).begin(TWO)
    laid.do("surge:pale-rider-1/surge2")
    assert laid.t.zombies() == laid.t.lying(laid.t.here("corbin"), "zombie")
    assert laid.damage() == (0, 0)
    laid = fight("corbin", "pale-rider", others="lyssa", act=2, scenario="corpse-king", zombies=10)
    for zombie in laid.t.zone(names.BOX)[:10]:
        laid.t.move(zombie, laid.t.here("corbin").name)
    assert "surge:pale-rider-1/surge2" not in laid.begin(TWO).options  # there is none left


@pytest.mark.rule("RB-720")
def test_rune_golem_removes_magic(fight: Lay) -> None:
    laid = fight("corbin", "rune-golem", others="lyssa", assets="rune-blade").begin("U2 S1 P1 M3 | -* S1 A U1 D")
    assert laid.do("surge:rune-golem-1/surge1").pool("corbin") == "U2 S1 P1 [M3]"


@pytest.mark.rule("RB-718")
def test_dread_heralds_three_surges(fight: Lay) -> None:
    laid = fight("corbin", "dread-herald", others="lyssa", act=2).begin("U2 S1 P1 | K1 S1 A U1 D U1*")
    assert "surge:dread-herald-1/surge3" not in laid.options
    laid.do("double:foe-5", "foe-6", "pass", "surge:dread-herald-1/surge3", NO)
    assert laid.damage() == (5, 0)


@pytest.mark.rule("R-201", "RB-002")
def test_hedge_sorceress_forbids_surge_actions(fight: Lay) -> None:
    laid = fight("corbin", "hedge-sorceress", others="lyssa", skills="feint").begin("U2 P1* P1 | K1 S1 A U1 D")
    assert laid.options == ["strike:physical", "pass"]
    laid = fight("lyssa", "hedge-sorceress", others="corbin", assets="lucky-coin").begin("U2 A A* D* | K1 S1 A U1 D")
    assert laid.do("double:token:lucky-coin-1").pool("lyssa") == "U2=4 A A* (D*)"  # all the same


@pytest.mark.rule("R-202", "RB-704")
@pytest.mark.parametrize("enemy", ["dusk-wolves", "corpse-hounds"])
def test_opening_damage_cannot_be_blocked(fight: Lay, content: Content, enemy: str) -> None:
    laid = laid_for(fight, content, enemy, ONE, assets="leather-armor").begin("U2 S1 P1 S1 | -* S1 A U1 D")
    assert (laid.damage(), laid.noted("blocks")) == ((1, 0), [])


@pytest.mark.rule("R-205", "RB-704")
def test_a_hired_blade_can_be_paid(fight: Lay) -> None:
    laid = fight("corbin", "hired-blade", others="lyssa", counters={names.GOLD: 4}, stop="act").begin(ONE)
    assert laid.asked == "pay corbin"
    laid.do("yes")
    t = laid.t
    assert (t.gold("corbin"), t.trophies("corbin"), laid.damage()) == (1, ["hired-blade-1"], (0, 0))
    laid = fight("corbin", "hired-blade", others="lyssa", counters={names.GOLD: 4}).begin(ONE).do(NO)
    assert (laid.asked, laid.t.gold("corbin")) == ("combat-action lyssa", 4)
    assert fight("corbin", "hired-blade", counters={names.GOLD: 2}).begin(ONE).asked != "pay corbin"


@pytest.mark.rule("RB-006")
def test_the_cults_speaker_and_an_empty_hand(fight: Lay) -> None:
    laid = fight("corbin", "cult-speaker", others="lyssa", act=2).begin(TWO).do("surge:cult-speaker-1/surge2", NO)
    assert (laid.damage(), laid.noted("discards-skill")) == ((1, 0), [])


@pytest.mark.rule("R-206", "RB-702", "RB-911", "RB-925")
@pytest.mark.parametrize(
    ("enemy", "scenario", "counters", "health"),
    [
        ("dragon-hybrid", "margath", {}, 6), ("dragon-hybrid", "margath", {names.LORE: 3}, 9),
        ("grave-knight", "corpse-king", {}, 7), ("grave-knight", "corpse-king", {names.COMPANION: 1}, 6),
        ("margath", "margath", {names.LORE: 4}, 11), ("margath", "margath", {names.LORE: 9}, 8),
        ("vorakesh", "corpse-king", {names.COMPANION: 1}, 8), ("vorakesh", "corpse-king", {}, 10),
    ],
)  # fmt: skip
def test_health_that_hangs_on_the_foe(
    fight: Lay, enemy: str, scenario: str, counters: dict[str, int], health: int
) -> None:
    laid = fight("corbin", enemy, others="lyssa", scenario=scenario, counters=counters)
    assert values.enemy_health(laid.t, laid.foe, "corbin") == health


# -- Vorakesh borrows


@pytest.mark.rule("R-209", "RB-718")
def test_vorakesh_borrows_an_ability_from_the_discard_pile(fight: Lay) -> None:
    def laid(discarded: str) -> Fight:
        found = fight("corbin", "vorakesh", others="lyssa", act=2, scenario="corpse-king", discarded=discarded)
        return found.begin("U2 S1 P1 | K1 S1 A U1 -* K2 K1 S2")

    assert "surge:vorakesh/surge1" not in laid("").options
    assert "surge:vorakesh/surge1" not in laid("the-tollbridge").options
    borrowing = laid("the-tollbridge horned-chief")
    borrowing.t.script = borrowing.session.entries[-1].script = {"token": [], "chance": ["1", "2"]}
    borrowing.do("surge:vorakesh/surge1")
    assert borrowing.noted("borrows") == [
        {"side": "vorakesh", "source": "vorakesh", "piece": "horned-chief-1", "window": "surge2"},
    ]  # fmt: skip
    assert borrowing.pool("enemy") == "K1=2 S1 A (U1) -* K2=4 K1=2 S2"


@pytest.mark.rule("RB-925", "RB-702")
def test_a_zombie_that_comes_in_the_fight_makes_vorakesh_stronger(fight: Lay) -> None:
    laid = fight("corbin", "vorakesh", others="lyssa", act=2, scenario="corpse-king", discarded="pale-rider", zombies=1)
    laid.begin("U2 S1 P1 | K1 S1 A U1 -* K2 K1 S2")
    laid.t.script = laid.session.entries[-1].script = {"token": [], "chance": ["1", "2"]}
    before = values.enemy_health(laid.t, "vorakesh", "corbin")
    laid.do("surge:vorakesh/surge1")
    assert (before, values.enemy_health(laid.t, "vorakesh", "corbin")) == (10, 11)


# -- rewards

REWARDS: dict[str, dict[str, Any]] = {
    # answer to "or": gold, lore, companions, skill cards, trophies, states; told where it is not 0
    "carrion-rats": {"": "gold 1"}, "roadside-thieves": {"": "gold 2"},
    "restless-dead": {"1": "gold 1", "2": "cards 1"}, "fen-goblins": {"": "gold 2"}, "dusk-wolves": {"": "gold 2"},
    "hedge-sorceress": {"": "gold 2 blessed 1"}, "moon-lynx": {"": "gold 1 cards 1"}, "razorwing-pair": {"": "gold 2"},
    "turncoat-company": {"": "gold 3"}, "deep-elf-blade": {"1": "gold 2", "2": "gold 1 cards 1"},
    "bog-witch": {"": "gold 3"}, "horned-chief": {"": "gold 3"}, "orc-outcast": {"": "gold 3"},
    "dread-herald": {"1": "gold 4", "2": "trophies 1"}, "ettin": {"": "gold 4"},
    "ridge-ogre": {"": "gold 4 healed 2"}, "brood-of-spiders": {"": "gold 2"}, "hungry-chest": {"": "gold 3"},
    "tomb-warden": {"": "gold 2 cards 1"}, "rune-golem": {"1": "gold 3", "2": "trophies 1"},
    "hired-blade": {"": "gold 2"}, "masked-duellist": {"": "gold 3"},
    "dragon-hybrid": {"1": "gold 2", "2": "lore 1"}, "ember-zealots": {"": "gold 1 lore 1"},
    "ash-drake": {"1": "gold 3", "2": "lore 1 cards 1"}, "scale-guard": {"1": "gold 2", "2": "lore 1"},
    "drake-hatchling": {"": "lore 1"}, "cult-speaker": {"": "gold 1 lore 1"},
    "grave-knight": {"1": "gold 3", "2": "companion 1"}, "corpse-hounds": {"": "gold 2"},
    "bone-colossus": {"1": "gold 4", "2": "gold 1 companion 1"}, "pale-rider": {"": "gold 2 cards 1"},
    "crypt-shade": {"1": "gold 2", "2": "companion 1"}, "false-priest": {"": "companion 1"},
}


@pytest.mark.rule("RB-511", "RB-512", "RB-513")
@pytest.mark.parametrize("enemy", REWARDS)
def test_the_reward_of_an_enemy(fight: Lay, content: Content, enemy: str) -> None:
    record = content.enemies[enemy]
    for option, told in REWARDS[enemy].items():
        damage = values_of(content, enemy) - 1
        laid = laid_for(fight, content, enemy, ONE, stop="act", hand="", counters={}, hero_damage=3)
        laid.t.add_token(laid.foe, names.DAMAGE, damage)
        laid.t.make("spare-1", "carrion-rats", names.deck("combat"), False)
        laid.begin("U2 P1* P1 | K1 K1 A U1 D")
        suffered = laid.t.damage("corbin")
        laid.do("strike:physical", ["corbin-2", "corbin-3"])
        if option:
            assert laid.asked == "reward corbin"
            laid.do(option)
        if laid.asked.startswith("trophy-deck"):
            laid.do("combat")
        t = laid.t
        words = told.split()
        want = {key: int(number) for key, number in zip(words[::2], words[1::2], strict=True)}
        assert t.trophies("corbin") == ["spare-1"] * want.pop("trophies", 0) + [laid.foe]
        assert suffered - t.damage("corbin") == want.pop("healed", 0)
        assert len(t.zone(names.hand("corbin"))) == want.pop("cards", 0)
        counters = (names.GOLD, names.LORE, names.COMPANION, *names.STATES)
        assert {key: t.tokens("corbin", key) for key in counters if t.tokens("corbin", key)} == want
        assert record.reward


def values_of(content: Content, enemy: str) -> int:
    """The health of an enemy whose foe has no lore and no companion."""
    return content.enemies[enemy].health + (enemy == "grave-knight")


def test_every_enemy_has_its_reward(content: Content) -> None:
    assert set(REWARDS) == set(content.enemies)


@pytest.mark.rule("RB-007", "RB-812", "R-12")
@pytest.mark.parametrize(
    ("enemy", "more", "offered"),
    [
        ("false-priest", {"skills": "quiet-heart"}, False), ("false-priest", {"counters": {names.CURSED: 1}}, False),
        ("false-priest", {"counters": {names.BLESSED: 1}}, True), ("roadside-thieves", {"counters": {}}, False),
        ("brood-of-spiders", {"assets": "quilted-coat"}, True),  # it still deals its skull
    ],
)  # fmt: skip
def test_what_would_change_nothing_is_not_offered(
    fight: Lay, content: Content, enemy: str, more: dict[str, Any], offered: bool
) -> None:
    laid = laid_for(fight, content, enemy, ONE, **more).begin(ONE)
    assert (f"surge:{laid.foe}/surge1" in laid.options) == offered
