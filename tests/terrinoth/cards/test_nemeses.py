"""The nemeses of seven quests: their values, keywords, passive texts and threats."""

from __future__ import annotations

from typing import Any

import pytest

from game.adventure import values
from tests.terrinoth.cards.fights import BLANK, foe
from tests.terrinoth.cards.pieces import HEALER, MISS, SCOUT, hidden, tired
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

PRINTED = [
    ("brakka-bonecart", "Giant", "challenging", (3, 0, 12), "snatch advance inflict"),
    ("ankaur-maro", "Undead", "challenging", (2, 2, 13), "wither advance inflict"),
    ("captain-vael", "Human", "challenging", (2, 1, 10), "pursue riposte inflict"),
    ("iron-castellan", "Elemental", "formidable", (3, 2, 14), "bar-the-way inflict"),
    ("kethra-vane", "Demon", "formidable", (3, 1, 14), "breach advance inflict"),
    ("ysmera-the-pale-cantor", "Human", "formidable", (2, 1, 12), "chant retreat inflict"),
    ("ormathrax", "Dragon", "formidable", (3, 2, 15), "cinder-breath advance inflict"),
]
QUESTS = {
    "brakka-bonecart": "smoke-over-brindle-ford", "ankaur-maro": "battle-in-the-mistlands",
    "captain-vael": "the-crimson-ledger", "iron-castellan": "nine-locks",
    "kethra-vane": "the-long-night-at-harrow-gate", "ysmera-the-pale-cantor": "the-pale-cantor",
    "ormathrax": "the-cinder-queen",
}  # fmt: skip
BRAKKA, MARO, VAEL, CASTELLAN, KETHRA, YSMERA, QUEEN = (name for name, *_ in PRINTED)
WILDS = {"location": {"id": "mountain-pass"}}


def night(scene: type[Scene], nemesis: str, place: str, *heroes: Any, **spec: Any) -> Scene:
    """An enemy phase with a nemesis in the shadows or with a hero."""
    wounds = spec.pop("wounds", 0)
    return scene(
        quest=QUESTS[nemesis], node="enemy_phase", stop_at="ready_enemies", heroes=list(heroes or (KARI, MOK)),
        nemesis={"place": place, "wounds": wounds}, **(WILDS | spec),
    )  # fmt: skip


def threat(scene: type[Scene], nemesis: str, place: str, *heroes: Any, **spec: Any) -> Scene:
    """Kari, the first hero, rests beside a cave spider whose die shows a threat."""
    party = [{"id": h} if isinstance(h, str) else dict(h) for h in heroes or (KARI, MOK)]
    party[0]["engaged"] = ["cave-spiders-master", *party[0].get("engaged", [])]
    dice = sum(isinstance(e, str) or not e.get("exhausted") for e in party[0]["engaged"])
    s = scene(
        quest=QUESTS[nemesis], heroes=party, turns=[party[0]["id"]], stop_at="enemy_phase", hero_dice=[MISS],
        enemy_dice=["threat"] + [BLANK] * (dice - 1), nemesis={"place": place, "exhausted": True}, **(WILDS | spec),
    )  # fmt: skip
    return s.answer("scout-caution")


def strike(scene: type[Scene], nemesis: str, faces: list[str], **spec: Any) -> Scene:
    """Trenloe attacks the exhausted nemesis engaged with him."""
    engaged = spec.pop("engaged", [])
    s = scene(
        quest=QUESTS[nemesis], heroes=[{"id": TRENLOE, "engaged": engaged}, MOK], turns=[TRENLOE],
        stop_at="enemy_phase", hero_dice=faces, nemesis={"place": TRENLOE, "exhausted": True}, **(WILDS | spec),
    ).answer("warrior-into-the-fray")  # fmt: skip
    if s.session.prompt is not None and s.prompt.kind == "engage":
        s.answer(())
    if s.session.prompt is not None and s.prompt.kind == "target":
        s.answer(nemesis)
    return s


def wounded(s: Scene) -> dict[str, int]:
    """The wounds of each hero who has any."""
    return {hero: s.wounds(hero) for hero in s.t.seats if s.wounds(hero)}


