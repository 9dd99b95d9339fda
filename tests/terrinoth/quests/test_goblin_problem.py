"""The Goblin Problem: set-up, peril track, every rule of the sheet and every way it ends."""

from __future__ import annotations

import pytest

from tests.terrinoth.cards.pieces import MISS, SCOUT, hidden, tired
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

TRACK = ["start", "grey", "grey", "green", "grey", "blue", "red", "grey", "grey", "red", "grey", "red"]
GREEN, BLUE, RED = (TRACK.index(colour) - 1 for colour in ("green", "blue", "red"))
"""The spaces just before the first of each colour."""
LAST = len(TRACK) - 1


def perilous(scene: type[Scene], peril: int, *heroes: object, **more: object) -> Scene:
    """A peril phase that begins with the token on a space."""
    return scene(heroes=list(heroes or (KARI, MOK)), peril=peril, node="peril", stop_at="travel", **more)


def upgraded(s: Scene) -> dict[str, list[str]]:
    """The advanced cards of every hero."""
    return {hero: part["advanced"] for hero, part in s.all()["heroes"].items()}


# -- set-up ------------------------------------------------------------------------------------------


@pytest.mark.rule("HT-102", "HT-103", "HT-104", "HT-107", "HT-108", "HT-114")
def test_the_quest_is_laid_out_as_its_sheet_says(scene: type[Scene]) -> None:
    s = scene(heroes=[KARI, MOK, TRENLOE], leader=MOK, node="setup", stop_at="hero_phase")
    state = s.all()
    assert state["location"] == {"id": "roadside-inn", "progress": 0}
    assert state["decks"]["location"] == ["dark-forest", "brigand-camp"]
    assert state["nemesis"] == {"id": "splig", "place": "lair", "wounds": 0}
    assert state["peril"] == 0
    sets = {s.box.exploration[card].set for card in state["decks"]["exploration"]}
    assert sets == {"base", "wild", "village"}
    assert len(state["decks"]["exploration"]) == 12 + 5 + 5
    engaged = [e["card"] for e in state["heroes"][MOK]["engaged"]]
    shadows = [e["card"] for e in state["shadows"]]
    assert (len(engaged), len(shadows)) == (1, 3)
    assert all(e["facedown"] for e in state["shadows"])
    assert state["heroes"][KARI]["engaged"] == state["heroes"][TRENLOE]["engaged"] == []
    order = engaged + shadows + state["decks"]["enemy"]
    first = {card for card in order[:9] if card.startswith(("goblin-archers", "goblin-witchers", "rat-swarms"))}
    second = {card for card in order[9:] if card.startswith(("bandits", "cave-spiders", "ogres"))}
    assert (len(first), len(second), len(order)) == (9, 9, 18)


def test_the_track_has_its_spaces(scene: type[Scene]) -> None:
    assert list(scene.box.quests["the-goblin-problem"].track) == TRACK


@pytest.mark.rule("HT-501")
@pytest.mark.parametrize("space", range(LAST))
def test_the_token_moves_one_space_and_only_coloured_spaces_do_anything(scene: type[Scene], space: int) -> None:
    s = perilous(scene, space, decks={"enemy": []})
    assert s.board.tracks["peril"] == space + 1
    colours = [note["colour"] for note in s.notes("peril-effect")]
    assert colours == ([TRACK[space + 1]] if TRACK[space + 1] in ("green", "blue", "red") else [])
    if TRACK[space + 1] == "grey":
        assert s.through().changed() == {"peril": space + 1}


@pytest.mark.rule("HT-502")
def test_on_the_last_space_the_token_stays_and_red_resolves_again(scene: type[Scene]) -> None:
    s = perilous(scene, LAST, nemesis={"place": "defeated"}, decks={"enemy": ["ogres-master", "bandits-minion"]})
    assert s.through().changed() == {
        "ogres-master.zone": "shadows", "ogres-master.faceup": True,
        "bandits-minion-1.zone": "shadows", "bandits-minion-1.faceup": True,
    }  # fmt: skip


# -- Q1-1 --------------------------------------------------------------------------------------------


