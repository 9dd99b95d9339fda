"""Every enemy's bar, from the shadows and engaged, keyword by keyword: what it changes on the board, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.warhammer_quest.table import IRON, PRIEST, WAY, Scene, hero

WALL, DARK, ADVANCE, RESOLVE = (
    "ironbreaker-shield-wall", "ironbreaker-into-the-dark", "ironbreaker-inexorable-advance",
    "ironbreaker-stubborn-resolve",
)  # fmt: skip
OLD = "ghouls-standard-2"
"""Stands exhausted with the Waywatcher, who has more wounds; the Ironbreaker, who is active, has the only token."""
BY_IRON, BY_WAY = f"engaged:{IRON}", f"engaged:{WAY}"


def activated(
    scene: type[Scene], enemy: str, *answers: str, engaged: bool = False, wounds: int = 0, **spec: Any
) -> dict[str, Any]:
    """What has changed when an enemy has activated, besides that it is exhausted."""
    piece = {"card": enemy, "wounds": wounds}
    pooled = [enemy] if enemy in scene.box.enemies and not scene.box.enemies[enemy].set and enemy != "nunkel" else []
    place: dict[str, Any] = {"nemesis": {"place": IRON if engaged else "shadows"}} if enemy == "nunkel" else {}
    iron, way = hero(IRON, wounds=3, tokens={WALL: 1}), hero(WAY, wounds=7, engaged=[{"card": OLD, "exhausted": True}])
    if engaged and not place:
        iron["engaged"] = [piece]
    elif not place:
        place = {"shadows": [piece]}
    given: dict[str, Any] = {
        "quest": "the-poisoned-wells", "node": "enemy_turn", "heroes": [iron, way], "from_pool": pooled,
        "location": {"id": "watch-house", "progress": 2}, "stop_at": "ready_enemies", "enemy_dice": [],
    }  # fmt: skip
    s = scene(**given | place | spec).answer(*answers)
    assert s.all()["node"] == "ready_enemies"
    found = s.changed()
    assert found.pop(f"{enemy}.exhausted"), "a ready enemy is exhausted at the end of its bar"
    return {path.removeprefix(f"{enemy}."): value for path, value in found.items()}


FROM_THE_SHADOWS = [
    ("giant-bats-standard-1", (), {"zone": BY_IRON, f"{IRON}.wound": 4}),
    ("giant-bats-elite", (), {"zone": BY_IRON, f"{IRON}.wound": 4}),
    ("gigantic-spiders-standard-1", (DARK,), {"zone": BY_IRON, f"{DARK}.exhausted": True, f"{IRON}.wound": 4}),
    ("gigantic-spiders-elite", (RESOLVE,), {"zone": BY_IRON, f"{RESOLVE}.exhausted": True, f"{IRON}.wound": 5}),
    ("goblin-warriors-standard-1", (), {"zone": BY_WAY, f"{WAY}.wound": 8}),
    ("goblin-warriors-elite", (), {"zone": BY_WAY, f"{WAY}.wound": 9}),
    ("ghouls-standard-1", (), {"zone": BY_IRON}),
    ("ghouls-elite", (), {"zone": BY_IRON, f"{IRON}.wound": 5}),
    ("rat-swarms-standard-1", (), {"zone": BY_IRON, f"{IRON}.wound": 4}),
    ("rat-swarms-elite", (), {"zone": BY_IRON, f"{WALL}.success": 0, f"{IRON}.wound": 4}),
    ("ratman-skirmishers-standard-1", (), {f"{IRON}.wound": 4}),
    ("ratman-skirmishers-elite", (), {f"{IRON}.wound": 5}),
    ("orc-boys-standard-1", (), {"zone": BY_IRON, f"{IRON}.wound": 5}),
    ("orc-boys-elite", (), {"zone": BY_IRON, f"{IRON}.wound": 5}),
    ("goblin-knifers-standard-1", (), {"zone": BY_WAY, f"{WAY}.wound": 8}),
    ("goblin-knifers-elite", (), {"zone": BY_WAY, f"{WAY}.wound": 9}),
    ("plague-ratmen-standard-1", (), {"zone": BY_IRON, f"{IRON}.wound": 4}),
    ("plague-ratmen-elite", (), {"zone": BY_IRON, f"{IRON}.wound": 5}),
    ("jezzail-teams-standard-1", (), {f"{IRON}.wound": 5}),
    ("jezzail-teams-elite", (), {f"{IRON}.wound": 6}),
    ("ratman-knives-standard-1", (), {f"{IRON}.wound": 5}),
    ("ratman-knives-elite", (), {f"{IRON}.wound": 6}),
    ("cave-trolls-standard-1", (), {"zone": BY_IRON, f"{IRON}.wound": 6}),
    ("cave-trolls-elite", (), {"zone": BY_IRON, f"{IRON}.wound": 6}),
    ("orc-veterans-standard-1", (), {"zone": BY_IRON, f"{IRON}.wound": 5}),
    ("orc-veterans-elite", (), {"zone": BY_IRON, f"{IRON}.wound": 6}),
    ("warlock-engineers-standard-1", (), {"zone": BY_IRON, f"{IRON}.wound": 4, f"{WAY}.wound": 8}),
    ("warlock-engineers-elite", (), {"zone": BY_IRON, f"{IRON}.wound": 4, f"{WAY}.wound": 8}),
    ("rat-beasts-standard-1", (), {"zone": BY_WAY, f"{WAY}.wound": 10}),
    ("rat-beasts-elite", (), {"zone": BY_WAY, f"{WAY}.wound": 11}),
    ("odious-grump", (), {"zone": BY_WAY, f"{IRON}.wound": 5}),
    ("nunkel", (), {"zone": BY_IRON, "sickened-1.zone": f"conditions:{IRON}", f"{IRON}.wound": 5}),
    ("the-grey-courier", (), {f"{IRON}.wound": 5, "watch-house.progress": 1}),
    ("the-engine-master", (WAY, IRON), {f"{IRON}.wound": 6, f"{WAY}.wound": 8}),
    ("the-red-fist", (), {"zone": BY_IRON, f"{IRON}.wound": 7}),
]  # fmt: skip


@pytest.mark.parametrize(("enemy", "answers", "changes"), FROM_THE_SHADOWS, ids=[row[0] for row in FROM_THE_SHADOWS])
def test_a_bar_from_the_shadows(
    scene: type[Scene], enemy: str, answers: tuple[str, ...], changes: dict[str, Any]
) -> None:
    assert activated(scene, enemy, *answers) == changes


def test_every_enemy_is_listed(scene: type[Scene]) -> None:
    listed = {name.removesuffix("-1") for name, *_ in FROM_THE_SHADOWS}
    assert listed == set(scene.box.enemies)


ENGAGED = [
    ("gigantic-spiders-elite", {f"{IRON}.wound": 5}),
    ("goblin-warriors-standard-1", {"zone": BY_WAY, f"{WAY}.wound": 8}),
    ("ghouls-standard-1", {"sickened-1.zone": f"conditions:{IRON}"}),
    ("ghouls-elite", {"sickened-1.zone": f"conditions:{IRON}", f"{IRON}.wound": 5}),
    ("rat-swarms-elite", {f"{WALL}.success": 0, f"{IRON}.wound": 4}),
    ("ratman-skirmishers-elite", {"zone": "shadows", f"{IRON}.wound": 5}),
    ("plague-ratmen-standard-1", {"sickened-1.zone": f"conditions:{IRON}", f"{IRON}.wound": 4}),
    ("ratman-knives-standard-1", {"zone": "shadows", f"{IRON}.wound": 5}),
    ("rat-beasts-standard-1", {f"{IRON}.wound": 6}),
    ("odious-grump", {"zone": BY_WAY, f"{IRON}.wound": 5}),
    ("nunkel", {"sickened-1.zone": f"conditions:{IRON}", f"{IRON}.wound": 5}),
    ("the-grey-courier", {"zone": "shadows", f"{IRON}.wound": 5, "watch-house.progress": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("enemy", "changes"), ENGAGED, ids=[row[0] for row in ENGAGED])
def test_a_bar_of_one_engaged(scene: type[Scene], enemy: str, changes: dict[str, Any]) -> None:
    """The Rat-beast counts itself: a tie with the crowd elsewhere leaves it where it is."""
    assert activated(scene, enemy, engaged=True) == changes


# -- keywords at their edges ---------------------------------------------------------------------------


def of_two(scene: type[Scene], iron: dict[str, Any], way: dict[str, Any], **spec: Any) -> Scene:
    """The Ironbreaker's turn in an enemy phase."""
    given = {"quest": "waaagh", "node": "enemy_turn", "heroes": [iron, way], "stop_at": "ready_enemies"}
    return scene(**given | spec)


