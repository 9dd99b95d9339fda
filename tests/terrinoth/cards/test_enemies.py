"""The six enemy sets of The Goblin Problem and Splig: values, keywords, passive texts, threat."""

from __future__ import annotations

import pytest

from game.adventure import values
from tests.terrinoth.cards.fights import foe, night
from tests.terrinoth.cards.pieces import MISS, SCOUT, hidden, tired
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene


def test_splig_has_his_printed_values(scene: type[Scene]) -> None:
    card = scene.box.enemies["splig"]
    assert (card.attack, card.resilience, card.health) == (2, 2, 10)
    assert (card.trait, card.difficulty, card.rank) == ("Goblin", "challenging", "nemesis")
    assert card.bar == ("advance", "inflict", "retreat")


# -- Bandits -----------------------------------------------------------------------------------------


@pytest.mark.rule("HT-406", "HT-407")
@pytest.mark.parametrize(("bandit", "attack"), [("bandits-minion-1", 1), ("bandits-master", 2)])
def test_a_lone_bandit_advances_and_inflicts(scene: type[Scene], bandit: str, attack: int) -> None:
    s = night(scene, KARI, MOK, shadows=[bandit])
    assert s.through().changed() == foe(bandit) | {f"{bandit}.zone": f"engaged:{KARI}", f"{KARI}.wound": attack}


def test_a_bandit_stabs_in_the_back_as_it_arrives_at_a_hero_with_another_enemy(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "engaged": [tired("ogres-master")]}, MOK, shadows=["bandits-minion"])
    assert s.through().changed() == foe("bandits-minion-1") | {
        "bandits-minion-1.zone": f"engaged:{KARI}",
        f"{KARI}.wound": 1 + 1,
    }


def test_a_bandit_beside_one_other_enemy_stabs_once_however_many_there_are(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "engaged": ["bandits-minion", tired("ogres-master"), tired("ogres-minion")]}, MOK)
    assert s.through().changed() == foe("bandits-minion-1") | {f"{KARI}.wound": 2}


@pytest.mark.rule("R-16")
def test_a_bandit_thrown_back_by_the_cap_does_not_stab_but_inflicts_from_the_shadows(scene: type[Scene]) -> None:
    held = [tired("ogres-minion"), tired("ogres-minion"), tired("ogres-master")]
    s = night(scene, {"id": KARI, "engaged": held}, MOK, shadows=["bandits-minion"])
    assert s.through().changed() == foe("bandits-minion-1") | {f"{KARI}.wound": 1 + 1}
    assert s.where("bandits-minion-1") == "shadows"


# -- Cave Spiders ------------------------------------------------------------------------------------


@pytest.mark.parametrize("spider", ["cave-spiders-minion-1", "cave-spiders-master"])
def test_a_spider_that_is_engaged_already_poisons_and_inflicts(scene: type[Scene], spider: str) -> None:
    s = night(scene, {"id": KARI, "engaged": [spider]}, MOK)
    assert s.through().changed() == foe(spider) | {"poisoned-1.zone": f"conditions:{KARI}", f"{KARI}.wound": 1}


@pytest.mark.parametrize("spider", ["cave-spiders-minion-1", "cave-spiders-master"])
def test_a_spider_that_arrives_does_not_poison_yet(scene: type[Scene], spider: str) -> None:
    s = night(scene, KARI, MOK, shadows=[spider])
    assert s.through().changed() == foe(spider) | {f"{spider}.zone": f"engaged:{KARI}", f"{KARI}.wound": 1}


# -- Rat Swarms --------------------------------------------------------------------------------------


def test_a_swarm_runs_to_the_hero_with_the_most_engaged_enemies_and_the_minion_does_not_bite(
    scene: type[Scene],
) -> None:
    s = night(scene, KARI, {"id": MOK, "engaged": [tired("ogres-minion")]}, shadows=["rat-swarms-minion"])
    assert s.through().changed() == foe("rat-swarms-minion-1") | {"rat-swarms-minion-1.zone": f"engaged:{MOK}"}


def test_a_swarm_master_bites_the_hero_it_ran_to(scene: type[Scene]) -> None:
    s = night(scene, KARI, {"id": MOK, "engaged": [tired("ogres-minion")]}, shadows=["rat-swarms-master"])
    assert s.through().changed() == foe("rat-swarms-master") | {
        "rat-swarms-master.zone": f"engaged:{MOK}",
        f"{MOK}.wound": 1,
    }


def test_a_swarm_leaves_a_hero_who_has_fewer_enemies(scene: type[Scene]) -> None:
    s = night(
        scene,
        {"id": KARI, "engaged": ["rat-swarms-minion"]},
        {"id": MOK, "engaged": [tired("ogres-minion"), tired("ogres-master")]},
    )
    assert s.through().changed() == foe("rat-swarms-minion-1") | {"rat-swarms-minion-1.zone": f"engaged:{MOK}"}