def arriving(scene: type[Scene], here: str, **more: object) -> Scene:
    """The party travels on from a place, up to the end of the round."""
    s = scene(
        heroes=[KARI, MOK],
        location={"id": here, "progress": 8},
        node="travel",
        stop_at="round_end",
        decks={"enemy": ["bandits-minion", "ogres-minion", "ogres-minion", "bandits-master"]},
        enemy_dice=["blank"],
        **more,
    )
    return s.answer("yes", ())


def test_splig_comes_to_the_shadows_of_the_final_location_after_its_enemies(scene: type[Scene]) -> None:
    s = arriving(scene, "dark-forest")
    assert [(e["card"], e["facedown"]) for e in s.all()["shadows"]] == [
        ("ogres-minion-1", True), ("ogres-minion-2", True), ("bandits-master", True), ("splig", False),
    ]  # fmt: skip


def test_splig_stays_in_the_lair_when_the_party_comes_to_another_location(scene: type[Scene]) -> None:
    s = arriving(scene, "roadside-inn")
    assert s.where("splig") == "lair"


@pytest.mark.parametrize("place", [MOK, "shadows", "defeated"])
def test_splig_stays_where_he_is_when_he_is_not_in_the_lair(scene: type[Scene], place: str) -> None:
    s = arriving(scene, "dark-forest", nemesis={"place": place, "wounds": 0})
    assert s.where("splig") == (f"engaged:{MOK}" if place == MOK else place)
    assert not s.notes("nemesis")


# -- Q1-green ----------------------------------------------------------------------------------------


def test_green_wounds_a_hero_of_the_leaders_choice_for_each_goblin_in_play(scene: type[Scene]) -> None:
    s = perilous(
        scene, GREEN, {"id": KARI, "engaged": ["goblin-archers-minion", "bandits-master"]}, MOK, TRENLOE,
        shadows=["goblin-witchers-master", hidden("goblin-archers-minion"), "ogres-minion"],
        nemesis={"place": "shadows"}, leader=MOK,
    )  # fmt: skip
    for _ in range(3):  # an archer, a witcher and Splig; the facedown archer has no trait
        assert (s.prompt.kind, s.prompt.chooser, s.prompt.least) == ("choose-hero", MOK, 1)
        assert s.prompt.options == (MOK, TRENLOE, KARI)
        s.answer(TRENLOE)  # the same hero again and again
    assert s.prompt.kind == "upgrade"
    assert s.changed() == {"peril": GREEN + 1, f"{TRENLOE}.wound": 3}


def test_green_wounds_nobody_without_a_goblin_and_does_not_count_splig_in_the_lair(scene: type[Scene]) -> None:
    s = perilous(scene, GREEN, shadows=["ogres-minion", hidden("goblin-archers-minion")])
    assert s.prompt.kind == "upgrade"
    assert s.changed() == {"peril": GREEN + 1}


@pytest.mark.rule("HT-801")
def test_the_leader_chooses_among_those_whom_the_goblins_before_left_standing(scene: type[Scene]) -> None:
    fallen = {"id": ASTARRA, "defeated": True}
    s = perilous(
        scene, GREEN, {"id": KARI, "wounds": 10, "engaged": ["goblin-archers-master"]}, MOK, TRENLOE, fallen,
        shadows=["goblin-archers-minion"],
    ).answer(KARI)  # fmt: skip
    assert s.hero(KARI)["defeated"] is True
    assert s.where("goblin-archers-master") == "shadows"  # it lost its hero, but it is still in play
    assert (s.prompt.kind, s.prompt.chooser, s.prompt.options) == ("choose-hero", MOK, (MOK, TRENLOE))
    s.answer(TRENLOE)
    assert s.prompt.kind == "upgrade"
    assert [s.wounds(hero) for hero in (MOK, TRENLOE, ASTARRA)] == [0, 1, 0]