def test_flutter_leaves_a_crowd(scene: type[Scene]) -> None:
    asleep = {"card": OLD, "exhausted": True}
    s = of_two(scene, hero(engaged=["giant-bats-elite", asleep]), hero(WAY))
    assert (s.t.host("giant-bats-elite"), s.wounds(WAY), s.wounds(IRON)) == (WAY, 1, 0)


def test_ensnare_finds_nothing_to_exhaust_but_the_card_with_the_icon(scene: type[Scene]) -> None:
    s = of_two(scene, hero(exhausted=[DARK, ADVANCE, RESOLVE]), hero(WAY), shadows=["gigantic-spiders-elite"])
    assert set(s.hero(IRON)["exhausted"]) == {DARK, ADVANCE, RESOLVE}
    assert s.wounds(IRON) == 2


def test_ensnare_of_a_facedown_spider_counts_the_shadows_it_lies_in(scene: type[Scene]) -> None:
    s = of_two(scene, hero(), hero(WAY), shadows=[{"card": "gigantic-spiders-standard-1", "facedown": True}])
    assert s.prompt.kind == "exhaust-card"
    assert WALL not in s.prompt.options


@pytest.mark.parametrize("enemy", ["goblin-warriors-elite", "goblin-knifers-elite"])
def test_prey_with_nobody_hurt_is_for_the_party(scene: type[Scene], enemy: str) -> None:
    s = of_two(scene, hero(), hero(WAY), shadows=[enemy])
    assert (s.prompt.kind, s.prompt.options) == ("choose-hero", (IRON, WAY))
    assert s.answer(WAY).t.host(enemy) == WAY


