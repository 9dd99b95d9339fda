"""Part 1: the box, the party, the set-up of a quest; and the order of a round (part 2)."""

from __future__ import annotations

import pytest

from game.adventure import values
from game.adventure.context import Context
from game.kit.errors import RuleError
from game.warhammer_quest.box import Box
from game.warhammer_quest.flow import new_session
from game.warhammer_quest.setup import new_state, problems_of
from tests.warhammer_quest.table import ALL, IRON, PRIEST, QUIET, REST, WAY, WIZARD, Scene, hero


@pytest.mark.rule("WQ-101", "WQ-1301", "WQ-1251")
def test_a_campaign_opens_a_log_and_a_delve_has_none(box: Box, scene: type[Scene]) -> None:
    for form, quest in (("campaign", "a-foul-stench"), ("delve", "lost-in-the-dark")):
        s = scene(node="begin", quest=quest, form=form)
        assert (s.all()["form"], s.all()["quest"], s.all()["results"]) == (form, quest, [])
        assert s.t.campaign == (form == "campaign")
    assert problems_of(box, {"heroes": [IRON, WAY], "form": "skirmish"}) == [("setup.no-form", "WQ-101")]


@pytest.mark.rule("WQ-102", "WQ-103")
@pytest.mark.parametrize(
    ("heroes", "wrong"),
    [
        ([IRON], ("setup.party-size", "WQ-103")), ([], ("setup.party-size", "WQ-103")),
        ([IRON, IRON], ("setup.twice", "WQ-102")), ([IRON, "kari"], ("setup.unknown-hero", "WQ-102")),
    ],
)  # fmt: skip
def test_two_to_four_heroes_each_once(box: Box, heroes: list[str], wrong: tuple[str, str]) -> None:
    assert wrong in problems_of(box, {"heroes": heroes})
    with pytest.raises(RuleError):
        new_state(box, {"heroes": heroes or [""]})


@pytest.mark.rule("WQ-103")
@pytest.mark.parametrize("number", [2, 3, 4])
def test_one_player_may_play_them_all(box: Box, number: int) -> None:
    assert problems_of(box, {"heroes": list(ALL[:number]), "players": ["Ana"] * number}) == []


@pytest.mark.rule("WQ-104")
@pytest.mark.parametrize(("number", "health"), [(2, 26), (3, 19), (4, 14)])
def test_health_is_printed_for_the_party_and_does_not_change(scene: type[Scene], number: int, health: int) -> None:
    s = scene(heroes=[hero(name) for name in ALL[:number]])
    assert values.health(s.t, IRON) == health
    s.does("suffer(you, 99)", WAY)
    assert not s.t.standing(WAY)
    assert values.health(s.t, IRON) == health


@pytest.mark.rule("WQ-105")
def test_a_hero_starts_with_four_basic_cards_and_capacity_1(scene: type[Scene]) -> None:
    s = scene(node="begin")
    told = s.hero(IRON)
    printed = s.t.box.actions
    assert [printed[card].action for card in told["cards"]] == ["attack", "explore", "aid", "rest"]
    assert told["trained"] == told["gear"] == []
    assert told["capacity"] == 1
    assert len(s.t.zone("supply:ironbreaker")) == 4
    assert len(s.t.zone("legendary:ironbreaker")) == 3


@pytest.mark.rule("WQ-106")
def test_the_party_stays_the_same_from_quest_to_quest(scene: type[Scene]) -> None:
    s = scene(node="campaign_map", outcome="defeat", heroes=[hero(), hero(WAY), hero(PRIEST)]).answer(PRIEST)
    assert list(s.all()["heroes"]) == [IRON, WAY, PRIEST]


@pytest.mark.rule("WQ-106", "WQ-1109")
def test_the_fallen_come_along_and_nobody_else_joins(scene: type[Scene]) -> None:
    s = scene(quest="a-foul-stench", node="quest_end", outcome="defeat", heroes=[hero(defeated=True), hero(WAY)])
    while s.prompt.kind != "set-out":
        s.answer([])
    assert s.prompt.options == (IRON, WAY)
    assert list(s.answer(IRON).all()["heroes"]) == [IRON, WAY]
    assert s.t.standing(IRON)
    assert not any(name in s.board.pieces for name in (PRIEST, WIZARD)), "who stayed at home has no card here"