@pytest.mark.parametrize(("name", "trait", "difficulty", "stats", "bar"), PRINTED)
def test_a_nemesis_has_its_printed_values(
    scene: type[Scene], name: str, trait: str, difficulty: str, stats: tuple[int, int, int], bar: str
) -> None:
    card = scene.box.enemies[name]
    assert (card.attack, card.resilience, card.health) == stats
    assert (card.trait, card.difficulty, card.rank) == (trait, difficulty, "nemesis")
    assert card.bar == tuple(bar.split())
    assert scene.box.quests[QUESTS[name]].nemesis == name


@pytest.mark.rule("HT-411")
@pytest.mark.parametrize("nemesis", QUESTS)
def test_in_the_lair_no_nemesis_activates(scene: type[Scene], nemesis: str) -> None:
    assert night(scene, nemesis, "lair", bearer=KARI).changed() == {}


# -- Brakka Bonecart ---------------------------------------------------------------------------------


def test_brakka_snatches_one_of_the_townsfolk(scene: type[Scene]) -> None:
    s = night(scene, BRAKKA, "shadows", counters={"townsfolk": 2})
    assert s.changed() == foe(BRAKKA) | {
        "counter:townsfolk": 1, "counter:lost": 1, f"{BRAKKA}.zone": f"engaged:{KARI}", f"{KARI}.wound": 3,
    }  # fmt: skip


def test_the_last_one_snatched_takes_the_edge_off_her_blow(scene: type[Scene]) -> None:
    s = night(scene, BRAKKA, KARI, counters={"townsfolk": 1})
    assert s.changed() == foe(BRAKKA) | {"counter:townsfolk": 0, "counter:lost": 1, f"{KARI}.wound": 2}


def test_with_nobody_to_snatch_she_takes_a_token_and_strikes_more_softly(scene: type[Scene]) -> None:
    s = night(scene, BRAKKA, KARI, KARI, {"id": MOK, "tokens": 2}, {"id": ASTARRA, "tokens": 1})
    assert s.changed() == foe(BRAKKA) | {f"{MOK}.success": 1, f"{KARI}.wound": 2}


@pytest.mark.rule("R-18")
@pytest.mark.parametrize(("townsfolk", "attack"), [(0, 2), (1, 3), (5, 3)])
def test_brakkas_attack_hangs_on_the_townsfolk(scene: type[Scene], townsfolk: int, attack: int) -> None:
    s = scene(quest=QUESTS[BRAKKA], nemesis={"place": "shadows"}, counters={"townsfolk": townsfolk})
    assert values.attack(s.t, BRAKKA) == attack


def test_brakka_threatens_the_townsfolk_or_the_active_hero(scene: type[Scene]) -> None:
    s = threat(scene, BRAKKA, "lair", counters={"townsfolk": 2})
    assert (s.prompt.kind, s.prompt.chooser) == ("either", KARI)
    assert s.answer("1").changed("cave", "scout") == {"counter:townsfolk": 1, "counter:lost": 1}
    s = threat(scene, BRAKKA, "lair", counters={"townsfolk": 2}).answer("2")
    assert s.changed("cave", "scout") == {f"{KARI}.wound": 2}


@pytest.mark.rule("HT-007")
def test_without_townsfolk_her_threat_must_be_wounds(scene: type[Scene]) -> None:
    assert threat(scene, BRAKKA, MOK).changed("cave", "scout") == {f"{KARI}.wound": 2}


# -- Ankaur Maro -------------------------------------------------------------------------------------


def test_maro_withers_the_hero_at_hand(scene: type[Scene]) -> None:
    s = night(scene, MARO, KARI)
    assert s.hero(KARI)["conditions"] == ["weakened"]
    assert wounded(s) == {KARI: 2}


def test_who_is_weakened_already_suffers_instead(scene: type[Scene]) -> None:
    s = night(scene, MARO, KARI, {"id": KARI, "conditions": ["weakened"]}, MOK)
    assert s.changed() == foe(MARO) | {f"{KARI}.wound": 3}


def test_from_the_shadows_he_withers_nobody(scene: type[Scene]) -> None:
    s = night(scene, MARO, "shadows")
    assert s.changed() == foe(MARO) | {f"{MARO}.zone": f"engaged:{KARI}", f"{KARI}.wound": 2}


@pytest.mark.parametrize(
    ("shadows", "wounds"),
    [([], 2), (["bandits-minion", hidden("zombies-minion")], 2), (["zombies-minion"], 1)],
    ids=["alone", "no Undead faceup", "an Undead in play"],
)
def test_without_other_undead_maro_is_softer(scene: type[Scene], shadows: list[Any], wounds: int) -> None:
    assert strike(scene, MARO, ["success+success", "success"], shadows=shadows).wounds(MARO) == wounds


