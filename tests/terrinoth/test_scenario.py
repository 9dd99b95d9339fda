"""`main.py scenario`: what holds, what does not, and what is said about a file that is wrong."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.commands.line import main
from game.kit.scenario import ScenarioError, mismatches
from game.terrinoth.box import Box
from game.terrinoth.explore import progress_limit
from game.terrinoth.mode import TerrinothMode
from game.terrinoth.scenario import build
from game.terrinoth.scenario_format import read
from game.terrinoth.scenario_summary import summary
from tests.terrinoth.table import KARI, MOK

Told = tuple[int, str, str]


@pytest.fixture
def told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, mode: TerrinothMode
) -> Any:
    """Runs a scenario file: exit code, output, error output. A traceback fails the test."""
    monkeypatch.setattr("game.commands.common.open_game", lambda games, game: mode)  # loaded once for all these files

    def run(content: bytes | dict[str, Any]) -> Told:
        file = tmp_path / "case.json"
        file.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        try:
            code = main(["scenario", str(file)])
        except SystemExit as stopped:
            code = int(str(stopped.code))
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return code, out, err

    return run


def spec(**keys: Any) -> dict[str, Any]:
    """A scenario of Kari and Mok with more keys."""
    return {"heroes": [{"id": KARI}, {"id": MOK}]} | keys


def hero(**keys: Any) -> dict[str, Any]:
    """A scenario in which Kari's entry has more keys."""
    return {"heroes": [{"id": KARI} | keys, {"id": MOK}]}


STRIKE = hero(engaged=["ogres-minion"]) | {
    "dice": {"hero": ["success", "success+success"], "enemy": ["blank"]},
    "turns": [KARI], "stop_at": "enemy_phase", "answers": ["scout-precise-strike"],
    "expect": {"heroes": {KARI: {"engaged": [{"card": "ogres-minion", "wounds": 3}], "wounds": 0}}},
}  # fmt: skip


def test_a_scenario_that_holds_prints_the_state_and_ends_with_0(told: Any) -> None:
    code, out, err = told(STRIKE)
    assert (code, err) == (0, "")
    final = json.loads(out)
    assert final["heroes"][KARI]["exhausted"] == ["scout-precise-strike"]
    assert final["node"] == "enemy_phase"


def test_what_does_not_hold_is_named_and_ends_with_1(told: Any) -> None:
    wrong = json.loads(json.dumps(STRIKE))
    wrong["expect"]["heroes"][KARI]["engaged"][0]["wounds"] = 2
    code, out, _ = told(wrong)
    assert code == 1
    assert f"does not hold: heroes.{KARI}.engaged[0].wounds: expected 2, is 3" in out


def test_dice_that_are_left_over_do_not_hold(told: Any) -> None:
    code, out, _ = told(spec(dice={"hero": ["success", "defense"], "enemy": ["threat"]}))
    assert code == 1
    assert "dice.hero: not thrown: success, defense" in out
    assert "dice.enemy: not thrown: threat" in out


@pytest.mark.parametrize(
    ("expect", "said"),
    [
        ({"round": 2}, "round: expected 2, is 1"),
        ({"rund": 2}, "rund: expected 2, there is no such thing"),
        ({"heroes": {KARI: {"conditions": ["poisoned"]}}}, f"heroes.{KARI}.conditions: expected 1"),
        ({"shadows": [{"card": "ogres-minion"}]}, "shadows: expected 1"),
        ({"heroes": {MOK: {"defeated": 0}}}, f"heroes.{MOK}.defeated: expected 0, is False"),
        ({"prompt": {"kind": "target"}}, "prompt.kind: expected 'target', is 'activation-card'"),
        ({"heroes": {"astarra": {}}}, "heroes.astarra: expected {}, there is no such thing"),
    ],
)
def test_every_expectation_is_checked_with_its_path(told: Any, expect: dict[str, Any], said: str) -> None:
    code, out, _ = told(spec(expect=expect))
    assert code == 1
    assert f"does not hold: {said}" in out


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"null", b"[]", b"3", b"{}", b"\xff\xfe", b"\xef\xbb\xbf{}", b'{"heroes":[{"id":"\\ud800"}]}',
     b'{"heroes":[],"expect":{"a":' + b"[" * 50_000 + b"]" * 50_000 + b"}}"],
)  # fmt: skip
def test_what_is_no_scenario_at_all_ends_with_2(told: Any, content: bytes) -> None:
    code, out, err = told(content)
    assert (code, out) == (2, "")
    assert err.startswith("case.json: ")