def test_green_upgrades_a_card_of_every_hero_who_stands(scene: type[Scene]) -> None:
    s = perilous(scene, GREEN, {"id": KARI, "exhausted": SCOUT[3:]}, MOK, {"id": TRENLOE, "defeated": True}, leader=MOK)
    assert (s.prompt.kind, s.prompt.chooser, len(s.prompt.options)) == ("upgrade", MOK, 8)
    s.answer("disciple-sworn-vigil")
    assert s.prompt.chooser == KARI
    s.answer("wildlander-lie-in-wait")
    assert s.session.state.node == "travel"
    assert upgraded(s) == {KARI: ["wildlander-lie-in-wait"], MOK: ["disciple-sworn-vigil"], TRENLOE: []}
    assert s.hero(KARI)["exhausted"] == ["wildlander-lie-in-wait"]


@pytest.mark.rule("HT-808")
def test_green_does_not_upgrade_a_hero_whom_its_wounds_defeat(scene: type[Scene]) -> None:
    s = perilous(scene, GREEN, {"id": KARI, "wounds": 20}, MOK, shadows=["goblin-archers-minion"])
    s.answer(KARI, "disciple-sworn-vigil")
    assert s.session.state.node == "travel"
    assert s.hero(KARI)["defeated"] is True
    assert upgraded(s) == {KARI: [], MOK: ["disciple-sworn-vigil"]}


# -- Q1-blue -----------------------------------------------------------------------------------------


@pytest.mark.rule("R-14")
def test_blue_brings_each_hero_the_goblin_discarded_last_and_upgrades_all(scene: type[Scene]) -> None:
    s = perilous(
        scene,
        BLUE,
        KARI,
        MOK,
        leader=MOK,
        discards={
            "enemy": [
                "ogres-master",
                "goblin-archers-master",
                "bandits-minion",
                "goblin-witchers-minion",
                "goblin-archers-minion",
            ]
        },
    )
    assert s.changed() == {
        "peril": 5,
        "goblin-archers-master.zone": f"engaged:{MOK}",
        "goblin-witchers-minion-1.zone": f"engaged:{KARI}",
    }
    s.answer("disciple-sworn-vigil", "thief-slip-away")
    assert s.session.state.node == "travel"
    assert upgraded(s) == {KARI: ["thief-slip-away"], MOK: ["disciple-sworn-vigil"]}


@pytest.mark.rule("R-14")
def test_blue_brings_nothing_to_the_rest_when_the_goblins_run_out(scene: type[Scene]) -> None:
    s = perilous(
        scene, BLUE, KARI, MOK, TRENLOE, discards={"enemy": ["ogres-master", "goblin-archers-master"]}, leader=TRENLOE
    )
    assert s.changed() == {"peril": 5, "goblin-archers-master.zone": f"engaged:{TRENLOE}"}
    assert s.t.zone("discard:enemy") == ["ogres-master"]


def test_blue_takes_no_goblin_from_the_deck(scene: type[Scene]) -> None:
    s = perilous(scene, BLUE, decks={"enemy": ["goblin-archers-minion"]})
    assert s.changed() == {"peril": 5}


@pytest.mark.rule("HT-705")
def test_a_goblin_of_blue_that_finds_no_room_wounds_and_waits_in_the_shadows(scene: type[Scene]) -> None:
    held = [tired("ogres-minion"), tired("ogres-minion"), tired("ogres-master")]
    s = perilous(
        scene, BLUE, {"id": KARI, "engaged": held}, {"id": MOK, "defeated": True},
        discards={"enemy": ["goblin-archers-master", "goblin-archers-minion"]},
    )  # fmt: skip
    assert s.changed() == {"peril": 5, "goblin-archers-master.zone": "shadows", f"{KARI}.wound": 1}


@pytest.mark.rule("HT-808")
def test_the_second_upgrade_stays_in_the_class_of_the_first(scene: type[Scene]) -> None:
    s = perilous(scene, BLUE, {"id": KARI, "advanced": ["thief-slip-away"]}, MOK)
    assert (s.prompt.chooser, s.prompt.options) == (
        KARI, ("thief-fan-of-knives", "thief-nimble-fingers", "thief-palm-and-pass"),
    )  # fmt: skip


# -- Q1-red ------------------------------------------------------------------------------------------

OGRES = {"enemy": ["ogres-master", "ogres-minion", "bandits-minion"]}


