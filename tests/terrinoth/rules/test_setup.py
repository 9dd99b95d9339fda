"""Set-up of a quest: decks, heroes, nemesis, peril token, leader, first location."""

from __future__ import annotations

from typing import Any

import pytest

from game.adventure import values
from game.kit.board import Board
from game.kit.errors import RuleError
from game.kit.rng import Streams
from game.kit.session import Session
from game.terrinoth.box import Box
from game.terrinoth.flow import new_session
from game.terrinoth.setup import new_state, problems_of, random_party
from game.terrinoth.table import Table
from tests.terrinoth.rules.extra import QUEST, enemy_set, extra_box, quest_box, rule, scene_in
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE

FOUR = [KARI, MOK, ASTARRA, TRENLOE]


def start(box: Box, quest: str = "the-goblin-problem", heroes: list[str] | None = None, **more: Any) -> Session:
    """A session that has been set up."""
    return new_session(box, {"quest": quest, "heroes": heroes or [KARI, MOK], "seed": "7", **more}).begin()


def names(board: Board, zone: str) -> list[str]:
    """The cards of a zone, top first."""
    return [board.pieces[p].card for p in board.zone(zone)]


def table(session: Session) -> Table:
    """The session's table, as this game's."""
    assert isinstance(session.table, Table)
    return session.table


@pytest.mark.rule("HT-101")
def test_a_quest_is_chosen_or_drawn_at_random(box: Box) -> None:
    assert problems_of(box, {"quest": "the-moon", "heroes": [KARI, MOK]}) == [("setup.no-quest", "HT-101")]
    assert problems_of(box, {"quest": "random", "heroes": [KARI, MOK]}) == []
    other = quest_box()
    setups = [{"quest": "random", "heroes": [KARI, MOK], "seed": str(n)} for n in range(60)]
    assert {new_state(other, setup).setup["quest"] for setup in setups} == set(other.quests)
    first, second = (start(other, "random", seed="11").state for _ in range(2))
    assert first == second


@pytest.mark.rule("HT-101")
def test_the_goblin_problem_is_the_first_quest_that_new_players_meet(box: Box) -> None:
    assert next(iter(box.quests)) == "the-goblin-problem"
    assert box.quests["the-goblin-problem"].tier == "ordinary"


@pytest.mark.rule("HT-102")
def test_the_enemy_deck_is_its_stacks_in_printed_order_each_shuffled_by_itself() -> None:
    box = quest_box(location_deck=[["calm"]], files={"locations": {"calm": calm(0, 0)}})
    tops, orders = set(), set()
    for seed in range(12):
        board = start(box, "trial", seed=str(seed)).state.board
        deck = names(board, "deck:enemy")
        sets = [name.rpartition("-")[0] for name in deck]
        assert sorted(sets[:9]) == sorted(["goblin-archers", "goblin-witchers", "rat-swarms"] * 3)
        assert sorted(sets[9:]) == sorted(["bandits", "cave-spiders", "ogres"] * 3)
        assert not any(board.pieces[p].face_up for p in board.zone("deck:enemy"))
        tops.add(deck[0])
        orders.add(tuple(deck))
    assert len(orders) == 12
    assert len(tops) > 2


@pytest.mark.rule("HT-102")
def test_a_set_is_two_minions_and_one_master(box: Box) -> None:
    board = start(box).state.board
    cards = [piece.card for piece in board.pieces.values()]
    for name in ("goblin-archers", "goblin-witchers", "rat-swarms", "bandits", "cave-spiders", "ogres"):
        assert (cards.count(f"{name}-minion"), cards.count(f"{name}-master")) == (2, 1)


@pytest.mark.rule("HT-103")
def test_the_location_deck_lies_in_printed_order_and_every_location_is_unique(box: Box) -> None:
    board = start(box).state.board
    assert names(board, "location") == ["roadside-inn"]
    assert names(board, "deck:location") == ["dark-forest", "brigand-camp"]
    other = quest_box(location_deck=[["dark-forest", "roadside-inn"], ["brigand-camp"]])
    seen = {tuple(names(start(other, "trial", seed=str(n)).state.board, "location")) for n in range(12)}
    assert seen == {("dark-forest",), ("roadside-inn",)}


@pytest.mark.rule("HT-104")
def test_the_exploration_deck_is_the_base_set_and_further_sets_of_five(box: Box) -> None:
    board = start(box).state.board
    deck = names(board, "deck:exploration")
    assert len(deck) == len(set(deck)) == 12 + 5 + 5
    sets = [box.exploration[card].set for card in deck]
    assert (sets.count("base"), sets.count("wild"), sets.count("village")) == (12, 5, 5)
    two = quest_box(exploration_deck=[["village"], ["base"]])
    deck = names(start(two, "trial").state.board, "deck:exploration")
    assert [two.exploration[card].set for card in deck] == ["village"] * 5 + ["base"] * 12