def test_grump_has_struck_the_active_hero_before_he_looks_for_prey(scene: type[Scene]) -> None:
    s = of_two(scene, hero(), hero(WAY, wounds=1), quest="a-foul-stench", nemesis={"place": "shadows"})
    assert (s.t.host("odious-grump"), s.wounds(IRON)) == (IRON, 2)


def test_lacerate_cuts_the_active_hero_it_is_engaged_with(scene: type[Scene]) -> None:
    s = of_two(scene, hero(wounds=2, engaged=["goblin-knifers-elite"]), hero(WAY))
    assert (s.hero(IRON)["conditions"], s.wounds(IRON)) == (["bleeding"], 4)
    again = of_two(scene, hero(wounds=2, conditions=["bleeding"], engaged=["goblin-knifers-elite"]), hero(WAY))
    assert again.hero(IRON)["conditions"] == ["bleeding"]


def test_gnaw_bites_whoever_has_no_token(scene: type[Scene]) -> None:
    s = of_two(scene, hero(engaged=["rat-swarms-elite"]), hero(WAY, tokens={"waywatcher-deadly-shot": 2}))
    assert s.wounds(IRON) == 2
    assert s.tokens("waywatcher-deadly-shot") == 2


def test_single_out_goes_to_the_richest(scene: type[Scene]) -> None:
    s = of_two(scene, hero(engaged=["ratman-knives-elite"]), hero(WAY, tokens={"waywatcher-deadly-shot": 1}))
    assert (s.wounds(WAY), s.where("ratman-knives-elite")) == (3, "shadows")


@pytest.mark.parametrize(("wounds", "left"), [(0, 0), (1, 0), (4, 2)])
def test_knit_heals_two(scene: type[Scene], wounds: int, left: int) -> None:
    s = of_two(scene, hero(), hero(WAY), shadows=[{"card": "cave-trolls-elite", "wounds": wounds}])
    assert (s.wounds("cave-trolls-elite"), s.wounds(IRON)) == (left, 3)


def test_the_bolt_hits_a_friend_of_the_engineer_and_one_hero_alone(scene: type[Scene]) -> None:
    asleep = [{"card": "giant-bats-elite", "exhausted": True}, {"card": "orc-boys-elite", "exhausted": True}]
    s = of_two(scene, hero(engaged=["warlock-engineers-elite", *asleep]), hero(WAY, defeated=True))
    assert (s.wounds("giant-bats-elite"), s.wounds("orc-boys-elite"), s.wounds(IRON)) == (1, 0, 1)


def test_rampage_runs_to_the_crowd_and_may_be_thrown_back(scene: type[Scene]) -> None:
    crowd = [{"card": name, "exhausted": True} for name in (OLD, "orc-boys-elite", "giant-bats-elite")]
    s = of_two(scene, hero(), hero(WAY, engaged=crowd), shadows=["rat-beasts-elite"])
    assert (s.where("rat-beasts-elite"), s.wounds(WAY), s.wounds(IRON)) == ("shadows", 4, 4), "then the active hero"


def test_slip_with_no_progress_to_take(scene: type[Scene]) -> None:
    s = of_two(scene, hero(), hero(WAY), quest="the-long-chase", nemesis={"place": IRON})
    assert s.all()["location"]["progress"] == 2, "his trail"
    assert s.where("the-grey-courier") == "lair"