def test_red_spawns_two_enemies_in_the_shadows_and_then_splig_with_the_leader(scene: type[Scene]) -> None:
    s = perilous(scene, RED, leader=MOK, decks=OGRES)
    assert s.through().changed() == {
        "peril": RED + 1, "ogres-master.zone": "shadows", "ogres-master.faceup": True,
        "ogres-minion-1.zone": "shadows", "ogres-minion-1.faceup": True, "splig.zone": f"engaged:{MOK}",
    }  # fmt: skip
    assert s.session.state.node == "travel"
    assert [note["enemy"] for note in s.notes("spawns")] == ["ogres-master", "ogres-minion-1", "splig"]


@pytest.mark.parametrize("place", [KARI, "shadows", "defeated"])
def test_red_leaves_splig_alone_when_he_is_not_in_the_lair(scene: type[Scene], place: str) -> None:
    s = perilous(scene, RED, nemesis={"place": place}, leader=MOK, decks={"enemy": []})
    assert s.through().changed() == {"peril": RED + 1}


@pytest.mark.rule("HT-705", "HT-707")
def test_splig_finds_no_room_with_a_leader_who_has_three_enemies(scene: type[Scene]) -> None:
    held = [tired("ogres-minion"), tired("ogres-minion"), tired("ogres-master")]
    s = perilous(scene, RED, {"id": KARI, "engaged": held}, MOK, decks={"enemy": []})
    assert s.through().changed() == {"peril": RED + 1, "splig.zone": "shadows", f"{KARI}.wound": 2}


@pytest.mark.rule("HT-705")
def test_the_enemies_of_red_take_no_room_from_splig(scene: type[Scene]) -> None:
    held = [tired("ogres-minion"), tired("ogres-minion")]
    s = perilous(scene, RED, {"id": KARI, "engaged": held}, MOK, decks={"enemy": ["bandits-minion", "bandits-master"]})
    assert s.t.engaged(KARI) == ["ogres-minion-1", "ogres-minion-2", "splig"]
    assert [(e["card"], e["facedown"]) for e in s.all()["shadows"]] == [
        ("bandits-minion-1", False), ("bandits-master", False),
    ]  # fmt: skip
    assert s.wounds(KARI) == 0


@pytest.mark.rule("HT-702")
def test_red_shuffles_the_discard_pile_when_the_deck_runs_out(scene: type[Scene]) -> None:
    s = perilous(
        scene, RED, leader=MOK, nemesis={"place": "defeated"}, decks={"enemy": ["ogres-master"]},
        discards={"enemy": ["bandits-minion"]},
    )  # fmt: skip
    assert s.t.shadows() == ["ogres-master", "bandits-minion-1"]


@pytest.mark.rule("HT-702")
def test_splig_comes_even_if_no_enemy_is_left_for_red(scene: type[Scene]) -> None:
    s = perilous(scene, RED, leader=MOK, decks={"enemy": []})
    assert s.through().changed() == {"peril": RED + 1, "splig.zone": f"engaged:{MOK}"}


# -- how it ends -------------------------------------------------------------------------------------


def ending(scene: type[Scene], location: str, progress: int, splig: str) -> Scene:
    """The end of a round."""
    return scene(
        heroes=[KARI, MOK], location={"id": location, "progress": progress}, nemesis={"place": splig},
        node="round_end", stop_at="hero_phase",
    )  # fmt: skip


@pytest.mark.rule("HT-902")
@pytest.mark.parametrize("progress", [8, 11])
def test_the_quest_is_won_at_the_end_of_the_round_with_the_final_location_explored_and_splig_defeated(
    scene: type[Scene], progress: int
) -> None:
    s = ending(scene, "brigand-camp", progress, "defeated")
    assert s.all()["outcome"] == "victory"
    assert s.session.ended


