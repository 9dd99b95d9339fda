"""The documents keep their promises: what they show as an example works."""

from __future__ import annotations

import re
from pathlib import Path

from game.terrinoth.box import Box
from game.terrinoth.flow import FLOW
from game.terrinoth.mode import TerrinothMode

ROOT = Path(__file__).parents[2]


def test_the_scenario_shown_to_contributors_holds(mode: TerrinothMode) -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert example is not None
    bench = mode.workbench()
    scenario = bench.scenario(example.group(1).encode())
    assert scenario.faults(bench.summary(scenario.play())) == []


def test_every_node_a_scenario_may_start_at_is_named_to_contributors() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    row = next(line for line in text.splitlines() if line.startswith("| `node`"))
    assert set(re.findall(r"`([a-z_]+)`", row)) - {"node"} == set(FLOW.nodes) - {"result"}


def test_the_vocabulary_stays_small(box: Box) -> None:
    assert len(box.vocabulary.words) <= 100


def test_the_readme_names_the_two_commands_of_a_new_machine() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "pip install uv && uv run main.py" in text
    assert "pip install uv && uv run pytest" in text
    assert "unofficial fan work, not affiliated" in text