@pytest.mark.rule("WQ-106")
def test_a_seat_may_change_hands_between_quests(scene: type[Scene]) -> None:
    s = scene(node="campaign_map", outcome="victory")
    s.session.hand_over(WAY, "sensible")
    s.answer(IRON)
    assert s.session.companions[WAY] == "sensible"
    s.session.hand_over(WAY, "")
    assert not s.session.companions[WAY]


@pytest.mark.rule("WQ-111", "WQ-1109")
def test_every_hero_begins_a_quest_whole(scene: type[Scene]) -> None:
    s = scene(node="campaign_map", outcome="victory",
              heroes=[hero(trained=["ironbreaker-bedrock"], gear=["oak-staff"]), hero(WAY)]).answer(IRON)  # fmt: skip
    told = s.hero(IRON)
    assert "ironbreaker-bedrock" in told["cards"]
    assert told["gear"] == [{"card": "oak-staff", "exhausted": False, "depleted": False}]
    assert told["wounds"] == 0
    assert not any(told[key] for key in ("exhausted", "tokens", "conditions", "items"))


@pytest.mark.rule("WQ-113", "WQ-1003", "WQ-1222", "WQ-1223", "WQ-1224", "WQ-1225")
def test_the_decks_are_made_as_the_sheet_says(scene: type[Scene]) -> None:
    s = scene(node="setup", quest="the-long-chase")
    box, enemies = s.t.box, s.all()["decks"]["enemy"]
    sheet = box.quests["the-long-chase"]
    shown = [piece for piece in s.board.pieces.values() if piece.zone in ("shadows", "discard:enemy")]
    everyone = [*enemies, *(piece.id for piece in shown), *s.t.engaged(IRON), *s.t.engaged(WAY)]
    cards = [box.enemies[s.t.card_of(piece)] for piece in everyone if s.t.card_of(piece) != "the-grey-courier"]
    named = [card for card in cards if card.set in sheet.sets]
    others = [card for card in cards if card.set not in sheet.sets]
    assert len(named) == 9, "three sets of three"
    assert all(card.tier == 2 for card in others)
    assert (sum(c.rank == "standard" for c in others), sum(c.rank == "elite" for c in others)) == (5, 3)
    places = [s.t.location, *s.all()["decks"]["location"]]
    assert places[-1] == "the-river-gate"
    assert len(places) == len(set(places)) == 4
    assert all(box.locations[place].tier == 2 and not box.locations[place].quest for place in places[:-1])
    assert len(s.all()["decks"]["dungeon"]) == 18
    assert "warpstone" not in s.all()["decks"]["dungeon"]
    assert len(s.all()["decks"]["gear"]) == 12


@pytest.mark.rule("WQ-114")
def test_the_nemesis_lies_faceup_in_the_lair(scene: type[Scene]) -> None:
    s = scene(node="setup")
    assert s.where("odious-grump") == "lair"
    assert s.t.faceup("odious-grump")


@pytest.mark.rule("WQ-115")
def test_the_peril_token_begins_on_the_start_space(scene: type[Scene]) -> None:
    s = scene(node="setup")
    assert s.all()["peril"] == 0
    assert s.t.quest.track[0] == "start"


@pytest.mark.rule("WQ-116")
def test_any_hero_may_lead(box: Box) -> None:
    assert new_session(box, {"heroes": [IRON, WAY], "leader": WAY}).begin().table.leader == WAY  # type: ignore[attr-defined]
    assert problems_of(box, {"heroes": [IRON, WAY], "leader": PRIEST}) == [("setup.leader", "WQ-116")]


@pytest.mark.rule("WQ-117", "WQ-606", "WQ-607", "WQ-801")
def test_the_first_location_spawns_from_the_leader_clockwise(scene: type[Scene]) -> None:
    s = scene(quest="the-poisoned-wells", node="setup", leader=WAY, seed="a")
    while s.t.location_card().engaged != 2 or len(s.t.engaged(WAY)) + len(s.t.engaged(IRON)) < 2:  # type: ignore[union-attr]
        s = scene(quest="the-poisoned-wells", node="setup", leader=WAY, seed=s.t.state.seed + "a")
    assert len(s.t.engaged(WAY)) == len(s.t.engaged(IRON)) == 1
    card = s.t.location_card()
    assert card is not None
    hidden = [enemy for enemy in s.t.shadows() if not s.t.faceup(enemy)]
    assert len(hidden) == card.shadows