@pytest.mark.parametrize(
    ("location", "progress", "splig"),
    [
        ("brigand-camp", 7, "defeated"),
        ("brigand-camp", 8, "lair"),
        ("brigand-camp", 8, "shadows"),
        ("brigand-camp", 8, KARI),
        ("dark-forest", 8, "defeated"),
        ("roadside-inn", 8, "defeated"),
    ],
    ids=["not explored", "in the lair", "in the shadows", "engaged", "second location", "first location"],
)
def test_the_quest_goes_on_while_anything_is_missing(
    scene: type[Scene], location: str, progress: int, splig: str
) -> None:
    s = ending(scene, location, progress, splig)
    assert s.all()["outcome"] == ""
    assert s.session.state.node == "hero_phase"


def test_the_defeat_of_splig_ends_the_quest_not_before_the_end_of_the_round(scene: type[Scene]) -> None:
    s = scene(
        heroes=[KARI, MOK], location={"id": "brigand-camp", "progress": 8}, nemesis={"place": KARI, "wounds": 9},
        hero_dice=["success+success", "success+success"], enemy_dice=["blank", "blank"], turns=[KARI],
    )  # fmt: skip
    s.answer("scout-precise-strike")
    assert s.where("splig") == "defeated"
    assert s.all()["outcome"] == ""
    s.answer(KARI, ())  # Brigand Camp, in the travel phase
    assert s.all()["outcome"] == "victory"


@pytest.mark.rule("R-12")
def test_a_location_that_lost_its_progress_again_is_no_victory(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "engaged": ["ogres-minion"]}, MOK], location={"id": "brigand-camp", "progress": 8},
        nemesis={"place": "defeated"}, decks={"exploration": ["false-trail"]},
        hero_dice=[MISS, MISS], enemy_dice=["blank"], turns=[KARI], stop_at="hero_phase",
    )  # fmt: skip
    s.answer("scout-blaze-a-trail", KARI, ())
    assert s.session.state.node == "hero_phase"
    assert s.all()["outcome"] == ""


@pytest.mark.rule("HT-803", "HT-902")
def test_the_quest_is_lost_at_once_when_the_last_hero_falls_in_an_activation(scene: type[Scene]) -> None:
    s = scene(
        heroes=[{"id": KARI, "wounds": 20, "conditions": ["poisoned"]}, {"id": MOK, "defeated": True}], hero_dice=[]
    )
    s.answer("scout-caution")
    assert s.all()["outcome"] == "defeat"
    assert s.session.ended


@pytest.mark.rule("HT-803", "HT-902")
def test_the_quest_is_lost_at_once_when_the_last_hero_falls_in_the_enemy_phase(scene: type[Scene]) -> None:
    s = scene(heroes=[{"id": KARI, "wounds": 20}], shadows=["bandits-minion", "ogres-master"], node="enemy_phase")
    s.answer("bandits-minion-1")
    assert s.all()["outcome"] == "defeat"
    assert not s.board.pieces["ogres-master"].exhausted


@pytest.mark.rule("HT-803", "HT-902")
@pytest.mark.parametrize(("wounds", "goblins"), [(20, 1), (19, 2)])
def test_the_quest_is_lost_at_once_when_the_last_hero_falls_to_green(
    scene: type[Scene], wounds: int, goblins: int
) -> None:
    shadows = ["goblin-archers-minion"] * goblins
    s = perilous(scene, GREEN, {"id": KARI, "wounds": wounds}, {"id": MOK, "defeated": True}, shadows=shadows)
    assert s.all()["outcome"] == "defeat"
    assert s.session.ended


def test_the_quest_goes_on_while_one_hero_stands(scene: type[Scene]) -> None:
    fallen = [{"id": TRENLOE, "defeated": True}, {"id": ASTARRA, "defeated": True}]
    s = scene(heroes=[{"id": KARI, "wounds": 10, "conditions": ["poisoned"]}, MOK, *fallen])
    s.answer("scout-caution")
    assert s.hero(KARI)["defeated"] is True
    assert s.all()["outcome"] == ""
    assert s.prompt.chooser == MOK


def test_the_peril_token_on_its_last_space_does_not_end_the_quest(scene: type[Scene]) -> None:
    s = perilous(scene, LAST, nemesis={"place": "defeated"}, decks={"enemy": []})
    assert s.all()["outcome"] == ""
    assert s.session.state.node == "travel"