def calm(engaged: int, shadows: int, difficulty: str = "trivial", **more: Any) -> dict[str, Any]:
    """A location without any ability."""
    return {
        "trait": "Quarter", "difficulty": difficulty, "engaged": engaged, "shadows": shadows, "value": 4, **more
    }  # fmt: skip


@pytest.mark.rule("HT-105")
def test_random_sets_come_from_those_of_their_difficulty_that_no_stack_names() -> None:
    box = quest_box(
        enemy_deck=[["bandits", {"random": "trivial", "count": 2}], ["cave-spiders", {"random": "challenging"}]],
        location_deck=[["empty"]],
        files={"enemies": {"x-drakes": enemy_set(difficulty="formidable")}, "locations": {"empty": calm(0, 0)}},
    )
    trivial = {k for k, s in box.sets.items() if s.difficulty == "trivial"} - {"bandits", "cave-spiders"}
    challenging = {k for k, s in box.sets.items() if s.difficulty == "challenging"}
    seen = set()
    for seed in range(25):
        deck = names(start(box, "trial", seed=str(seed)).state.board, "deck:enemy")
        top, bottom = ({card.rpartition("-")[0] for card in part} for part in (deck[:9], deck[9:]))
        assert len(deck) == 15
        assert "bandits" in top
        assert len(top) == 3
        assert top - {"bandits"} <= trivial
        assert len(bottom) == 2
        assert bottom - {"cave-spiders"} <= challenging
        seen |= top - {"bandits"}
    assert seen == trivial


@pytest.mark.rule("HT-105", "HT-106")
def test_random_locations_are_unused_not_excluded_and_never_those_of_another_quest() -> None:
    places = {
        "calm-a": calm(0, 1, "formidable"), "calm-b": calm(0, 1, "formidable"), "calm-c": calm(0, 1, "formidable"),
        "secret": calm(0, 1, "formidable", quest="another-quest"), "own": calm(0, 1, quest="trial"),
    }  # fmt: skip
    box = quest_box(
        location_deck=[[{"random": "formidable", "count": 1, "but": ["calm-c"]}], ["calm-a"], ["own"]],
        files={"locations": places},
    )
    general = {k for k, c in box.locations.items() if c.difficulty == "formidable" and not c.quest}
    firsts = set()
    for seed in range(40):
        board = start(box, "trial", seed=str(seed)).state.board
        firsts |= set(names(board, "location"))
        assert names(board, "deck:location") == ["calm-a", "own"]
    assert firsts == general - {"calm-a", "calm-c"}


@pytest.mark.rule("HT-106")
def test_quest_specific_cards_are_used_only_where_a_quest_names_them() -> None:
    box = quest_box(files={"locations": {"secret": calm(0, 0, quest="another-quest")}})
    assert "secret" not in start(box, "trial").state.board.pieces
    naming = quest_box(location_deck=[["secret"]], files={"locations": {"secret": calm(0, 0, quest="trial")}})
    assert names(start(naming, "trial").state.board, "location") == ["secret"]


@pytest.mark.rule("HT-107", "HT-708")
def test_the_nemesis_lies_faceup_in_the_lair_and_in_no_deck(box: Box) -> None:
    board = start(box).state.board
    assert names(board, "lair") == ["splig"]
    assert board.pieces["splig"].face_up
    assert "splig" not in names(board, "deck:enemy")


@pytest.mark.rule("HT-108")
def test_the_peril_token_lies_on_the_start_space_and_the_story_is_told(box: Box) -> None:
    session = start(box)
    assert table(session).track("peril") == 0
    story = [e for e in session.take_events() if getattr(e, "name", "") == "story"]
    assert [e.data["quest"] for e in story] == ["the-goblin-problem"]  # type: ignore[attr-defined]


@pytest.mark.rule("HT-109")
@pytest.mark.parametrize(
    ("heroes", "reason"),
    [
        ([], "setup.party-size"),
        ([KARI, "tetherys"], "setup.archetypes"),
        ([KARI, KARI], "setup.archetypes"),
        ([KARI, "nobody"], "setup.unknown-hero"),
        ([*FOUR, "leoric-of-the-book"], "setup.party-size"),
        (FOUR, ""),
        (FOUR[:1], ""),
    ],
)
def test_a_party_has_one_to_four_heroes_of_different_archetypes(box: Box, heroes: list[str], reason: str) -> None:
    setup = {"quest": "the-goblin-problem", "heroes": heroes}
    found = problems_of(box, setup)
    assert (reason, "HT-109") in found if reason else not found
    if reason:
        with pytest.raises(RuleError, match="HT-109"):
            new_state(box, setup)


