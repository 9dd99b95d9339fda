"""Scenario files: one that uses all that the format has, faults with their places, and states that are told again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.kit.computer_players import RandomPlayer
from game.kit.scenario import ScenarioError
from game.runebound.box import Box
from game.runebound.workbench import RuneboundWorkbench

LATE: dict[str, Any] = {
    "game": "runebound", "name": "A letter for Dawnsmoor", "seed": "LATE-1", "scenario": "margath", "form": "rivals",
    "enemies": "played", "step": "headwind", "first": 1, "round": 19, "act": 2, "space": 7, "active": "corbin",
    "actions": 2, "turns": ["lyssa"], "engaged": True,
    "heroes": [
        {
            "id": "lyssa", "player": "Ana", "at": "4,4", "hand": ["ward"], "assets": ["ash-bow"],
            "learned": ["feint"], "trophies": ["combat", "the-tollbridge"], "gold": 3, "damage": 2, "lore": 4,
            "states": ["blessed"], "used": {"turn": ["lyssa"]},
        },
        {
            "id": "corbin", "computer": "", "at": "dawnsmoor", "hand": ["unweave", "haggler"],
            "open": ["the-cairn-door", {"card": "a-letter-sealed", "errand": 1}], "companion": 1,
        },
    ],
    "markets": {"dawnsmoor": ["satchel"]},
    "decks": {"asset": ["oak-cudgel", "..."], "skill": ["map-reader", "tactician"]},
    "discards": {"skill": ["quiet-heart"]},
    "story": [{"card": "m-the-scar", "rewarded": ["lyssa"]}, "m-choir-of-cinders"],
    "gems_down": [], "zombies": ["skydown"], "villain": "skydown", "villain_damage": 1,
    "node": "act", "dice": {"terrain": [], "token": []},
    "answers": [
        "deliver:a-letter-sealed", "shop", {"kind": "market", "choose": "oak-cudgel>assets:corbin"},
    ],
    "expect": {
        "heroes": {"corbin": {"gold": 3, "assets": ["oak-cudgel"], "trophies": ["a-letter-sealed"]}},
        "actions": 3, "markets": {"dawnsmoor": ["satchel"]}, "prompt": {"chooser": "lyssa"},
    },
}  # fmt: skip


def bench_of(box: Box) -> RuneboundWorkbench:
    """The workbench of the game."""
    return RuneboundWorkbench(box)


def played(box: Box, spec: dict[str, Any]) -> list[str]:
    """What does not hold at the end of a scenario."""
    bench = bench_of(box)
    scenario = bench.scenario(msgspec.json.encode(spec))
    return scenario.faults(bench.summary(scenario.play()))


def test_a_late_turn_is_laid_out_and_played(box: Box) -> None:
    down = next(cell for cell in box.land.gems if box.land.site(cell) is None)
    gems = [f"{down.column},{down.row}"]
    assert played(box, {**LATE, "gems_down": gems, "expect": {**LATE["expect"], "gems_down": gems}}) == []
    assert played(box, {**LATE, "expect": {"act": 1}}) == ["act: expected 1, is 2"]


def test_the_file_that_the_documents_show_is_played(box: Box) -> None:
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    raw = next(part for part in re.findall(r"```json\n(.*?)```", text, re.DOTALL) if '"game": "runebound"' in part)
    assert played(box, msgspec.json.decode(raw)) == []


def test_a_march_by_its_dice_and_hexes(box: Box) -> None:
    """Of Tamalir the road leads on; the files name hexes by column and row."""
    land = box.land
    start = land.sites["tamalir"].cell
    goal = next(to for to in land.neighbours(start) if land.is_road(start, to))
    name = f"{goal.column},{goal.row}"
    spec = {
        "heroes": [{"id": "lyssa", "at": "tamalir"}], "node": "act",
        "dice": {"terrain": ["wild", "plains", "plains"]},
        "answers": ["move", "march", name, "die-1", []], "expect": {"heroes": {"lyssa": {"at": name}}},
    }  # fmt: skip
    assert played(box, spec) == []


def test_a_fight_by_its_tokens(box: Box) -> None:
    spec = {
        "heroes": [{"id": "lord-hawthorne", "at": "tamalir"}], "node": "combat", "drawn": "carrion-rats",
        "dice": {"token": ["1", "1", "2", "2", "2", "2", "2", "2"]}, "answers": [],
        "expect": {"fighter": "lord-hawthorne", "foe": "carrion-rats", "foe_health": 3, "combat_round": 1,
                   "prompt": {"kind": "block", "chooser": "lord-hawthorne"}},
    }  # fmt: skip
    assert played(box, spec) == []


WRONG = (
    ({"heroes": [{"id": "nobody"}]}, "heroes[0].id: there is no 'nobody'"),
    ({"heroes": [{"id": "lyssa"}], "game": "heroica"}, "game: this is a scenario of 'heroica', not of 'runebound'"),
    ({"heroes": [{"id": "lyssa"}, {"id": "lyssa"}]}, "heroes[1]: 'lyssa' stands in the list already"),
    ({"heroes": [{"id": "lyssa", "at": "99,99"}]}, "heroes[0].at: '99,99' is no site, no place, and no hex of the map"),
    ({"heroes": [{"id": "lyssa", "assets": ["satchel", "lucky-coin"]}]}, "heroes[0].assets: one of each type"),
    ({"heroes": [{"id": "lyssa", "learned": ["feint", "feint"]}]}, "heroes[0].learned: 5 different skills"),
    ({"heroes": [{"id": "lyssa", "hand": ["ward", "ward", "ward"]}]}, "heroes[0].hand[2]: there is no ward left"),
    ({"heroes": [{"id": "lyssa", "hand": ["satchel"]}]}, "heroes[0].hand[0]: satchel is no skill"),
    ({"heroes": [{"id": "lyssa", "open": [{"card": "harvest-home", "errand": 1}]}]}, "makes no errand (RB-517)"),
    ({"heroes": [{"id": "lyssa", "down": True}]}, "active: lyssa is defeated"),
    ({"heroes": [{"id": "lyssa"}], "villain_damage": 2}, "villain_damage: the villain is not on the map"),
    ({"heroes": [{"id": "lyssa"}], "march": 2}, "march: Margath marches"),
    ({"heroes": [{"id": "lyssa"}], "villain": "tamalir"}, "villain: in tamalir he has won (RB-916)"),
    ({"heroes": [{"id": "lyssa", "states": ["cursed", "blessed"]}]}, "states: blessed and cursed cancel"),
    ({"heroes": [{"id": "lyssa", "damage": 9}]}, "damage: 9 of 9 is a defeat, so the hero is down (RB-803)"),
    ({"heroes": [{"id": "lyssa", "called": ["corbin"]}, {"id": "corbin"}]}, "lyssa calls nobody out (RB-741)"),
    ({"heroes": [{"id": "corbin", "called": ["corbin"]}, {"id": "lyssa"}]}, "called[0]: there is no 'corbin'"),
    ({"heroes": [{"id": "lyssa", "used": {"game": ["m-cult-in-the-cities"]}}]}, "none of the own cards, nor an open"),
    ({"heroes": [{"id": "lyssa"}], "node": "combat"}, "drawn: at the node combat an enemy is fought"),
    ({"heroes": [{"id": "lyssa"}], "node": "event", "drawn": "carrion-rats"}, "drawn: at the node event"),
    ({"heroes": [{"id": "lyssa"}], "node": "cast"}, "node: there is no 'cast'"),
    ({"heroes": [{"id": "lyssa"}], "dice": {"terrain": ["sand"]}}, "dice.terrain[0]: there is no 'sand'"),
    ({"heroes": [{"id": "lyssa"}], "form": "together"}, "heroes: 1 heroes cannot play 'together' (RB-101)"),
    ({"heroes": []}, "heroes: 0 heroes cannot play"),
    ({"heroes": [{"id": "lyssa"}], "story": ["m-ashfall"]}, "story[0]: m-ashfall is no story card that stays open"),
    ({"heroes": [{"id": "lyssa", "at": "forge"}], "node": "setup"}, "heroes[0].at: at the node setup there is none"),
    ({"heroes": [{"id": "lyssa"}], "node": "setup", "round": 3}, "round: at the node setup there is none yet"),
    ({"heroes": [{"id": "lyssa"}], "markets": {"forge": ["satchel", "ward"]}}, "markets.forge[1]: ward is no asset"),
    ({"heroes": [{"id": "lyssa"}], "discards": {"skill": ["m-ashfall"]}}, "m-ashfall belongs to another deck"),
    ({"heroes": [{"id": "lyssa"}], "actions": 4}, "actions: 3 at most (RB-203)"),
    ({"heroes": [{"id": "lyssa"}], "turns": ["lyssa"]}, "turns: lyssa has a turn already, and one a round (RB-201)"),
    ({"heroes": [{"id": "lyssa"}, {"id": "corbin"}], "turns": ["corbin", "corbin"]}, "turns[1]: 'corbin' stands in"),
    ({"heroes": [{"id": "lyssa"}], "story": [{"card": "m-cult-in-the-cities", "rewarded": ["lyssa"]}]},
     "story[0].rewarded: m-cult-in-the-cities is no story quest (RB-906)"),
    ({"heroes": [{"id": "lyssa"}], "story": [{"card": "m-the-first-watch", "rewarded": ["lyssa"] * 2}]},
     "story[0].rewarded[1]: 'lyssa' stands in the list already"),
    ({"heroes": [{"id": "lyssa"}], "act": 2, "space": 3, "decks": {"story": ["m-ashfall"]}}, "is a card of act I"),
)  # fmt: skip


@pytest.mark.parametrize(("spec", "said"), WRONG)
def test_what_is_wrong_is_told_with_its_place(box: Box, spec: dict[str, Any], said: str) -> None:
    with pytest.raises(ScenarioError) as fault:
        bench_of(box).scenario(msgspec.json.encode(spec))
    assert said in str(fault.value)


@pytest.mark.rule("RB-012")
def test_what_set_up_has_dealt_is_known_to_nobody(box: Box) -> None:
    """The cards that lie under the skill deck again are hidden like the rest of it."""
    laid = bench_of(box).scenario(msgspec.json.encode({"heroes": [{"id": "lyssa"}, {"id": "corbin"}]}))
    board = laid.session.state.board
    deck = board.zones["deck:skill"]
    assert len(deck) == sum(skill.copies for skill in box.content.skills.values())
    assert not any(board.pieces[piece].face_up or board.pieces[piece].known for piece in deck)


@pytest.mark.rule("RB-912", "RB-914", "RB-924")
def test_from_act_two_on_the_villain_is_in_his_lair(box: Box) -> None:
    late = {"heroes": [{"id": "lyssa", "at": "hollin"}], "act": 2, "space": 12, "round": 25, "march": 0}
    assert played(box, {**late, "expect": {"villain": "13,4"}}) == []
    roll = {"node": "advance", "dice": {"terrain": ["wild", *["plains"] * 4]}}
    assert played(box, {**late, **roll, "expect": {"march": 1, "villain": "12,5"}}) == []
    assert played(box, {"heroes": late["heroes"], "expect": {"villain": ""}}) == []


@pytest.mark.rule("RB-014", "RB-741", "R-217")
def test_what_is_used_up_for_the_game_is_laid_out_and_told(box: Box) -> None:
    cult, gold = ["m-cult-in-the-cities"], {"id": "lyssa", "at": "tamalir", "gold": 5}
    spec: dict[str, Any] = {
        "heroes": [{**gold, "used": {"game": cult}}, {"id": "corbin", "at": "tamalir", "called": ["lyssa"]}],
        "story": cult, "active": "corbin", "first": 1, "turns": ["lyssa"],
    }  # fmt: skip
    told = bench_of(box).summary(bench_of(box).scenario(msgspec.json.encode(spec)).play())
    heroes: Any = told["heroes"]
    assert (heroes["lyssa"]["used"], heroes["lyssa"]["called"]) == ({"game": cult}, [])
    assert (heroes["corbin"]["used"], heroes["corbin"]["called"]) == ({}, ["lyssa"])
    assert (told["first"], told["form"], told["enemies"], told["step"]) == (1, "rivals", "script", "chart")
    prompt: Any = told["prompt"]
    assert "card:corbin" not in prompt["options"]
    called = {**spec["heroes"][1], "called": [], "used": {"game": ["corbin"]}}
    all_called = {**spec, "heroes": [gold, called], "expect": {"heroes": {"corbin": {"called": ["lyssa"]}}}}
    assert played(box, all_called) == []


def test_a_wrong_answer_is_told_with_the_cards_and_hexes_that_could_be_chosen(box: Box) -> None:
    heroes = [{"id": "lyssa", "at": "tamalir", "assets": ["satchel"], "gold": 1, "hand": ["ward"]}]
    spec = {"heroes": heroes, "answers": ["shop", "ward"], "decks": {"asset": ["salt"]}}
    with pytest.raises(ScenarioError, match="'ward' is not one of the options; asked was sell of lyssa"):
        played(box, spec)
    with pytest.raises(ScenarioError, match="asked was act of lyssa by RB-203: move, shop, train, drop:satchel, end"):
        played(box, {**spec, "answers": ["drop:ward"]})


def test_every_number_of_heroes_has_a_full_table(box: Box) -> None:
    bench = bench_of(box)
    for seats in (1, 2, 3, 4):
        session = bench.full_table(seats)
        assert session.prompt is not None
        assert len(bench.summary(session)["heroes"]) == seats  # type: ignore[arg-type]


def test_what_a_game_tells_of_itself_can_be_laid_out(box: Box) -> None:
    """The heroes of a game in its middle, told and read again, are the same."""
    bench = bench_of(box)
    session = bench.full_table(2)
    player = RandomPlayer("told")
    for _ in range(60):
        assert session.prompt is not None
        session.answer(player(session.table, session.prompt, None))
        if session.prompt is not None and session.prompt.kind == "act":
            break
    told: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(bench.summary(session)))
    keys = ("at", "gold", "damage", "lore", "companion", "states", "down", "hand", "assets", "learned", "trophies",
            "open", "used", "called")  # fmt: skip
    heroes = [{"id": hero, **{key: it[key] for key in keys}} for hero, it in told["heroes"].items()]
    spec = {"heroes": heroes, **{key: told[key] for key in ("act", "space", "round", "active", "actions", "turns")}}
    again: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(bench.summary(bench.scenario(
        msgspec.json.encode({**spec, "villain": told["villain"], "story": told["story"]})).session)))  # fmt: skip
    assert again["heroes"] == told["heroes"]
    assert (again["story"], again["villain"]) == (told["story"], told["villain"])