@pytest.mark.rule("WQ-118", "W-208")
def test_the_order_of_the_set_up(scene: type[Scene]) -> None:
    """The nemesis of the chase comes after the first location's enemies, as `arrive` says."""
    s = scene(quest="the-long-chase", node="setup")
    told = [event.name for event in s.events if hasattr(event, "name")]
    spawned = [note["enemy"] for note in s.notes("spawns")]
    assert told.index("story") < told.index("arrives")
    assert spawned[-1] == "the-grey-courier"


# -- the round ---------------------------------------------------------------------------------------


@pytest.mark.rule("WQ-201", "WQ-1204")
def test_a_round_is_four_phases_and_the_leader_token_passes(scene: type[Scene]) -> None:
    s = scene(**QUIET, turns=[IRON], hero_dice=["defense"] * 2, enemy_dice=[]).answer(REST[IRON])
    assert [note["phase"] for note in s.notes("phase")] == ["enemies", "location", "peril", "heroes"]
    assert s.all()["leader"] == WAY
    assert s.prompt.chooser == WAY


@pytest.mark.parametrize(
    ("number", "order"),
    [
        pytest.param(4, [WAY, PRIEST, WIZARD, IRON], marks=pytest.mark.rule("WQ-202")),
        pytest.param(3, [WAY, PRIEST, IRON, WAY], marks=pytest.mark.rule("WQ-203")),
        pytest.param(2, [WAY, IRON, WAY, IRON], marks=pytest.mark.rule("WQ-204")),
    ],
)
def test_who_activates_and_how_often(scene: type[Scene], number: int, order: list[str]) -> None:
    s = scene(node="hero_phase", leader=WAY, heroes=[hero(name) for name in ALL[:number]])
    assert [s.prompt.chooser, *s.all()["turns"]] == order


@pytest.mark.rule("WQ-205", "WQ-207")
def test_turns_of_the_fallen_are_dropped(scene: type[Scene]) -> None:
    party = [hero(), hero(WAY, defeated=True), hero(PRIEST)]
    s = scene(node="hero_phase", heroes=party)
    assert s.all()["turns"] == [WAY, PRIEST, IRON], "the sequence has an empty turn"
    s = scene(**QUIET, heroes=party, turns=[WAY, PRIEST, IRON])
    assert s.prompt.chooser == PRIEST
    s = scene(**QUIET, heroes=[hero(defeated=True), hero(WAY), hero(PRIEST)], leader=IRON, turns=[IRON],
              shadows=["ghouls-elite"])  # fmt: skip
    assert s.notes("phase")[0]["phase"] == "enemies", "the second turn of a fallen leader"


@pytest.mark.rule("WQ-206", "WQ-1106", "W-137")
def test_one_who_is_revived_takes_the_turns_to_come(scene: type[Scene]) -> None:
    party = [hero(), hero(WAY, wounds=11, conditions=["bleeding"]), hero(PRIEST, gear=["martyrs-reliquary"])]
    s = scene(**QUIET, heroes=party, turns=[WAY, IRON, WAY], hero_dice=["defense"] * 4).answer(REST[WAY])
    assert (s.prompt.kind, s.prompt.chooser) == ("use", PRIEST)
    s.answer("martyrs-reliquary")
    assert s.t.standing(WAY)
    assert s.wounds(WAY) == 12 - 6
    assert s.hero(WAY)["conditions"] == []
    assert not s.t.faceup("martyrs-reliquary")
    s.answer(REST[IRON])
    assert s.prompt.chooser == WAY


@pytest.mark.rule("WQ-208", "WQ-420")
def test_nobody_may_pass_and_there_is_always_a_ready_card(scene: type[Scene]) -> None:
    cards = ["inexorable-advance", "into-the-dark", "stubborn-resolve"]
    s = scene(**QUIET, heroes=[hero(exhausted=[f"ironbreaker-{card}" for card in cards[:2]]), hero(WAY)])
    assert s.prompt.least == 1
    s.does("exhaust_card(you, 4)")
    assert s.t.ready_cards(IRON) == ["ironbreaker-shield-wall"], "no effect exhausts the card with the icon"
    assert not s.t.box.vocabulary.effect("exhaust_card(you, 1)").payable(s.t, Context(you=IRON, source="test"))