@pytest.mark.rule("R-15")
@pytest.mark.parametrize("mok", [[], [tired("ogres-minion")]], ids=["most", "tied"])
def test_a_swarm_counts_itself_and_stays_with_a_hero_who_has_the_most_or_is_tied(
    scene: type[Scene], mok: list[object]
) -> None:
    s = night(scene, {"id": KARI, "engaged": ["rat-swarms-master"]}, {"id": MOK, "engaged": mok})
    assert s.through().changed() == foe("rat-swarms-master") | {f"{KARI}.wound": 1}


@pytest.mark.rule("R-15", "HT-004")
def test_the_leader_says_where_a_swarm_runs_when_heroes_are_tied(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK, TRENLOE, {"id": ASTARRA, "defeated": True}, shadows=["rat-swarms-minion"], leader=MOK)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", MOK, (MOK, TRENLOE, KARI))
    s.answer(TRENLOE)
    assert s.where("rat-swarms-minion-1") == f"engaged:{TRENLOE}"


@pytest.mark.rule("R-16", "HT-705")
def test_a_swarm_that_finds_no_room_wounds_and_goes_to_the_shadows(scene: type[Scene]) -> None:
    held = [tired("ogres-minion"), tired("ogres-minion"), tired("ogres-master")]
    s = night(scene, KARI, {"id": MOK, "engaged": held}, shadows=["rat-swarms-master"])
    # the cap wounds Mok; Inflict then hits the active hero from the shadows
    assert s.through().changed() == foe("rat-swarms-master") | {f"{MOK}.wound": 1, f"{KARI}.wound": 1}


# -- Goblin Archers ----------------------------------------------------------------------------------


def test_an_archer_in_the_shadows_shoots_the_hero_with_the_fewest_engaged_enemies(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "engaged": [tired("ogres-minion")]}, MOK, shadows=["goblin-archers-minion"])
    assert s.through().changed() == foe("goblin-archers-minion-1") | {f"{MOK}.wound": 1}


def test_an_archer_master_in_the_shadows_also_inflicts_on_the_active_hero(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "engaged": [tired("ogres-minion")]}, MOK, shadows=["goblin-archers-master"])
    assert s.through().changed() == foe("goblin-archers-master") | {f"{MOK}.wound": 1, f"{KARI}.wound": 1}


@pytest.mark.parametrize(("archer", "wounds"), [("goblin-archers-minion-1", 0), ("goblin-archers-master", 1)])
def test_an_engaged_archer_shoots_nobody_and_runs(scene: type[Scene], archer: str, wounds: int) -> None:
    s = night(scene, {"id": KARI, "engaged": [archer]}, MOK)
    hit = {f"{KARI}.wound": wounds} if wounds else {}
    assert s.through().changed() == foe(archer) | {f"{archer}.zone": "shadows"} | hit


@pytest.mark.rule("R-15", "HT-004")
def test_the_leader_says_whom_an_archer_shoots_when_heroes_are_tied(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK, {"id": TRENLOE, "engaged": [tired("ogres-minion")]}, shadows=["goblin-archers-minion"])
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", KARI, (KARI, MOK))
    s.answer(MOK)
    assert s.through().changed() == foe("goblin-archers-minion-1") | {f"{MOK}.wound": 1}


def test_an_archer_shoots_a_lone_hero(scene: type[Scene]) -> None:
    s = night(scene, KARI, shadows=["goblin-archers-minion"])
    assert s.through().changed() == foe("goblin-archers-minion-1") | {f"{KARI}.wound": 1}


# -- Goblin Witchers ---------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", [2, 1])
@pytest.mark.parametrize("place", ["engaged", "shadows"])
@pytest.mark.parametrize("witcher", ["goblin-witchers-minion-1", "goblin-witchers-master"])
def test_a_witchers_hex_costs_a_token_wherever_it_stands(
    scene: type[Scene], witcher: str, place: str, tokens: int
) -> None:
    engaged = [witcher] if place == "engaged" else []
    s = night(
        scene, {"id": KARI, "tokens": tokens, "engaged": engaged}, {"id": MOK, "tokens": 2},
        shadows=[] if engaged else [witcher],
    )  # fmt: skip
    assert s.through().changed() == foe(witcher) | {f"{KARI}.success": tokens - 1, f"{KARI}.wound": 1}
    assert s.where(witcher) == ("shadows" if place == "shadows" else f"engaged:{KARI}")