@pytest.mark.rule("R-14")
@pytest.mark.parametrize("place", ["lair", "shadows"])
def test_maro_threatens_a_wound_or_the_undead_discarded_last(scene: type[Scene], place: str) -> None:
    spec = {"discards": {"enemy": ["bandits-minion", "zombies-master", "reanimates-minion"]}}
    s = threat(scene, MARO, place, **spec)
    assert s.prompt.kind == "either"
    s.answer("2")
    assert s.changed("cave", "scout") == {"zombies-master.zone": "shadows", "zombies-master.exhausted": True}
    assert threat(scene, MARO, place, **spec).answer("1").changed("cave", "scout") == {f"{KARI}.wound": 1}


@pytest.mark.rule("HT-007")
def test_with_no_undead_discarded_the_threat_must_be_the_wound(scene: type[Scene]) -> None:
    s = threat(scene, MARO, "lair", discards={"enemy": ["bandits-minion"]})
    assert s.changed("cave", "scout") == {f"{KARI}.wound": 1}


# -- Captain Vael ------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["shadows", KARI])
def test_vael_pursues_the_bearer_who_must_answer_his_riposte(scene: type[Scene], place: str) -> None:
    s = night(scene, VAEL, place, bearer=MOK)
    assert (s.prompt.kind, s.prompt.chooser) == ("either", MOK)
    s.answer("1")
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("exhaust-card", MOK, tuple(HEALER))
    s.answer("healer-chastise")
    assert s.changed() == foe(VAEL) | {
        f"{VAEL}.zone": f"engaged:{MOK}", "healer-chastise.exhausted": True, f"{MOK}.wound": 2,
    }  # fmt: skip


def test_the_riposte_may_be_paid_in_blood_and_must_be_without_a_ready_card(scene: type[Scene]) -> None:
    assert night(scene, VAEL, MOK, bearer=MOK).answer("2").changed() == foe(VAEL) | {f"{MOK}.wound": 3}
    s = night(scene, VAEL, MOK, KARI, {"id": MOK, "exhausted": HEALER}, bearer=MOK)
    assert s.changed() == foe(VAEL) | {f"{MOK}.wound": 3}


def test_thrown_back_by_a_full_bearer_he_ripostes_nobody(scene: type[Scene]) -> None:
    three = [tired("ogres-minion"), tired("ogres-minion"), tired("ogres-master")]
    s = night(scene, VAEL, "shadows", KARI, {"id": MOK, "engaged": three}, bearer=MOK)
    assert s.changed() == foe(VAEL) | {f"{MOK}.wound": 2, f"{KARI}.wound": 2}


@pytest.mark.parametrize(
    ("engaged", "wounds"), [([], 3), ([tired("ogres-minion")], 3), ([tired("bandits-minion")], 2)],
    ids=["alone", "another trait", "a Human"],
)  # fmt: skip
def test_a_human_beside_him_guards_vael(scene: type[Scene], engaged: list[Any], wounds: int) -> None:
    s = strike(scene, VAEL, ["success+success", "success+success"], engaged=engaged, bearer=MOK)
    assert s.wounds(VAEL) == wounds


def test_a_human_elsewhere_does_not(scene: type[Scene]) -> None:
    s = strike(scene, VAEL, ["success+success", "success+success"], shadows=["bandits-minion"], bearer=MOK)
    assert s.wounds(VAEL) == 3


def test_vael_threatens_the_evidence_or_the_bearer(scene: type[Scene]) -> None:
    s = threat(scene, VAEL, "lair", bearer=MOK, counters={"evidence": 2})
    assert (s.prompt.kind, s.prompt.chooser) == ("either", KARI)
    assert s.answer("1").changed("cave", "scout") == {"counter:evidence": 1}
    s = threat(scene, VAEL, KARI, bearer=MOK, counters={"evidence": 2}).answer("2")
    assert s.changed("cave", "scout") == {f"{MOK}.wound": 2}
    assert threat(scene, VAEL, "lair", bearer=MOK).changed("cave", "scout") == {f"{MOK}.wound": 2}


