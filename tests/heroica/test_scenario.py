"""Scenario files: a state laid out by squares, scripted faces, answers, and what is expected."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.heroica.mode import HeroicaMode
from game.kit.scenario import ScenarioError

KNIGHT: dict[str, Any] = {"id": "knight", "cell": "C2", "gold": 1, "pack": ["luck"], "trail": ["B2"]}
FIGHT: dict[str, Any] = {
    "level": "kameshbog",
    "heroes": [KNIGHT, {"id": "sage", "cell": "B5", "health": 2}],
    "monsters": [{"card": "lizoid", "cell": "E3"}],
    "features": [],
    "things": [{"card": "gold", "cell": "C3"}, {"card": "the-idol", "cell": "H3", "guards": ["E3"]}],
    "node": "act",
    "dice": ["skull", "skull", "sword"],
    "answers": ["roll", [], "C3", {"kind": "walk", "choose": "D3"}, "luck-1"],
    "stop_at": "turn_end",
    "expect": {
        "heroes": {"knight": {"cell": "D3", "gold": 2, "pack": ["lizoid"], "points": 4}},
        "monsters": {}, "discarded": ["luck"], "things": {"H3": ["the-idol"]}, "round": 1,
    },
}  # fmt: skip


def test_a_scenario_is_played_and_checked(mode: HeroicaMode) -> None:
    bench = mode.workbench()
    scenario = bench.scenario(json.dumps(FIGHT).encode())
    session = scenario.play()
    assert scenario.faults(bench.summary(session)) == []


def test_what_does_not_hold_is_named_by_its_path(mode: HeroicaMode) -> None:
    bench = mode.workbench()
    more = {"dice": [*FIGHT["dice"], "shield"], "expect": {"heroes": {"sage": {"gold": 9}}}}
    scenario = bench.scenario(json.dumps(FIGHT | more).encode())
    faults = scenario.faults(bench.summary(scenario.play()))
    assert faults == ["heroes.sage.gold: expected 9, is 0", "dice.dice: not thrown: shield"]


WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"heroes": []}, "heroes, form"),
    ({"heroes": [KNIGHT, KNIGHT]}, "heroes[1]"),
    ({"heroes": [KNIGHT | {"cell": "A1"}]}, "heroes[0].cell: A1 is solid"),
    ({"heroes": [KNIGHT | {"cell": "Q"}]}, "no square"),
    ({"heroes": [KNIGHT | {"cell": "E3"}]}, "a monster stands on E3"),
    ({"heroes": [KNIGHT | {"health": 9}]}, "HC-360"),
    ({"heroes": [KNIGHT | {"tokens": {"hat": 1}}]}, "tokens"),
    ({"heroes": [KNIGHT | {"pack": ["rocks"]}]}, "pack[0]"),
    ({"heroes": [KNIGHT | {"damage": {"lizoid": 1}}]}, "HC-326"),
    ({"heroes": [KNIGHT | {"computer": "x"}]}, "heroes[0].computer"),
    ({"heroes": [{"id": "knight"}]}, "needs a square"),
    ({"level": "nowhere"}, "level"),
    ({"road": ["drocomon"]}, "road"),
    ({"node": "nowhere"}, "node"),
    ({"node": "setup"}, "heroes[0].cell: at the node setup there is none yet"),
    ({"node": "setup", "heroes": [{"id": "knight"}]}, "monsters: at the node setup there is none yet"),
    ({"monsters": [{"card": "hat", "cell": "E3"}]}, "monsters[0].card"),
    ({"monsters": [{"card": "lizoid", "cell": "E3", "bar": 2}]}, "HC-321"),
    ({"monsters": [{"card": "lizoid", "cell": "E3"}] * 2}, "monsters[1].cell"),
    ({"features": [{"card": "hat", "cell": "E3"}]}, "features[0].card"),
    ({"features": [{"card": "sum-door", "cell": "E3"}]}, "no sum door"),
    ({"features": [{"card": "rocks", "cell": "H3", "rolled": 2}]}, "HC-520"),
    ({"things": [{"card": "lizoid", "cell": "H3"}]}, "things[0].card"),
    ({"things": [{"card": "the-idol", "cell": "H3", "guards": ["H3"]}]}, "guards[0]"),
    ({"store": ["key"]}, "store[0]"),
    ({"discarded": ["ax"]}, "discarded[0]"),
    ({"faces": "south"}, "faces"),
    ({"turns": ["wizard"]}, "turns"),
    ({"hat": 1}, "hat"),
    ({"form": "duel"}, "form: there is no 'duel'; allowed is rivals, fellowship, solo"),
    ({"grade": "hard"}, "grade: there is no 'hard'; allowed is gentle, fair, grim"),
    ({"first": 2}, "first: there is no seat 2"),
    ({"dice": ["shield", "blank"]}, "dice[1]: there is no 'blank'; allowed is shield"),
    ({"level": "kamesbog"}, "level: there is no 'kamesbog'; allowed is"),
    ({"heroes": [KNIGHT | {"pack": ["wandd"]}]}, "pack[0]: there is no 'wandd'; meant may be wand"),
    ({"heroes": [KNIGHT | {"pack": ["torch", "torch"]}]}, "HC-232"),
    ({"heroes": [KNIGHT | {"trail": ["C2"]}]}, "HC-241"),
    ({"heroes": [KNIGHT | {"used": {"the-idol": 1}}]}, "heroes[0].used"),
    ({"heroes": [KNIGHT | {"copter": "C3"}]}, "heroes[0].copter"),
    ({"heroes": [KNIGHT | {"carries": "egg"}]}, "heroes[0].carries"),
    ({"heroes": [KNIGHT | {"waited": "gates-of-elsruck"}]}, "heroes[0].waited"),
    ({"monsters": [{"card": "lizoid", "cell": "E3", "venom": {"knight": 1}}]}, "HC-734"),
    ({"monsters": [{"card": "dragon-lord", "cell": "E3"}]}, "HC-650"),
    ({"monsters": [{"card": "golden-dragon-hatchling", "cell": "E3"}]}, "HC-658"),
    ({"features": [{"card": "rocks", "cell": "H3"}] * 2}, "features[1].cell"),
    ({"features": [{"card": "rocks", "cell": "C2"}]}, "heroes[0].cell: an obstacle stands on C2"),
    ({"doors": {"vault-door": 1}}, "doors"),
    ({"goal": "wizard"}, "goal"),
    ({"companion": "wizard"}, "companion"),
    ({"answers": ["rol"]}, "answers[0]: 'rol' is not one of the options; asked was act of knight"),
)


@pytest.mark.parametrize(("given", "told"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_what_cannot_be_laid_out_is_told_with_its_place(mode: HeroicaMode, given: dict[str, Any], told: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        mode.workbench().scenario(json.dumps(FIGHT | given).encode()).play()
    assert told in str(raised.value)


def test_the_file_of_the_documentation_holds(mode: HeroicaMode) -> None:
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    shown = next(part for part in re.findall(r"```json\n(.*?)```", text, re.DOTALL) if '"heroica"' in part)
    bench = mode.workbench()
    scenario = bench.scenario(shown.encode())
    assert scenario.faults(bench.summary(scenario.play())) == []


@pytest.mark.parametrize("said", ["E3", "lizoid", "lizoid-1"])
def test_a_monster_is_answered_by_square_card_or_id(mode: HeroicaMode, said: str) -> None:
    spec = {
        "heroes": [{"id": "wizard", "cell": "C2"}], "things": [], "dice": ["shield"], "stop_at": "turn_end",
        "monsters": [{"card": "lizoid", "cell": "E3"}, {"card": "ennon-viper", "cell": "F3"}], "node": "act",
        "answers": ["roll", "wizard", {"kind": "target", "choose": said}],
        "expect": {"monsters": {"F3": "ennon-viper"}, "heroes": {"wizard": {"pack": ["lizoid"]}}},
    }  # fmt: skip
    bench = mode.workbench()
    scenario = bench.scenario(json.dumps(spec).encode())
    assert scenario.faults(bench.summary(scenario.play())) == []


@pytest.mark.parametrize("raw", [b"", b"[]", b"{", b'{"heroes": "\\ud800"}', b"\xff"])
def test_a_broken_file_is_a_sentence(mode: HeroicaMode, raw: bytes) -> None:
    with pytest.raises(ScenarioError):
        mode.workbench().scenario(raw)


def test_a_level_that_is_laid_out_whole_plays_on(mode: HeroicaMode) -> None:
    bench = mode.workbench()
    spec = {"heroes": [{"id": "knight", "cell": "B3"}], "level": "gates-of-elsruck", "node": "prepare"}
    told = bench.summary(bench.scenario(json.dumps(spec).encode()).play())
    assert len(told["monsters"]) >= 8  # type: ignore[arg-type]
    doors = [it for it in told["features"].values() if it["card"] == "sum-door"]  # type: ignore[attr-defined]
    assert [door["rolled"] for door in doors] == [0] * len(doors)