def test_a_witchers_hex_weakens_a_hero_without_a_token(scene: type[Scene]) -> None:
    s = night(scene, KARI, {"id": MOK, "tokens": 2}, shadows=["goblin-witchers-minion"])
    assert s.through().changed() == foe("goblin-witchers-minion-1") | {
        "weakened-1.zone": f"conditions:{KARI}",
        f"{KARI}.wound": 1,
    }


@pytest.mark.rule("HT-804")
def test_a_witchers_hex_does_nothing_to_a_weakened_hero_without_a_token(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "conditions": ["weakened"]}, MOK, shadows=["goblin-witchers-minion"])
    assert s.through().changed() == foe("goblin-witchers-minion-1") | {f"{KARI}.wound": 1}


@pytest.mark.rule("R-18")
def test_a_witcher_master_gives_other_goblins_one_attack_more(scene: type[Scene]) -> None:
    s = scene(
        heroes=[
            {"id": KARI, "engaged": ["goblin-archers-minion", "bandits-minion"]},
            {"id": MOK, "engaged": ["goblin-witchers-master"]},
        ],
        shadows=["goblin-witchers-minion", "goblin-archers-master", hidden("goblin-archers-minion")],
        nemesis={"place": "shadows"},
    )
    attacks = {enemy: values.attack(s.t, enemy) for enemy in s.t.enemies()}
    assert attacks == {
        "goblin-archers-minion-1": 1 + 1, "goblin-witchers-minion-1": 1 + 1, "goblin-archers-master": 1 + 1,
        "splig": 2 + 1,
        "goblin-witchers-master": 1, "bandits-minion-1": 1,
        "goblin-archers-minion-2": 0,  # facedown
    }  # fmt: skip


@pytest.mark.rule("R-13")
def test_a_facedown_witcher_master_gives_nothing(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["goblin-archers-minion"]}, MOK], shadows=[hidden("goblin-witchers-master")]
    )
    assert values.attack(s.t, "goblin-archers-minion-1") == 1


@pytest.mark.rule("R-18")
def test_the_witcher_masters_bonus_counts_for_inflict_and_the_cap(scene: type[Scene]) -> None:
    held = [tired("ogres-minion"), tired("ogres-minion"), tired("ogres-master")]
    s = scene(
        heroes=[{"id": KARI, "engaged": held}, {"id": MOK, "engaged": ["goblin-archers-master"]}],
        shadows=[tired("goblin-witchers-master"), tired("goblin-witchers-minion")], hero_dice=[MISS, MISS],
    )  # fmt: skip
    s.answer("scout-precise-strike", "goblin-witchers-minion-1", "ogres-master")
    assert s.wounds(KARI) == 1 + 1
    s = night(scene, {"id": KARI, "engaged": ["goblin-archers-master"]}, MOK, shadows=[tired("goblin-witchers-master")])
    assert s.wounds(KARI) == 1 + 1


@pytest.mark.rule("R-18", "HT-309")
def test_the_witcher_masters_bonus_counts_for_counterattacks(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["goblin-archers-minion"]}, MOK], shadows=["goblin-witchers-master"],
        hero_dice=["success", "critical", "success"], enemy_dice=["counterattack"],
    )  # fmt: skip
    s.answer("scout-precise-strike", ())
    assert s.wounds(KARI) == 2


# -- Ogres -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ogre", ["ogres-minion-1", "ogres-master"])
@pytest.mark.parametrize(("exhausted", "crush"), [(2, 0), (3, 1), (4, 1)])
def test_an_engaged_ogre_crushes_a_hero_with_three_exhausted_cards(
    scene: type[Scene], ogre: str, exhausted: int, crush: int
) -> None:
    s = night(scene, {"id": KARI, "engaged": [ogre], "exhausted": SCOUT[:exhausted]}, MOK)
    assert s.through().changed() == foe(ogre) | {f"{KARI}.wound": crush + 2}


def test_an_ogre_that_arrives_does_not_crush_yet(scene: type[Scene]) -> None:
    s = night(scene, {"id": KARI, "exhausted": SCOUT}, MOK, shadows=["ogres-master"])
    assert s.through().changed() == foe("ogres-master") | {"ogres-master.zone": f"engaged:{KARI}", f"{KARI}.wound": 2}


# -- Splig -------------------------------------------------------------------------------------------


def test_splig_comes_strikes_and_runs(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK, nemesis={"place": "shadows"})
    assert s.through().changed() == foe("splig") | {f"{KARI}.wound": 2}
    assert s.where("splig") == "shadows"
    assert [n["hero"] for n in s.notes("engaged")] == [KARI]


def test_splig_strikes_the_hero_he_is_engaged_with_and_runs(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK, nemesis={"place": MOK})
    assert s.through().changed() == foe("splig") | {f"{MOK}.wound": 2, "splig.zone": "shadows"}