# -- the Iron Castellan ------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["shadows", KARI])
def test_the_castellan_bars_the_bearers_way(scene: type[Scene], place: str) -> None:
    s = night(scene, CASTELLAN, place, bearer=MOK, location={"id": "mountain-pass", "progress": 2})
    assert s.changed() == foe(CASTELLAN) | {
        f"{CASTELLAN}.zone": f"engaged:{MOK}", "mountain-pass.progress": 1, f"{MOK}.wound": 3,
    }  # fmt: skip


def test_without_progress_it_bars_the_way_all_the_same(scene: type[Scene]) -> None:
    s = night(scene, CASTELLAN, MOK, bearer=MOK)
    assert s.changed() == foe(CASTELLAN) | {f"{MOK}.wound": 3}


@pytest.mark.rule("HT-002")
def test_effects_of_heroes_cannot_exhaust_it(scene: type[Scene]) -> None:
    s = scene(
        quest="nine-locks", node="enemy_phase", heroes=[{"id": KARI, "items": ["iron-wedges"]}, MOK], bearer=MOK,
        nemesis={"place": "shadows"}, shadows=["ogres-minion", "ogres-master"],
    ).answer("iron-wedges")  # fmt: skip
    assert s.prompt.options == ("ogres-minion-1", "ogres-master")


@pytest.mark.parametrize(("place", "wounds"), [(MOK, {MOK: 3}), (KARI, {}), ("shadows", {}), ("lair", {})])
def test_it_strikes_the_bearer_it_is_engaged_with_on_the_road(
    scene: type[Scene], place: str, wounds: dict[str, int]
) -> None:
    s = scene(
        quest="nine-locks", node="travel", stop_at="round_end", location={"id": "mountain-pass", "progress": 8},
        bearer=MOK, nemesis={"place": place}, decks={"location": ["smugglers-stair"], "enemy": ["ogres-minion", "..."]},
    ).answer("yes", ())  # fmt: skip
    assert wounded(s) == wounds


def test_the_castellan_threatens_to_engage_the_bearer_or_wounds_who_holds_it(scene: type[Scene]) -> None:
    s = threat(scene, CASTELLAN, "shadows", bearer=MOK)
    assert s.changed("cave", "scout", "peril") == {f"{CASTELLAN}.zone": f"engaged:{MOK}"}
    s = threat(scene, CASTELLAN, MOK, bearer=MOK)
    assert s.changed("cave", "scout", "peril") == {f"{MOK}.wound": 1}


def test_in_the_lair_its_threat_does_nothing(scene: type[Scene]) -> None:
    assert threat(scene, CASTELLAN, "lair").changed("cave", "scout", "peril") == {}


# -- Kethra Vane -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(7, 5), (1, 0), (0, 0)])
def test_kethra_breaches_the_line(scene: type[Scene], before: int, after: int) -> None:
    s = night(scene, KETHRA, "shadows", location={"id": "harrow-gate", "progress": before})
    assert s.all()["location"]["progress"] == after
    assert s.changed("harrow-gate") == foe(KETHRA) | {f"{KETHRA}.zone": f"engaged:{KARI}", f"{KARI}.wound": 3}


def test_in_the_shadows_she_drives_the_others_there_on(scene: type[Scene]) -> None:
    t = threat(
        scene, KETHRA, "shadows", KARI, {"id": MOK, "engaged": ["ogres-minion"]},
        shadows=["ogres-master", hidden("bandits-minion")],
    ).t  # fmt: skip
    attacks = {enemy: values.attack(t, enemy) for enemy in t.enemies()}
    assert attacks == {
        "cave-spiders-master": 1, "ogres-minion-1": 2, "ogres-master": 3, "bandits-minion-1": 0, KETHRA: 3,
    }  # fmt: skip


def test_engaged_she_drives_nobody(scene: type[Scene]) -> None:
    t = threat(scene, KETHRA, MOK, shadows=["ogres-master"]).t
    assert values.attack(t, "ogres-master") == 2


def test_kethra_threatens_who_fights_two_or_more(scene: type[Scene]) -> None:
    s = threat(
        scene, KETHRA, "lair", {"id": KARI, "engaged": [tired("ogres-minion")]},
        {"id": MOK, "engaged": ["ogres-minion", "bandits-minion", "bandits-master"]},
        {"id": ASTARRA, "engaged": ["ogres-master"]},
    )  # fmt: skip
    assert wounded(s) == {KARI: 1, MOK: 1}


# -- Ysmera ------------------------------------------------------------------------------------------