@pytest.mark.parametrize("content", [b"", b" \n\t"])
def test_an_empty_file_says_so(told: Any, content: bytes) -> None:
    assert told(content) == (2, "", "case.json: the file is empty\n")


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (b'{"heroes": [], "seed": "\\ud800"}', "seed"),
        (b'{"heroes": [{"id": "x", "player": "An\\udfffna"}]}', "heroes[0].player"),
        (b'{"answers": [["\\ud800x"]], "seed": "\\ud83d\\ude00"}', "answers[0][0]"),
    ],
)
def test_half_a_character_is_named_with_its_place(told: Any, content: bytes, place: str) -> None:
    code, out, err = told(content)
    assert (code, out) == (2, "")
    assert err == f"case.json: {place}: half a character (a lone surrogate) cannot be encoded\n"


@pytest.mark.parametrize(
    "content",
    [b'{"expect": {"peril": [1, 99999999999999999999]}}', b'{"answers": [{"kind": -9223372036854775809}]}'],
)
def test_a_number_beyond_64_bits_is_refused(told: Any, content: bytes) -> None:
    code, out, err = told(content)
    assert (code, out) == (2, "")
    assert err.startswith("case.json: ")


def test_a_pipe_is_refused_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    with pytest.raises(SystemExit) as stopped:
        main(["scenario", str(pipe)])
    assert stopped.value.code == 2
    assert capsys.readouterr().err == f"{pipe}: this is not a file\n"


def test_progress_up_to_the_cap_of_a_quest_can_be_laid_out(box: Box) -> None:
    capped = build(box, read(json.dumps(spec(quest=GATE, location={"id": "harrow-gate", "progress": 9}))))
    limit = progress_limit(capped.table)  # type: ignore[arg-type]
    fitting = spec(quest=GATE, location={"id": "harrow-gate", "progress": limit})
    assert summary(build(box, read(json.dumps(fitting))))["location"]["progress"] == limit
    with pytest.raises(ScenarioError, match=r"location\.progress"):
        build(box, read(json.dumps(spec(quest=GATE, location={"id": "harrow-gate", "progress": limit + 1}))))


def test_a_file_that_is_not_there_ends_with_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(SystemExit) as stopped:
            main(["scenario", str(path)])
        assert stopped.value.code == 2
        assert str(path) in capsys.readouterr().err


MANY = 2**70
GATE = "the-long-night-at-harrow-gate"