@pytest.mark.rule("HT-411")
def test_splig_in_the_lair_does_not_activate(scene: type[Scene]) -> None:
    s = night(scene, KARI, MOK)
    assert s.through().changed() == {}


@pytest.mark.parametrize(("progress", "resilience"), [(0, 2), (5, 2), (6, 1), (9, 1)])
def test_splig_has_one_resilience_less_while_the_location_is_fully_explored(
    scene: type[Scene], progress: int, resilience: int
) -> None:
    s = scene(
        heroes=[KARI, MOK], nemesis={"place": KARI}, location={"id": "roadside-inn", "progress": progress},
        hero_dice=["success+success", "success+success"], enemy_dice=["blank"],
    )  # fmt: skip
    s.answer("scout-precise-strike")
    assert s.through().changed("scout") == {"splig.wound": 4 - resilience}


def threatened(scene: type[Scene], place: str, tokens: int = 2, progress: int = 3, **nemesis: object) -> Scene:
    """Kari rests beside an Ogre whose die shows a threat."""
    s = scene(
        heroes=[{"id": KARI, "tokens": tokens, "engaged": ["ogres-minion"]}, {"id": MOK, "tokens": 1}],
        nemesis={"place": place} | nemesis, location={"id": "roadside-inn", "progress": progress},
        hero_dice=[MISS], enemy_dice=["threat"] + ["blank"] * (place == KARI),
    )  # fmt: skip
    return s.answer("scout-caution", (), *([(), "0"] if tokens else []))


@pytest.mark.rule("HT-312")
@pytest.mark.parametrize("place", ["lair", "shadows", MOK, KARI])
@pytest.mark.parametrize("option", ["1", "2"])
def test_spligs_threat_costs_the_acting_hero_a_token_or_the_party_a_progress_wherever_he_is(
    scene: type[Scene], place: str, option: str
) -> None:
    s = threatened(scene, place)
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.source) == ("either", KARI, "splig")
    s.answer(option)
    assert s.through().changed() == ({f"{KARI}.success": 1} if option == "1" else {"roadside-inn.progress": 2})


@pytest.mark.rule("HT-007")
@pytest.mark.parametrize(
    ("tokens", "progress", "change"),
    [
        (0, 3, {"roadside-inn.progress": 2}),
        (2, 0, {f"{KARI}.success": 1}),
        (0, 0, {}),
    ],
    ids=["no token", "no progress", "neither"],
)
def test_spligs_threat_takes_what_there_is(
    scene: type[Scene], tokens: int, progress: int, change: dict[str, int]
) -> None:
    s = threatened(scene, "lair", tokens, progress)
    assert s.prompt.kind == "activation-card"
    assert s.through().changed() == change


@pytest.mark.rule("HT-312")
def test_an_exhausted_splig_threatens_all_the_same(scene: type[Scene]) -> None:
    s = threatened(scene, "shadows", exhausted=True)
    assert s.prompt.source == "splig"


def test_a_defeated_splig_threatens_nobody(scene: type[Scene]) -> None:
    s = threatened(scene, "defeated")
    assert s.through().changed() == {}


@pytest.mark.rule("HT-312")
def test_two_threat_faces_resolve_spligs_threat_once(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["ogres-minion", "ogres-master"]}, MOK],
        location={"id": "roadside-inn", "progress": 3}, hero_dice=[MISS], enemy_dice=["threat", "threat"],
    )  # fmt: skip
    s.answer("scout-caution", ())
    assert s.through().changed() == {"roadside-inn.progress": 2}


@pytest.mark.rule("R-19", "HT-313")
def test_the_threat_of_splig_resolves_even_in_the_action_that_defeats_him(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, MOK], nemesis={"place": KARI, "wounds": 9}, location={"id": "roadside-inn", "progress": 3},
        hero_dice=["success+success", "success+success"], enemy_dice=["threat"],
    )  # fmt: skip
    s.answer("scout-precise-strike")
    assert s.through().changed("scout") == {"splig.zone": "defeated", "splig.wound": 0, "roadside-inn.progress": 2}


@pytest.mark.rule("HT-403")
@pytest.mark.parametrize("name", ["bandits-minion", "ogres-master", "goblin-archers-minion"])
def test_a_facedown_enemy_is_flipped_and_then_does_what_its_bar_says(scene: type[Scene], name: str) -> None:
    piece = name if name.endswith("master") else f"{name}-1"
    s = night(scene, KARI, shadows=[hidden(name)])
    place = {} if "archers" in name else {f"{piece}.zone": f"engaged:{KARI}"}
    wounds = 2 if "ogres" in name else 1
    assert s.through().changed() == foe(piece) | {f"{piece}.faceup": True, f"{KARI}.wound": wounds} | place