@pytest.mark.rule("HT-503")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (11, 11)])
def test_ysmera_chants_the_token_on_without_effect(scene: type[Scene], before: int, after: int) -> None:
    s = night(scene, YSMERA, KARI, peril=before)
    assert s.all()["peril"] == after
    assert s.changed("peril") == foe(YSMERA) | {f"{YSMERA}.zone": "shadows", f"{KARI}.wound": 2}
    assert s.notes("peril-effect") == []


@pytest.mark.parametrize(
    ("others", "guarded"),
    [(["ogres-minion"], False), (["ogres-minion", hidden("bandits-minion")], True)],
    ids=["one voice", "two voices"],
)
@pytest.mark.parametrize("place", ["shadows", ASTARRA])
def test_behind_two_other_voices_she_cannot_be_the_target(
    scene: type[Scene], others: list[Any], guarded: bool, place: str
) -> None:
    s = scene(
        quest="the-pale-cantor", heroes=[ASTARRA, MOK], nemesis={"place": place}, shadows=others, **WILDS
    ).answer("mage-arcane-dart")
    assert (YSMERA in s.prompt.options) is not guarded


def test_a_card_may_wound_her_behind_her_choir(scene: type[Scene]) -> None:
    s = scene(
        quest="the-pale-cantor", heroes=[{"id": KARI, "tokens": 1}, MOK], nemesis={"place": "shadows"},
        shadows=["ogres-minion", "ogres-master"], hero_dice=[MISS], **WILDS,
    ).answer("scout-caution", KARI, YSMERA)  # fmt: skip
    assert s.wounds(YSMERA) == 1


@pytest.mark.parametrize(("place", "value"), [("lair", 8), ("shadows", 14), (KARI, 14), ("defeated", 8)])
def test_while_she_is_in_play_every_place_is_six_harder_to_explore(
    scene: type[Scene], place: str, value: int
) -> None:
    s = scene(quest="the-pale-cantor", nemesis={"place": place}, **WILDS)
    assert values.location_value(s.t) == value


@pytest.mark.parametrize("place", ["lair", "shadows"])
def test_ysmera_threatens_weakness_or_a_wound(scene: type[Scene], place: str) -> None:
    s = threat(scene, YSMERA, place)
    assert (s.hero(KARI)["conditions"], s.hero(MOK)["conditions"], wounded(s)) == (["weakened"], [], {})
    s = scene(
        quest="the-pale-cantor", hero_dice=[MISS], enemy_dice=["threat"], nemesis={"place": place}, **WILDS,
        heroes=[
            {"id": KARI, "conditions": ["weakened"], "engaged": ["cave-spiders-master"], "exhausted": SCOUT[:1]}, MOK
        ],
    ).answer("scout-caution")  # fmt: skip
    assert wounded(s) == {KARI: 1}


# -- Ormathrax ---------------------------------------------------------------------------------------


def test_her_breath_burns_who_fights_others_and_what_they_fight(scene: type[Scene]) -> None:
    s = night(
        scene, QUEEN, "shadows", KARI, {"id": MOK, "engaged": [tired("ogres-minion"), tired("cave-spiders-minion")]},
        {"id": ASTARRA, "engaged": [tired("ogres-minion")]}, shadows=[tired("ogres-master")],
    )  # fmt: skip
    assert s.changed() == foe(QUEEN) | {
        f"{MOK}.wound": 1, f"{ASTARRA}.wound": 1, "ogres-minion-1.wound": 1, "ogres-minion-2.wound": 1,
        "cave-spiders-minion-1.zone": "discard:enemy",
        "cave-spiders-minion-1.exhausted": False, f"{QUEEN}.zone": f"engaged:{KARI}", f"{KARI}.wound": 3,
    }  # fmt: skip


def test_she_does_not_count_herself(scene: type[Scene]) -> None:
    s = night(scene, QUEEN, KARI)
    assert s.changed() == foe(QUEEN) | {f"{KARI}.wound": 3}


@pytest.mark.parametrize("place", ["lair", "shadows"])
def test_ormathrax_threatens_everybodys_tokens(scene: type[Scene], place: str) -> None:
    s = threat(
        scene, QUEEN, place, KARI, {"id": MOK, "tokens": 2}, {"id": ASTARRA, "tokens": 1},
        decks={"location": ["bone-pit", "cinder-roost"]},
    )  # fmt: skip
    assert s.changed("cave", "scout") == {f"{KARI}.wound": 1, f"{MOK}.success": 1, f"{ASTARRA}.success": 0}