@pytest.mark.rule("HT-109")
def test_a_random_party_never_shares_an_archetype(box: Box) -> None:
    for seed in range(20):
        for count in (1, 2, 3, 4):
            party = random_party(box, Streams(str(seed), {}), count)
            assert len({box.heroes[h].archetype for h in party}) == count


@pytest.mark.rule("HT-110")
def test_every_hero_starts_with_the_four_basic_cards_ready(box: Box) -> None:
    board = start(box, heroes=FOUR).state.board
    for hero in FOUR:
        cards = board.zone(f"cards:{hero}")
        assert [box.actions[c].action for c in cards] == ["attack", "explore", "aid", "rest"]
        assert all(box.actions[c].class_ == "" for c in cards)
        assert all(box.actions[c].archetype == box.heroes[hero].archetype for c in cards)
        assert not any(board.pieces[c].exhausted for c in cards)
        assert len(board.zone(f"supply:{hero}")) == 8  # four of each class


@pytest.mark.rule("HT-111", "HT-112")
@pytest.mark.parametrize(("heroes", "more"), [(FOUR[:1], 10), (FOUR[:2], 10), (FOUR[:3], 4), (FOUR, 0)])
def test_few_heroes_have_more_health(box: Box, heroes: list[str], more: int) -> None:
    t = table(start(box, heroes=heroes))
    assert [values.health(t, h) - box.heroes[h].health for h in heroes] == [more] * len(heroes)


@pytest.mark.rule("HT-111")
def test_the_defeat_of_a_hero_gives_the_others_no_health() -> None:
    s = scene_in(quest_box())(heroes=[KARI, MOK, {"id": ASTARRA, "defeated": True}])
    assert values.health(s.t, KARI) == 11 + 4


@pytest.mark.rule("HT-112")
def test_one_player_may_control_two_three_or_four_heroes(box: Box) -> None:
    for count in (2, 3, 4):
        session = start(box, heroes=FOUR[:count], players=["Ann"] * count)
        turns = str(session.state.board.tracks["turns"]).split(",")
        assert 1 + len(turns) == (4 if count == 2 else count)


@pytest.mark.rule("HT-113", "HT-114", "HT-701")
def test_the_chosen_leader_is_first_to_meet_an_enemy(box: Box) -> None:
    assert problems_of(box, {"quest": "the-goblin-problem", "heroes": FOUR, "leader": "syndrael"}) == [
        ("setup.leader", "HT-113")
    ]
    session = start(box, heroes=FOUR, leader=ASTARRA)
    board = session.state.board
    assert table(session).leader == ASTARRA
    assert [len(board.zone(f"engaged:{h}")) for h in FOUR] == [0, 0, 1, 0]


@pytest.mark.rule("HT-114")
@pytest.mark.parametrize(("heroes", "counts"), [(FOUR[:2], [3, 2]), (FOUR[:3], [2, 2, 1]), (FOUR, [2, 1, 1, 1])])
def test_engaged_enemies_are_dealt_one_at_a_time_from_the_leader_then_the_shadows_facedown(
    heroes: list[str], counts: list[int]
) -> None:
    box = quest_box(location_deck=[["calm"]], files={"locations": {"calm": calm(5, 3)}})
    session = start(box, "trial", heroes=heroes)
    board = session.state.board
    assert [len(board.zone(f"engaged:{h}")) for h in heroes] == counts
    assert all(board.pieces[e].face_up for h in heroes for e in board.zone(f"engaged:{h}"))
    assert [board.pieces[e].face_up for e in board.zone("shadows")] == [False] * 3
    assert len(board.zone("deck:enemy")) == 18 - 8


@pytest.mark.rule("HT-115")
def test_special_set_up_rules_come_before_the_first_location() -> None:
    box = quest_box(
        rule("setup", "give(ledger, leader); tally(evidence, 2)"), rule("arrive", "claim(bearer, counter(evidence))"),
        counters=["evidence"],
    )  # fmt: skip
    session = start(box, "trial", leader=MOK)
    board = session.state.board
    assert board.tracks["bearer"] == MOK
    assert board.tracks["counter:evidence"] == 2
    assert board.pieces[MOK].tokens == {"success": 2}


def test_the_same_seed_lays_out_the_same_quest_and_another_seed_another(box: Box) -> None:
    assert start(box).state == start(box).state
    assert start(box).state.board.zones != start(box, seed="8").state.board.zones
    assert extra_box(quests={"trial": QUEST}).quests["trial"].nemesis == "splig"
