"""The achievements: what gives each and what nearly gives it; and the tally of a quest that they are won by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.adventure import heroes, peril, spawn, wounds
from game.adventure.engage import retreat
from game.adventure.table import SHADOWS
from game.adventure.tally import Tally, numbers_of
from game.kit.achievements import HOUSE_NUMBERS, Facts
from game.kit.career import Career
from game.kit.counting import Finished, count, facts_of, numbers
from game.kit.profile import PlayedSeat, Profile, records_of
from game.kit.profiles import Players
from game.kit.session import Session
from game.kit.setup import SeatChoice, Setup
from game.terrinoth import exploration
from game.terrinoth.computer_player import TerrinothPlayer
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.table import Table
from tests.terrinoth.table import ASTARRA, KARI, MOK, TRENLOE, Scene

FOUR = (KARI, TRENLOE, ASTARRA, MOK)
BRINDLE, LEDGER, QUEEN = "smoke-over-brindle-ford", "the-crimson-ledger", "the-cinder-queen"
USUAL = {
    "lowest_health": 0, "standing": 2, "least_left": 9, "items_used": 3, "foes": 9, "rests": 7, "reds": 1, "rounds": 9,
    "seats": 2, "nemesis_left": 0, "fallen": 1, "count_lost": 2, "played": 7,
}  # fmt: skip
"""A quest of which nothing is remarkable."""
GIVEN: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "first-fire": ({"played": 1, "won": False}, {"played": 0, "won": False}),
    "home-for-supper": ({}, {"won": False}),
    "nobody-left-behind": ({"lowest_health": 5}, {"lowest_health": 4}),
    "unbroken-line": ({"seats": 4, "fallen": 0}, {"seats": 4, "fallen": 1}),
    "last-candle": ({"seats": 4, "standing": 1}, {"seats": 4, "standing": 2}),
    "by-a-thread": ({"least_left": 1}, {"least_left": 2}),
    "before-dinner": ({"rounds": 6}, {"rounds": 7}),
    "long-winter": ({"rounds": 12}, {"rounds": 11}),
    "deep-pockets": ({"items": 10}, {"items": 9}),
    "empty-hands": ({"items_used": 0}, {"items_used": 1}),
    "hammer-blow": ({"best_blow": 9}, {"best_blow": 8}),
    "three-at-a-stroke": ({"turn_foes": 3}, {"turn_foes": 2}),
    "light-steps": ({"foes": 4}, {"foes": 5}),
    "no-second-word": ({"nemesis_at_once": 1}, {"nemesis_at_once": 0}),
    "shield-wall": ({"parried": 10}, {"parried": 9}),
    "field-surgeon": ({"recovered": 50}, {"recovered": 49}),
    "good-company": ({"aids": 8}, {"aids": 8, "won": False}),
    "no-rest": ({"rests": 3}, {"rests": 4}),
    "open-purse": ({"tokens_spent": 20}, {"tokens_spent": 19}),
    "once-more": ({"rerolls": 12}, {"rerolls": 11}),
    "walking-wounded": ({"conditions": 10}, {"conditions": 9}),
    "red-morning": ({"reds": 4}, {"reds": 3}),
    "quiet-road": ({"reds": 0}, {"reds": 1}),
    "driven-back": ({"retreats": 10}, {"retreats": 9}),
    "worn-thin": ({"exhaustions": 4}, {"exhaustions": 3}),
    "so-near": ({"won": False, "nemesis_left": 1}, {"won": False, "nemesis_left": 2}),
    "every-soul": ({"goal": BRINDLE, "count_lost": 0}, {"goal": BRINDLE, "count_lost": 1}),
    "paper-trail": ({"goal": LEDGER, "count_evidence": 8}, {"goal": QUEEN, "count_evidence": 8}),
    "three-scales": ({"goal": QUEEN, "count_scales": 3}, {"goal": QUEEN, "count_scales": 2}),
    "all-windows": ({"goals_won": 8}, {"goals_won": 7}),
    "every-face": ({"pieces_played": 12}, {"pieces_played": 11}),
    "five-in-a-row": ({"run": 5}, {"run": 4}),
    "under-siege": ({"highest": 7}, {"highest": 6}),
    "legend": ({"highest": 10}, {"highest": 9}),
    "halfway": ({"steps_won": 40}, {"steps_won": 39}),
    "round-table": ({"companions": 4}, {"companions": 3}),
    "seven-days": ({"days_won": 7}, {"days_won": 6}),
    "fourth-time": ({"past_losses": 3}, {"past_losses": 3, "won": False}),
    "four-hands": ({"own": 4}, {"own": 3}),
    "grim-bargain": ({"grim": 1}, {"grim": 1, "won": False}),
}
"""What gives an achievement, and what nearly does, beside the usual."""


def facts(told: dict[str, Any]) -> Facts:
    """A usual quest that was won, but for what is told."""
    known = USUAL | told
    return Facts(bool(known.pop("won", True)), str(known.pop("goal", "the-goblin-problem")), (KARI, MOK), known)


def test_there_are_forty_each_with_its_case(mode: TerrinothMode) -> None:
    assert [found.id for found in mode.career().achievements] == list(GIVEN)
    assert len(GIVEN) == 40
    assert sum(found.secret for found in mode.career().achievements) >= 4
    assert len({found.title for found in mode.career().achievements}) == 40


@pytest.mark.parametrize("name", GIVEN)
def test_it_is_given_for_that_and_not_for_nearly_that(mode: TerrinothMode, name: str) -> None:
    found = mode.career().achievement(name)
    assert found is not None
    gives, nearly = GIVEN[name]
    assert found.reached(facts(gives)) == found.of
    assert found.reached(facts(nearly)) < found.of


def test_a_usual_quest_gives_only_what_every_victory_does(mode: TerrinothMode) -> None:
    given = {found.id for found in mode.career().achievements if found.reached(facts({})) >= found.of}
    assert given == {"first-fire", "home-for-supper"}


def test_every_secret_one_says_how_near_it_is(mode: TerrinothMode) -> None:
    for found in mode.career().achievements:
        if found.secret:
            assert 0 < found.reached(facts(GIVEN[found.id][1])) < found.of


def test_what_is_asked_for_is_told_by_somebody(mode: TerrinothMode) -> None:
    known = {*HOUSE_NUMBERS, *numbers_of(mode.box)}
    asked = {key for cases in GIVEN.values() for case in cases for key in case} - {"won", "goal"}
    assert asked <= known


# -- the tally, through the rules


def tally_of(scene: Scene, *doings: Callable[[Table], object]) -> dict[str, int]:
    """The tally of what the rules do on a table that is laid out."""
    table, before = scene.t, len(scene.t.events)
    for do in doings:
        do(table)
    return Tally(table).read(table.events[before:]).numbers()


def test_wounds_falls_and_care(scene: type[Scene]) -> None:
    told = tally_of(
        scene(heroes=[KARI, MOK]),
        lambda t: wounds.suffer(t, KARI, 18, "effect", "x"),
        lambda t: wounds.recover(t, KARI, 7),
        lambda t: wounds.suffer(t, MOK, 40, "effect", "x"),
    )
    assert (told["fallen"], told["standing"], told["lowest_health"], told["recovered"]) == (1, 1, 0, 7)
    assert told["least_left"] == 21 - 11


def test_the_least_health_of_who_did_not_fall(scene: type[Scene]) -> None:
    told = tally_of(scene(heroes=[KARI, MOK]), lambda t: wounds.suffer(t, KARI, 17, "effect", "x"),
                    lambda t: wounds.recover(t, KARI, 10))  # fmt: skip
    assert (told["lowest_health"], told["fallen"]) == (4, 0)


def test_enemies_and_the_nemesis_in_its_round(scene: type[Scene]) -> None:
    laid = scene(heroes=[{"id": KARI, "engaged": ["bandits-minion", "ogres-master"]}, {"id": MOK}], round=3)
    told = tally_of(
        laid,
        lambda t: t.note("round", round=3),
        lambda t: retreat(t, "ogres-master"),
        lambda t: [wounds.defeat_enemy(t, enemy) for enemy in list(t.enemies())],
        lambda t: spawn.spawn_nemesis(t, SHADOWS),
        lambda t: wounds.defeat_enemy(t, t.nemesis),
    )
    assert (told["foes"], told["turn_foes"], told["retreats"], told["nemesis_at_once"]) == (3, 3, 1, 1)
    assert told["nemesis_left"] == 0


def test_a_nemesis_that_came_a_round_before_did_not_fall_at_once(scene: type[Scene]) -> None:
    told = tally_of(
        scene(heroes=[KARI, MOK]),
        lambda t: t.note("round", round=3),
        lambda t: spawn.spawn_nemesis(t, SHADOWS),
        lambda t: t.note("round", round=4),
        lambda t: wounds.suffer(t, t.nemesis, 3, "effect", "x"),
    )
    assert told["nemesis_at_once"] == 0
    assert told["nemesis_left"] == 7


def test_items_conditions_and_red_effects(scene: type[Scene]) -> None:
    told = tally_of(
        scene(heroes=[KARI, MOK]),
        lambda t: [exploration.claim_item(t, KARI, card) for card in ("fire-bomb", "lucky-coin")],
        lambda t: [heroes.gain_condition(t, MOK, "poisoned") for _ in range(2)],
        lambda t: peril.resolve_peril(t, "red"),
        lambda t: peril.resolve_peril(t, "grey"),
    )
    assert (told["items"], told["conditions"], told["reds"]) == (2, 1, 1)
    assert told["nemesis_left"] == 10


def played(mode: TerrinothMode, seed: str) -> Session:
    """A quest played to its end."""
    setup = Setup({"quest": "the-goblin-problem"}, (SeatChoice("Ana", KARI), SeatChoice("Ben", MOK)), 0, seed)
    session, player = mode.session(setup).begin(), TerrinothPlayer(seed)
    while session.prompt is not None:
        session.answer(player(session.table, session.prompt, None))
    return session


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_what_was_answered_in_a_whole_quest_is_what_is_counted(mode: TerrinothMode, seed: str) -> None:
    session = played(mode, seed)
    told = mode.tally(session)
    given = [answer for entry in session.entries for answer in entry.given]
    assert told["tokens_spent"] == sum(int(answer.ids[0]) for answer in given if answer.kind == "spend")
    assert told["rerolls"] == sum(1 for answer in given if answer.kind == "reroll" and answer.ids)
    cards = [mode.box.actions[answer.ids[0]].action for answer in given if answer.kind == "activation-card"]
    assert told["rests"] >= cards.count("rest") > 0
    assert told["standing"] == len([hero for hero in (KARI, MOK) if session.state.board.pieces[hero].face_up])
    assert told["items"] >= told["items_used"]


# -- what a player has played, through counting


def journey(name: str, **told: Any) -> Finished:
    """A quest that is over; won on the printed step unless something else is told."""
    party = told.get("party", (KARI, MOK))
    players = told.get("players", ("Ana",) * len(party))
    seats = tuple(PlayedSeat(player, hero, hero) for player, hero in zip(players, party, strict=True))
    winners = tuple(range(len(party))) if told.get("won", True) else ()
    goal, step = told.get("goal", "the-goblin-problem"), told.get("step", "thicket")
    return Finished(name, "terrinoth", goal, goal, step, 9, 60.0, 0, seats, winners, dict(USUAL), "s")


def won_by_ana(career: Career, *journeys: Finished) -> set[str]:
    """The achievements that these quests give Ana."""
    players = Players()
    for at, one in enumerate(journeys):
        count(players, career, one, float(at))
    ana = players.find("Ana")
    return set(ana.won_achievements("terrinoth")) if ana is not None else set()


def test_achievements_over_many_quests(mode: TerrinothMode) -> None:
    career, box = mode.career(), mode.box
    every = [journey(quest, goal=quest) for quest in box.quests]
    assert "all-windows" not in won_by_ana(career, *every[:-1])
    assert {"all-windows", "five-in-a-row"} <= won_by_ana(career, *every)
    pairs = [journey(str(at), party=tuple(list(box.heroes)[2 * at : 2 * at + 2]), won=False) for at in range(6)]
    assert "every-face" not in won_by_ana(career, *pairs[:-1])
    assert "every-face" in won_by_ana(career, *pairs)
    broken = [journey(str(at), won=at != 3) for at in range(7)]
    assert "five-in-a-row" not in won_by_ana(career, *broken)
    lost = [journey(str(at), won=False) for at in range(3)]
    assert "fourth-time" not in won_by_ana(career, *lost, journey("other", goal=BRINDLE))
    assert "fourth-time" in won_by_ana(career, *lost, journey("again"))
    assert "under-siege" in won_by_ana(career, journey("a", step="siege"))
    assert "legend" not in won_by_ana(career, journey("a", step="abyss"))
    high = [journey(quest, goal=quest, step="ridge") for quest in box.quests]
    assert "halfway" not in won_by_ana(career, *high[:-1])
    assert "halfway" in won_by_ana(career, *high)
    friends = [journey(name, players=("Ana", name)) for name in ("Ben", "Cleo", "Dan", "Eve")]
    assert "round-table" not in won_by_ana(career, *friends[:-1], journey("x", players=("Ana", "ben ")))
    assert "round-table" in won_by_ana(career, *friends)
    assert "four-hands" in won_by_ana(career, journey("a", party=FOUR))
    assert "four-hands" not in won_by_ana(career, journey("a", party=FOUR, players=("Ana", "Ana", "Ana", "Ben")))


def test_the_lowest_step_counts_every_quest(mode: TerrinothMode) -> None:
    players, career = Players(), mode.career()
    for quest in list(mode.box.quests)[:-1]:
        count(players, career, journey(quest, goal=quest), 1.0)
    ana: Profile = players.player("Ana")
    now = records_of(ana, "terrinoth", numbers(career.ladder))
    assert facts_of(ana, career.ladder, journey("x"), ana.journeys[-1], now).numbers["lowest"] == 0
