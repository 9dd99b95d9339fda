"""What each quest sheet says by itself: its cards, its track, its nemesis, its special rules, and how it ends."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.warhammer_quest.table import IRON, PRIEST, WAY, Scene, hero


class Sheet(NamedTuple):
    """A quest sheet as it is printed."""

    sets: tuple[str, ...]
    open_standard: int
    open_elite: int
    tier: int
    open_places: int
    last: str
    nemesis: str
    track: str
    """A letter for each space: start, nothing, green, blue, red."""


SHEETS = {
    "a-foul-stench": Sheet(
        ("giant-bats", "gigantic-spiders", "goblin-warriors", "orc-boys"), 4, 2, 1, 3, "grumps-sump", "odious-grump",
        "s----g--b--r",
    ),
    "the-poisoned-wells": Sheet(
        ("ratman-skirmishers", "plague-ratmen", "rat-swarms"), 4, 2, 2, 2, "the-cistern", "nunkel", "s-g-b-g-r",
    ),
    "the-long-chase": Sheet(
        ("ratman-knives", "jezzail-teams", "giant-bats"), 5, 3, 2, 3, "the-river-gate", "the-grey-courier",
        "s-g-b-g--br",
    ),
    "the-long-fuse": Sheet(
        ("jezzail-teams", "ratman-skirmishers", "warlock-engineers"), 3, 2, 3, 3, "the-powder-hall",
        "the-engine-master", "s-g--b-g--r",
    ),
    "waaagh": Sheet(
        ("orc-boys", "goblin-knifers", "orc-veterans"), 3, 1, 3, 2, "the-war-banner", "the-red-fist", "s-g--b-g-r",
    ),
}  # fmt: skip
COLOURS = {"s": "start", "-": "grey", "g": "green", "b": "blue", "r": "red"}
SHOT, WALL = "waywatcher-deadly-shot", "ironbreaker-shield-wall"
BOY, BOYS, GHOUL = "orc-boys-standard-1", "orc-boys-elite", "ghouls-elite"


def peril(scene: type[Scene], quest: str, colour: str, *party: dict[str, Any], **spec: Any) -> Scene:
    """A peril phase that comes to the first space of a colour; the Waywatcher leads."""
    at = SHEETS[quest].track.index(colour) if quest in SHEETS else DELVE.index(colour)
    given = {"quest": quest, "node": "peril", "peril": at - 1, "stop_at": "hero_phase", "leader": WAY}
    return scene(**given | {"heroes": list(party or (hero(), hero(WAY)))} | spec)


# -- the set-up of every sheet -------------------------------------------------------------------------


@pytest.mark.rule("WQ-113", "WQ-1222", "WQ-1223", "WQ-1224", "WQ-1225")
@pytest.mark.parametrize("quest", SHEETS)
def test_the_decks_of_a_sheet(scene: type[Scene], quest: str) -> None:
    sheet, box = SHEETS[quest], scene.box
    s = scene(quest=quest, node="setup", stop_at="hero_phase", seed=f"sheet-{quest}")
    there = [p.card for p in s.board.pieces.values() if p.card in box.enemies and p.zone not in ("box", "lair")]
    drawn = [card for card in there if card != sheet.nemesis]
    named = [f"{name}-{rank}" for name in sheet.sets for rank in ("standard", "standard", "elite")]
    others = list(drawn)
    for card in named:
        others.remove(card)
    assert [box.enemies[card].tier for card in others] == [sheet.tier] * (sheet.open_standard + sheet.open_elite)
    assert sum(box.enemies[card].rank == "elite" for card in others) == sheet.open_elite
    assert not any(box.enemies[card].set in sheet.sets for card in others)
    places = [p.id for zone in ("location", "deck:location") for p in map(s.t.piece, s.t.zone(zone))]
    assert places[-1] == sheet.last
    assert [box.locations[place].tier for place in places[:-1]] == [sheet.tier] * sheet.open_places
    assert not any(box.locations[place].quest for place in places[:-1])
    assert len(s.all()["decks"]["dungeon"]) == 18 + (quest == "the-poisoned-wells")
    assert len(s.all()["decks"]["gear"]) == 12
    assert s.where(sheet.nemesis) == (f"engaged:{s.all()['leader']}" if quest == "the-long-chase" else "lair")
    assert s.t.quest.track == tuple(COLOURS[letter] for letter in sheet.track)
    assert s.all()["peril"] == 0


@pytest.mark.rule("WQ-1205", "WQ-1206", "WQ-1213")
@pytest.mark.parametrize("quest", [quest for quest in SHEETS if quest != "waaagh"])
@pytest.mark.parametrize("outcome", ["victory", "defeat"])
def test_reward_and_penalty_of_a_sheet(scene: type[Scene], quest: str, outcome: str) -> None:
    lost = "warpstone" if quest == "the-poisoned-wells" else SHEETS[quest].nemesis
    s = scene(quest=quest, node="settlement", outcome=outcome)
    assert s.all()["pool"] == (["legendary-fortune-1"] if outcome == "victory" else [lost])


@pytest.mark.rule("WQ-1108", "WQ-1206")
@pytest.mark.parametrize("quest", [*SHEETS, "lost-in-the-dark"])
def test_every_quest_is_lost_when_all_have_fallen(scene: type[Scene], quest: str) -> None:
    form = "single" if quest in SHEETS else "delve"
    party = [hero(wounds=24, engaged=[BOY]), hero(WAY, defeated=True)]
    s = scene(quest=quest, form=form, node="enemy_turn", heroes=party)
    assert (s.all()["outcome"], s.all()["node"]) == ("defeat", "result")


# -- A Foul Stench -------------------------------------------------------------------------------------


def test_green_spawns_grump_with_the_leader(scene: type[Scene]) -> None:
    s = peril(scene, "a-foul-stench", "g")
    assert s.changed("leader") == {"odious-grump.zone": f"engaged:{WAY}", "peril": 5}


def test_green_does_nothing_where_grump_is_out(scene: type[Scene]) -> None:
    s = peril(scene, "a-foul-stench", "g", nemesis={"place": IRON, "wounds": 2})
    assert s.changed("leader") == {"peril": 5}


@pytest.mark.rule("W-202", "W-204")
def test_blue_heals_a_grump_who_is_out_and_he_acts(scene: type[Scene]) -> None:
    """Inflict with whom he is engaged, then Prey; he stays ready."""
    s = peril(scene, "a-foul-stench", "b", hero(), hero(WAY, wounds=5), nemesis={"place": IRON, "wounds": 4})
    assert s.changed("leader") == {
        "odious-grump.zone": f"engaged:{WAY}", "odious-grump.wound": 0, f"{IRON}.wound": 2, "peril": 8,
    }  # fmt: skip


@pytest.mark.rule("W-204")
def test_red_is_blue_and_he_acts_again(scene: type[Scene]) -> None:
    s = peril(scene, "a-foul-stench", "r", hero(), hero(WAY, wounds=5))
    assert s.changed("leader") == {"odious-grump.zone": f"engaged:{WAY}", f"{WAY}.wound": 9, "peril": 11}


@pytest.mark.rule("WQ-1202")
def test_at_the_end_of_the_track_red_comes_every_round(scene: type[Scene]) -> None:
    s = scene(quest="a-foul-stench", node="peril", peril=11, leader=WAY, stop_at="hero_phase")
    assert (s.all()["peril"], s.wounds(WAY)) == (11, 4)


@pytest.mark.parametrize(("last", "progress", "outcome"), [(True, 6, "victory"), (True, 5, ""), (False, 6, "")])
def test_the_sump_is_explored(scene: type[Scene], last: bool, progress: int, outcome: str) -> None:
    deck = [] if last else ["old-culvert"]
    s = scene(quest="a-foul-stench", form="single", node="location", stop_at="peril", decks={"location": deck},
              location={"id": "grumps-sump", "progress": progress})  # fmt: skip
    if not outcome and s.session.prompt:
        s.answer([])
    assert s.all()["outcome"] == outcome


# -- The Poisoned Wells --------------------------------------------------------------------------------


@pytest.mark.rule("W-205")
def test_the_warpstone_lies_among_the_fourth_to_sixth_card(scene: type[Scene]) -> None:
    found = {
        scene(quest="the-poisoned-wells", node="setup", seed=f"bury-{n}", stop_at="hero_phase")
        .all()["decks"]["dungeon"].index("warpstone") for n in range(12)
    }  # fmt: skip
    assert found == {3, 4, 5}


def test_nunkel_waits_at_the_cistern(scene: type[Scene]) -> None:
    s = scene(quest="the-poisoned-wells", node="location", location={"id": "watch-house", "progress": 7},
              decks={"location": ["the-cistern"]}, stop_at="peril").answer("yes")  # fmt: skip
    assert s.where("nunkel") == "shadows"
    elsewhere = scene(quest="the-poisoned-wells", node="location", location={"id": "watch-house", "progress": 7},
                      decks={"location": ["bone-market", "the-cistern"]}, stop_at="peril").answer("yes")  # fmt: skip
    assert elsewhere.where("nunkel") == "lair"


def test_green_of_the_wells_sickens_the_richest_and_hurts_all_who_are_sick(scene: type[Scene]) -> None:
    party = [hero(tokens={WALL: 1}), hero(WAY, conditions=["sickened"]), hero(PRIEST)]
    s = peril(scene, "the-poisoned-wells", "g", *party)
    assert s.changed("leader") == {
        "sickened-2.zone": f"conditions:{IRON}", f"{IRON}.wound": 1, f"{WAY}.wound": 1, "peril": 2,
    }  # fmt: skip


def test_blue_of_the_wells_spawns_nunkel_or_lets_him_act(scene: type[Scene]) -> None:
    assert peril(scene, "the-poisoned-wells", "b").t.host("nunkel") == WAY
    s = peril(scene, "the-poisoned-wells", "b", nemesis={"place": "shadows", "wounds": 3})
    assert s.changed("leader") == {
        "nunkel.zone": f"engaged:{WAY}", "sickened-1.zone": f"conditions:{WAY}", f"{WAY}.wound": 2, "peril": 4,
    }  # fmt: skip


def test_red_of_the_wells_hurts_the_sick_and_sickens_the_rest(scene: type[Scene]) -> None:
    s = peril(scene, "the-poisoned-wells", "r", hero(conditions=["sickened"]), hero(WAY))
    assert s.changed("leader") == {"sickened-2.zone": f"conditions:{WAY}", f"{IRON}.wound": 1, "peril": 8}


@pytest.mark.rule("W-207")
def test_the_stone_of_one_who_has_fallen_alone_wins_nothing(scene: type[Scene]) -> None:
    """C2-3 hands it on, so that somebody who stands holds it."""
    s = scene(quest="the-poisoned-wells", heroes=[hero(items=["warpstone"]), hero(WAY, defeated=True), hero(PRIEST)])
    assert s.does("suffer(you, 99)").hero(PRIEST)["items"] == ["warpstone"]


# -- The Long Chase ------------------------------------------------------------------------------------


@pytest.mark.rule("W-208")
def test_the_courier_comes_back_with_his_wounds_at_every_place(scene: type[Scene]) -> None:
    s = scene(quest="the-long-chase", node="location", location={"id": "watch-house", "progress": 7}, leader=WAY,
              nemesis={"wounds": 5}, decks={"location": ["fungus-garden", "the-river-gate"]}, stop_at="peril",
              heroes=[hero(), hero(WAY)]).answer("yes")  # fmt: skip
    assert (s.t.host("the-grey-courier"), s.wounds("the-grey-courier")) == (WAY, 5)


@pytest.mark.rule("W-209")
def test_at_the_river_gate_he_does_not_get_away(scene: type[Scene]) -> None:
    s = scene(quest="the-long-chase", node="enemy_turn", location={"id": "the-river-gate", "progress": 1},
              decks={"location": []}, nemesis={"place": IRON}, stop_at="ready_enemies")  # fmt: skip
    assert (s.where("the-grey-courier"), s.all()["location"]["progress"]) == ("shadows", 0)


def test_green_and_blue_of_the_chase(scene: type[Scene]) -> None:
    s = peril(scene, "the-long-chase", "g")
    assert len(s.t.shadows()) == 1
    assert s.t.faceup(s.t.shadows()[0])
    hurt = peril(scene, "the-long-chase", "b", hero(), hero(WAY), hero(PRIEST, defeated=True))
    assert hurt.changed("leader") == {f"{IRON}.wound": 1, f"{WAY}.wound": 1, "peril": 4}


@pytest.mark.rule("W-210")
def test_red_of_the_chase_hurts_all_while_he_is_at_hand(scene: type[Scene]) -> None:
    s = peril(scene, "the-long-chase", "r", nemesis={"place": WAY}, form="single")
    assert s.changed("leader") == {f"{IRON}.wound": 2, f"{WAY}.wound": 2, "peril": 10}


def test_the_chase_is_won_at_once(scene: type[Scene]) -> None:
    health = scene.box.enemies["the-grey-courier"].health
    won = scene(quest="the-long-chase", form="single", nemesis={"place": IRON, "wounds": health - 1},
                heroes=[hero(), hero(WAY, items=["oil-flask"])], hero_dice=["success+success"] * 2,
                enemy_dice=["blank"], decks={"dungeon": []}).answer("ironbreaker-inexorable-advance")  # fmt: skip
    while won.all()["node"] != "result":
        won.answer([])
    assert won.all()["outcome"] == "victory"


# -- The Long Fuse -------------------------------------------------------------------------------------


def test_there_are_four_guns(scene: type[Scene]) -> None:
    s = scene(quest="the-long-fuse", node="setup", stop_at="hero_phase")
    assert s.all()["counters"] == {"guns": 4}


@pytest.mark.parametrize("guns", [4, 1])
def test_green_of_the_fuse_is_a_salvo_of_all_guns(scene: type[Scene], guns: int) -> None:
    s = peril(scene, "the-long-fuse", "g", counters={"guns": guns})
    for _ in range(guns):
        assert s.prompt.data["what"] == "wounds"
        s.answer(IRON)
    assert s.changed("leader") == {f"{IRON}.wound": guns, "peril": 2}


def test_blue_of_the_fuse_spawns_the_engine_master_or_lets_him_act(scene: type[Scene]) -> None:
    assert peril(scene, "the-long-fuse", "b", counters={"guns": 3}).t.host("the-engine-master") == WAY
    s = peril(scene, "the-long-fuse", "b", nemesis={"place": IRON}, counters={"guns": 3})
    s.answer(IRON, IRON)
    assert s.changed("leader") == {
        "the-engine-master.zone": "shadows", f"{WAY}.wound": 2, f"{IRON}.wound": 2, "peril": 5,
    }  # fmt: skip


def test_red_of_the_fuse_is_a_salvo_and_an_enemy(scene: type[Scene]) -> None:
    s = peril(scene, "the-long-fuse", "r", counters={"guns": 2}).answer(IRON, WAY)
    assert (s.wounds(IRON), s.wounds(WAY), len(s.t.shadows())) == (1, 1, 1)


def test_the_engine_master_is_in_the_powder_hall(scene: type[Scene]) -> None:
    s = scene(quest="the-long-fuse", node="location", location={"id": "siege-tunnel", "progress": 7},
              decks={"location": ["the-powder-hall"]}, counters={"guns": 2}, stop_at="peril").answer("yes")  # fmt: skip
    assert s.where("the-engine-master") == "shadows"
    assert s.all()["counters"] == {"guns": 1}


@pytest.mark.rule("W-212")
def test_the_hall_must_be_explored_as_well(scene: type[Scene]) -> None:
    s = scene(quest="the-long-fuse", form="single", node="location", location={"id": "the-powder-hall", "progress": 6},
              decks={"location": []}, nemesis={"place": "defeated"}, counters={"guns": 1}, stop_at="peril")  # fmt: skip
    assert s.all()["outcome"] == ""


# -- WAAAGH! -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("won", "strength"), [(0, 7), (1, 8), (2, 8), (3, 9), (4, 9)])
def test_the_town_is_the_stronger_the_more_was_won(scene: type[Scene], won: int, strength: int) -> None:
    results = ["victory"] * won + ["defeat"] * (4 - won)
    s = scene(quest="waaagh", node="setup", results=results, stop_at="hero_phase")
    assert s.all()["counters"] == {"town": strength}


@pytest.mark.rule("W-213")
@pytest.mark.parametrize(("enemies", "lost"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_the_shadows_press_the_town_by_halves(scene: type[Scene], enemies: int, lost: int) -> None:
    foes = [BOY, {"card": BOYS, "facedown": True}, GHOUL][:enemies]
    s = scene(quest="waaagh", node="peril", shadows=foes, stop_at="hero_phase")
    assert s.all()["counters"] == {"town": 7 - lost}


def test_the_colours_of_waaagh(scene: type[Scene]) -> None:
    green = peril(scene, "waaagh", "g")
    assert (len(green.t.shadows()), green.t.faceup(green.t.shadows()[0])) == (1, True)
    assert peril(scene, "waaagh", "b").t.host("the-red-fist") == WAY
    acts = peril(scene, "waaagh", "b", nemesis={"place": IRON})
    assert acts.changed("leader") == {"the-red-fist.zone": f"engaged:{WAY}", f"{WAY}.wound": 4, "peril": 5}
    red = peril(scene, "waaagh", "r")
    assert red.changed("leader") == {f"{IRON}.wound": 1, f"{WAY}.wound": 1, "counter:town": 6, "peril": 9}


def test_the_red_fist_is_at_his_banner(scene: type[Scene]) -> None:
    s = scene(quest="waaagh", node="location", location={"id": "burning-quarter", "progress": 7},
              decks={"location": ["the-war-banner"]}, stop_at="peril").answer("yes")  # fmt: skip
    assert s.where("the-red-fist") == "shadows"


@pytest.mark.rule("W-214")
@pytest.mark.parametrize(("last", "zone", "outcome"), [(False, "lair", ""), (True, "defeated", "victory")])
def test_the_red_fist_falls_under_his_banner_only(scene: type[Scene], last: bool, zone: str, outcome: str) -> None:
    place = {"id": "the-war-banner" if last else "burning-quarter", "progress": 1}
    near = {"place": "shadows", "wounds": scene.box.enemies["the-red-fist"].health - 1}
    s = scene(quest="waaagh", form="single", location=place, nemesis=near, hero_dice=["defense"] * 2,
              decks={"location": [] if last else ["the-war-banner"], "dungeon": []},
              heroes=[hero(items=["oil-flask"]), hero(WAY)])  # fmt: skip
    s.answer("ironbreaker-into-the-dark", "oil-flask")
    assert (s.where("the-red-fist"), s.all()["outcome"]) == (zone, outcome)
    assert s.all()["location"]["progress"] == (1 if last else 5)


# -- Lost in the Dark ----------------------------------------------------------------------------------

DELVE = "s-g-b-g-b--r"


@pytest.mark.rule("WQ-1251", "WQ-1252")
def test_the_stacks_of_the_delve(scene: type[Scene]) -> None:
    s = scene(quest="lost-in-the-dark", node="setup", stop_at="hero_phase")
    box = s.t.box
    order = [s.t.card_of(piece) for piece in [*s.t.shadows(), *s.t.engaged(IRON), *s.t.engaged(WAY)]]
    order += [s.t.card_of(piece) for piece in s.t.zone("deck:enemy")]
    assert [box.enemies[card].tier for card in order] == [1] * 7 + [2] * 7 + [3] * 7
    for start in (0, 7, 14):
        assert sum(box.enemies[card].rank == "elite" for card in order[start : start + 7]) == 3
    places = [s.t.location, *s.t.zone("deck:location")]
    assert [box.locations[place].tier for place in places] == [1, 1, 2, 2, 3, 0]
    assert places[-1] == "the-way-up"
    assert len(s.all()["decks"]["dungeon"]) == 24
    assert s.t.quest.track == tuple(COLOURS[letter] for letter in DELVE)
    assert s.all()["pool"] == []


@pytest.mark.rule("W-216", "W-217")
def test_a_camp_turns_up_what_was_used_up(scene: type[Scene]) -> None:
    gear = {"card": "war-horn", "depleted": True}
    s = scene(quest="lost-in-the-dark", node="location", location={"id": "old-culvert", "progress": 5}, stop_at="peril",
              heroes=[hero(gear=[gear], wounds=4), hero(WAY, defeated=True)]).answer("yes")  # fmt: skip
    s.answer("arena", "trainer", "ironbreaker-bedrock")
    assert s.t.faceup("war-horn")
    told = s.hero(IRON)
    assert (told["capacity"], told["wounds"], told["trained"]) == (2, 4, ["ironbreaker-bedrock"])
    assert s.hero(WAY)["capacity"] == 1, "whoever has fallen has no camp"


@pytest.mark.rule("W-218")
@pytest.mark.parametrize(("place", "zone"), [("lair", "shadows"), ("defeated", "defeated")])
def test_the_nemesis_waits_at_the_way_up(scene: type[Scene], place: str, zone: str) -> None:
    s = scene(quest="lost-in-the-dark", node="location", location={"id": "glowing-foundry", "progress": 7},
              nemesis={"id": "nunkel", "place": place}, decks={"location": ["the-way-up"]}, stop_at="peril",
              heroes=[hero(), hero(WAY)]).answer("yes")  # fmt: skip
    while s.all()["node"] != "peril":
        s.answer("arena")
    assert s.where("nunkel") == zone


def test_the_colours_of_the_delve(scene: type[Scene]) -> None:
    green = peril(scene, "lost-in-the-dark", "g")
    assert (len(green.t.shadows()), green.t.faceup(green.t.shadows()[0])) == (1, False)
    assert peril(scene, "lost-in-the-dark", "b", nemesis={"id": "nunkel"}).t.host("nunkel") == WAY
    red = peril(scene, "lost-in-the-dark", "r", nemesis={"id": "nunkel"})
    assert (red.wounds(IRON), red.wounds(WAY), len(red.t.shadows())) == (1, 1, 1)


@pytest.mark.parametrize(
    ("place", "progress", "outcome"), [("defeated", 9, "victory"), ("lair", 9, ""), ("defeated", 8, "")]
)
def test_the_way_up_is_explored_and_the_nemesis_defeated(
    scene: type[Scene], place: str, progress: int, outcome: str
) -> None:
    s = scene(quest="lost-in-the-dark", node="location", location={"id": "the-way-up", "progress": progress},
              nemesis={"id": "nunkel", "place": place}, decks={"location": []}, stop_at="peril")  # fmt: skip
    assert s.all()["outcome"] == outcome