@pytest.mark.parametrize(
    ("content", "place", "reason"),
    [
        ({"heroes": []}, "heroes", "1 to 4 heroes"),
        ({"heroes": [{"id": MOK}, {"id": "ashrian"}]}, "heroes", "share an archetype"),
        ({"heroes": [{"id": MOK}, {"id": "ghost"}]}, "heroes[1].id", "no hero 'ghost'"),
        ({"heroes": [{"id": MOK, "defeated": True}]}, "heroes", "at least one"),
        ({"heroes": [{"name": MOK}]}, "$.heroes[0]", ""),
        (spec(foo=1), "foo", "unknown field"),
        (hero(foo=1), "$.heroes[0]", "unknown field `foo`"),
        (hero(player=3), "$.heroes[0].player", ""),
        (hero(wounds=-1), "$.heroes[0].wounds", ">= 0"),
        (hero(wounds="two"), "$.heroes[0].wounds", ""),
        (hero(wounds=21), "heroes[0].wounds", "health of 21"),
        (hero(wounds=MANY), "$.heroes[0].wounds", ""),
        (hero(tokens=6), "heroes[0].tokens", "HT-319"),
        (hero(tokens=-1), "$.heroes[0].tokens", ">= 0"),
        (hero(conditions=["sleepy"]), "heroes[0].conditions[0]", "no condition 'sleepy'"),
        (hero(conditions=["poisoned", "poisoned"]), "heroes[0].conditions[1]", "HT-804"),
        (hero(items=["ambush"]), "heroes[0].items[0]", "no item 'ambush'"),
        (hero(items=["keen-oil", "keen-oil"]), "heroes[0].items[1]", "lies elsewhere"),
        (hero(exhausted=["healer-chastise"]), "heroes[0].exhausted[0]", "no activation card"),
        (hero(advanced=["knight-stand-firm"]), "heroes[0].advanced[0]", "cannot have"),
        (hero(advanced=["thief-slip-away", "thief-slip-away"]), "heroes[0].advanced[1]", "cannot have"),
        (hero(advanced=["thief-slip-away", "wildlander-lie-in-wait"]), "heroes[0].advanced[1]", "HT-808"),
        (hero(advanced=["thief-slip-away", "wildlander-read-the-land"]), "heroes[0].advanced[1]", "HT-808"),
        (hero(engaged=["ogres-minion"] * 4), "heroes[0].engaged", "HT-705"),
        (hero(engaged=["ogres-minion"] * 3), "heroes[0].engaged[2]", "every copy"),
        (hero(engaged=["orc"]), "heroes[0].engaged[0]", "no enemy 'orc'"),
        (hero(engaged=["splig"]), "heroes[0].engaged[0]", "nemesis"),
        (hero(engaged=[{"card": "ogres-minion", "facedown": True}]), "heroes[0].engaged[0]", "HT-704"),
        (hero(engaged=[{"card": "ogres-minion", "wounds": 4}]), "heroes[0].engaged[0].wounds", "defeated"),
        (hero(engaged=[{"card": "ogres-minion", "wounds": -4}]), "$.heroes[0].engaged[0].wounds", ""),
        (hero(defeated=True, wounds=2), "heroes[0].defeated", "HT-801"),
        (hero(defeated=True) | {"leader": KARI}, "leader", "HT-802"),
        (hero(defeated=True) | {"nemesis": {"place": KARI}}, "nemesis.place", "HT-801"),
        (hero(engaged=["ogres-master-1"]), "heroes[0].engaged[0]", "no copy 'ogres-master-1'"),
        (spec(shadows=["ogres-master-2"]), "shadows[0]", "HT-102"),
        (spec(decks={"enemy": ["ogres-master-1"]}), "decks.enemy[0]", "no copy"),
        (spec(shadows=["ankaur-maro"]), "shadows[0]", "the nemesis of another quest"),
        (spec(discards={"enemy": ["brakka-bonecart-1"]}), "discards.enemy[0]", "the nemesis of another quest"),
        (hero(exhausted=["scout-caution", "scout-caution"]), "heroes[0].exhausted[1]", "in the list already"),
        (spec(used=[MOK, MOK]), "used[1]", "in the list already"),
        (spec(covered=[3, 4, 3]), "covered[2]", "in the list already"),
        (spec(quest=GATE, location={"id": "harrow-gate", "progress": 99}), "location.progress", "no more than"),
        (spec(leader="astarra"), "leader", "HT-113"),
        (spec(quest="the-moon"), "quest", "HT-101"),
        (hero(engaged=["ogres-master"]) | {"shadows": ["ogres-master"]}, "shadows[0]", "every copy"),
        (spec(location={"id": "moon"}), "location.id", "no location 'moon'"),
        (spec(location={"id": "roadside-inn", "progress": -1}), "$.location.progress", ">= 0"),
        (spec(location={"id": "roadside-inn", "progress": MANY}), "$.location.progress", ""),
        (spec(nemesis={"place": "moon"}), "nemesis.place", "'moon'"),
        (spec(nemesis={"place": "shadows", "wounds": 10}), "nemesis.wounds", "defeated"),
        (spec(nemesis={"place": "defeated", "wounds": 1}), "nemesis", "HT-706"),
        (spec(decks={"enemy": ["orc"]}), "decks.enemy[0]", "no enemy 'orc'"),
        (spec(decks={"exploration": ["ambush", "ambush"]}), "decks.exploration[1]", "lies elsewhere"),
        (spec(decks={"enemy": ["ogres-minion"] * 3}), "decks.enemy[2]", "every copy"),
        (spec(decks={"enemy": ["...", "ogres-minion"]}), "decks.enemy[0]", "'...'"),
        (spec(decks={"location": ["roadside-inn"]}), "decks.location[0]", "active location"),
        (spec(decks={"monsters": []}), "$.decks", "monsters"),
        (spec(discards={"enemy": ["ogres-master"]}, decks={"enemy": ["ogres-master"]}), "decks.enemy[0]", "every copy"),
        (spec(peril=12), "peril", "0 to 11"),
        (spec(peril=-1), "peril", "the spaces 0 to 11"),
        (spec(round=0), "$.round", ">= 1"),
        (spec(round=MANY), "$.round", ""),
        (spec(node="bedtime"), "node", "no node 'bedtime'"),
        (spec(node=""), "node", "no node ''"),
        (spec(stop_at="bedtime"), "stop_at", "no node 'bedtime'"),
        (spec(node="second_turn"), "node", "HT-202"),
        (spec(node="setup", peril=3), "peril", "setup"),
        (hero(wounds=3) | {"node": "setup"}, "heroes", "setup"),
        (spec(turns=["astarra"]), "turns[0]", "not in the party"),
        (spec(counters={"sheep": 3}), "counters.sheep", "no such counter"),
        (spec(counters={"sheep": -3}), "$.counters", ">= 0"),
        (spec(bearer="astarra"), "bearer", "not in the party"),
        (spec(used=["sleep"]), "used[0]", "no piece or rule 'sleep'"),
        (spec(dice={"hero": ["edge"]}), "dice.hero[0]", "no face 'edge'"),
        (spec(dice={"enemy": ["blank", "success"]}), "dice.enemy[1]", "no face 'success'"),
        (spec(dice={"blue": []}), "$.dice", "blue"),
        (spec(answers=[3]), "$.answers[0]", ""),
        (spec(answers=["nope"]), "answers[0]", "'nope' is not one of"),
        (spec(answers=[[]]), "answers[0]", "1 to 1"),
        (spec(answers=[["scout-caution", "scout-caution"]]), "answers[0]", "1 to 1"),
        (spec(answers=[{"kind": "target", "choose": []}]), "answers[0]", "expected a question 'target'"),
        (spec(answers=[{"knd": "target"}]), "answers[0]", "unknown key 'knd'"),
        (spec(answers=[{"choose": 5}]), "answers[0].choose", "5"),
        (spec(node="result", answers=["x"]), "answers[0]", "no question is open"),
        (spec(dice={"hero": ["success"]}, answers=["scout-draw-attention"]), "answers[0]: dice: ", "no face left"),
        (spec(expect=[1]), "$.expect", ""),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_file_is_named_with_its_place(
    told: Any, content: dict[str, Any], place: str, reason: str
) -> None:
    code, out, err = told(content)
    assert (code, out) == (2, "")
    assert err.startswith("case.json: ")
    assert place in err
    assert reason in err


def test_dice_that_run_out_before_the_first_question_end_with_2(told: Any) -> None:
    cards = ["scout-precise-strike", "scout-blaze-a-trail", "scout-caution"]
    code, _, err = told(hero(exhausted=cards) | {"turns": [KARI], "dice": {"hero": ["success"]}})
    assert code == 2
    assert "no face left for a die-hero" in err


# -- the builder -------------------------------------------------------------------------------------


def test_cards_are_found_by_card_or_by_piece_and_copies_are_taken_in_order(box: Box) -> None:
    game = build(box, read(json.dumps(spec(shadows=["ogres-minion-2", "ogres-minion", "ogres-master"]))))
    assert [e["card"] for e in summary(game)["shadows"]] == ["ogres-minion-2", "ogres-minion-1", "ogres-master"]


def test_the_rest_of_a_deck_follows_dots_and_is_out_of_the_game_without_them(box: Box) -> None:
    def deck(*names: str) -> list[str]:
        found: list[str] = summary(build(box, read(json.dumps(spec(decks={"enemy": names})))))["decks"]["enemy"]
        return found

    assert deck("ogres-minion", "bandits-master") == ["ogres-minion-1", "bandits-master"]
    assert deck("ogres-minion", "...")[0] == "ogres-minion-1"
    assert len(deck("ogres-minion", "...")) == 18
    assert deck() == []


def test_what_a_scenario_prints_can_be_laid_out_again(box: Box) -> None:
    first = hero(
        wounds=3, tokens=2, conditions=["poisoned"], items=["keen-oil"], exhausted=["scout-caution"],
        advanced=["thief-fan-of-knives"], engaged=[{"card": "ogres-minion", "wounds": 1, "exhausted": True}],
    ) | {
        "shadows": [{"card": "bandits-minion", "facedown": True}], "location": {"id": "dark-forest", "progress": 4},
        "nemesis": {"place": "shadows", "wounds": 4}, "peril": 3, "round": 5,
        "discards": {"enemy": ["cave-spiders-master"]}, "leader": MOK, "turns": [MOK],
    }  # fmt: skip
    told_once = summary(build(box, read(json.dumps(first))))
    keys = ("wounds", "tokens", "conditions", "items", "exhausted", "advanced", "engaged", "defeated")
    second = {
        "heroes": [
            {"id": h} | {k: v for k, v in plain.items() if k in keys} for h, plain in told_once["heroes"].items()
        ],
        "shadows": [e for e in told_once["shadows"] if e["card"] != "splig"],
        "nemesis": {k: told_once["nemesis"][k] for k in ("place", "wounds")},
    } | {k: told_once[k] for k in ("quest", "leader", "peril", "round", "location", "decks", "discards", "turns")}
    assert summary(build(box, read(json.dumps(second)))) == told_once


def test_the_same_scenario_is_the_same_game(box: Box) -> None:
    games = [build(box, read(json.dumps(spec()))) for _ in range(2)]
    assert games[0].state == games[1].state


def test_mismatches_compare_lists_words_and_objects() -> None:
    found = {"a": [{"card": "ogres-minion-1", "wounds": 2}], "b": "x", "n": 1, "t": True}
    assert list(mismatches({"a": ["ogres-minion"], "b": "x", "n": 1, "t": True}, found)) == []
    assert list(mismatches({"a": [{"card": "ogres-minion"}]}, found)) == []
    assert list(mismatches({"a": ["ogres-master"]}, found)) == ["a[0]: expected 'ogres-master', is 'ogres-minion-1'"]
    assert list(mismatches({"n": True, "t": 1}, found)) == ["n: expected True, is 1", "t: expected 1, is True"]
    assert list(mismatches({"a": [], "b": "y"}, found)) == [
        f"a: expected 0 ([]), there are 1 ({found['a']!r})", "b: expected 'y', is 'x'"
    ]  # fmt: skip
    with pytest.raises(ScenarioError):
        read("{")
