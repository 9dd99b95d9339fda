"""Damaged scenario files: each is refused with its place, or can be laid out, shown, summed up and played."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec

from game.kit.errors import RuleError
from game.kit.mode import Mode
from game.kit.scenario import ScenarioError
from tests.attack.attack import Attack, Attempt, Watch
from tests.attack.house import look_and_answer, open_house
from tests.attack.mutations import any_of, spoiled_bytes, spoiled_json
from tests.attack.shown import told
from tests.heroica.test_scenario import FIGHT as HEROICA
from tests.runebound.test_scenario import LATE as RUNEBOUND
from tests.tenefyr.test_scenario import FIGHT as TENEFYR
from tests.terrinoth.test_hostile_input import SPEC
from tests.warhammer_quest.test_scenario import FULL

TINY = {
    "figures": [{"id": "fox", "coins": 3, "hand": ["lamp"], "lit": []}, {"id": "hare"}], "board": "brook",
    "seed": "s", "swift": False, "market": ["lamp"], "deck": ["lamp", "lamp"], "dice": ["coin"],
    "answers": [[], {"kind": "forage", "choose": []}], "expect": {"market": ["lamp"]},
}  # fmt: skip
GOOD = {
    "terrinoth": SPEC, "warhammer-quest": FULL, "heroica": HEROICA, "tenefyr": TENEFYR, "runebound": RUNEBOUND,
    "tiny": TINY,
}  # fmt: skip
"""A good scenario for each game."""
SPOILED = any_of(spoiled_bytes, spoiled_json, spoiled_json, spoiled_json)
ANSWERS = 5


@contextmanager
def prepared(folder: Path) -> Iterator[Attempt]:
    """The rules of every game."""
    library = open_house()
    modes = [library.mode(game) for game in library.ids]

    def attempt(random: Random, watch: Watch) -> None:
        mode = random.choice(modes)
        try:
            lay_out(mode, SPOILED(msgspec.json.encode(GOOD[mode.id]), random), random)
        except (ScenarioError, RuleError) as refusal:
            told(str(refusal), mode.words)

    yield attempt


def lay_out(mode: Mode, raw: bytes, random: Random) -> None:
    """Do what the commands do with a scenario file, and play on."""
    bench = mode.workbench()
    scenario = bench.scenario(raw)
    session = scenario.play()
    scenario.faults(bench.summary(session))
    look_and_answer(mode, session, random, ANSWERS)


ATTACK = Attack("scenarios", "files", 2_500, 40, prepared)