def test_scatter_shot_is_for_the_shadows_only(scene: type[Scene]) -> None:
    """One that fell on the way back does not shoot; one that comes home does, and the party allots the wounds."""
    s = of_two(scene, hero(), hero(WAY), hero_dice=[], quest="the-long-fuse", nemesis={"place": IRON})
    assert (s.prompt.kind, s.prompt.data["what"], s.prompt.data["steps"]) == ("distribute", "wounds", 2)
    s.answer(WAY, WAY)
    assert (s.wounds(IRON), s.wounds(WAY)) == (2, 2)


def test_goad_readies_a_greenskin_that_then_activates(scene: type[Scene]) -> None:
    s = of_two(scene, hero(engaged=[{"card": "orc-boys-elite", "exhausted": True}]), hero(WAY), nemesis={"place": IRON})
    assert (s.wounds(IRON), s.wounds(WAY)) == (5, 0), "3 of the Red Fist, 2 of the Orc Boy, none for want of one"


# -- texts beside the bar ------------------------------------------------------------------------------


def test_a_standard_veteran_exhausts_nobody_when_it_falls(scene: type[Scene]) -> None:
    hurt = {"card": "orc-veterans-standard-1", "wounds": 2}
    s = scene(quest="waaagh", heroes=[hero(engaged=[hurt, "orc-boys-elite"]), hero(WAY)])
    s.does("each(enemies(mine), suffer(it, 1))")
    assert s.changed() == {
        "orc-veterans-standard-1.zone": "discard:enemy", "orc-veterans-standard-1.wound": 0, "orc-boys-elite.wound": 1,
    }  # fmt: skip


# -- nemesis effects -----------------------------------------------------------------------------------


def acted(scene: type[Scene], quest: str, *party: dict[str, Any], **spec: Any) -> Scene:
    """The Ironbreaker explores without success, and every enemy die shows the nemesis icon."""
    first = party[0] if party else hero()
    first["engaged"] = [*first.get("engaged", []), "giant-bats-standard-1"]
    others = party[1:] or (hero(WAY),)
    return scene(
        quest=quest, heroes=[first, *others], turns=[IRON, others[0]["id"]], hero_dice=["defense"] * 2,
        enemy_dice=["threat"] * len(first["engaged"]), decks={"dungeon": []},
        **{"location": {"id": "watch-house"}} | spec,
    ).answer(DARK)  # fmt: skip


def test_grump_throws_filth_from_his_lair(scene: type[Scene]) -> None:
    s = acted(scene, "a-foul-stench", location={"id": "old-culvert"})
    assert (s.prompt.kind, s.prompt.data["what"]) == ("distribute", "wounds")
    s.answer(IRON, WAY)
    assert (s.wounds(IRON), s.wounds(WAY)) == (1, 1)


@pytest.mark.parametrize(("tokens", "conditions", "kind"), [(1, [], "either"), (1, ["sickened"], ""), (0, [], "")])
def test_nunkel_takes_a_token_or_sickens(scene: type[Scene], tokens: int, conditions: list[str], kind: str) -> None:
    s = acted(scene, "the-poisoned-wells", hero(tokens={WALL: tokens}, conditions=conditions))
    if kind:
        s.answer("1")
    assert s.through().tokens(WALL) == 0
    assert s.hero(IRON)["conditions"] == (["sickened"] if conditions or not tokens else [])


@pytest.mark.parametrize(("progress", "left", "wounds"), [(2, 1, 0), (0, 0, 1)])
def test_the_courier_takes_progress_or_blood(scene: type[Scene], progress: int, left: int, wounds: int) -> None:
    s = acted(scene, "the-long-chase", location={"id": "watch-house", "progress": progress})
    assert (s.all()["location"]["progress"], s.wounds(IRON)) == (left, wounds)


def test_the_engine_master_taxes_every_hero(scene: type[Scene]) -> None:
    shot = "waywatcher-deadly-shot"
    s = acted(scene, "the-long-fuse", hero(), hero(WAY, tokens={shot: 1}), hero(PRIEST, defeated=True))
    assert (s.prompt.kind, s.prompt.chooser) == ("either", WAY)
    s.answer("2")
    assert (s.wounds(IRON), s.wounds(WAY), s.tokens(shot)) == (1, 1, 1)


@pytest.mark.parametrize(("engaged", "wounds"), [([], 1), (["orc-boys-elite", "goblin-warriors-elite"], 2)])
def test_the_red_fist_strikes_for_every_greenskin(scene: type[Scene], engaged: list[str], wounds: int) -> None:
    s = acted(scene, "waaagh", hero(engaged=list(engaged)))
    assert s.wounds(IRON) == wounds
