"""Fingerprints: another one when the rules change, the same when only their words about themselves do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from game.kit.fingerprint import fingerprint

ROOT = Path(__file__).parent.parent.parent
RULES = '''"""Rules."""
# a comment
from tests_family import values
from tests_rules import dice
LIMIT = 3


def play(table):
    """Play."""
    return {"a", "b", "c"} if table > LIMIT else dice.throw(table)
'''
DICE = "def throw(table):\n    return table + 1\n"
VALUES = "def health(hero):\n    return hero + 1\n"


def told(folder: Path, rules: str = RULES, dice: str = DICE, values: str = VALUES, seed: str = "1") -> str:
    """The fingerprint of a package of rules, and of that of the family it uses, made in a process of its own."""
    files = {
        "tests_rules/flow.py": rules, "tests_rules/dice.py": dice,
        "tests_family/values.py": values, "tests_family/box.py": "",
    }  # fmt: skip
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    script = (
        "import tests_rules.flow as flow, tests_family.box as box; from game.kit.fingerprint import rules_of; "
        "print(rules_of(flow, box))"
    )
    path = os.pathsep.join((str(folder), str(ROOT)))
    environment = {"PYTHONPATH": path, "PYTHONHASHSEED": seed, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_rules_have_the_fingerprint_of_what_they_do(tmp_path: Path) -> None:
    first = told(tmp_path / "first")
    reworded = "\n\n" + RULES.replace('"""Play."""', '"""Play on."""').replace("# a", "# no")
    same = told(tmp_path / "same", reworded, seed="2")
    assert first == same
    others = [
        told(tmp_path / "limit", RULES.replace("LIMIT = 3", "LIMIT = 4")),
        told(tmp_path / "rule", RULES.replace("table > LIMIT", "table >= LIMIT")),
        told(tmp_path / "used", dice=DICE.replace("+ 1", "+ 2")),
        told(tmp_path / "family", values=VALUES.replace("+ 1", "+ 2")),
    ]
    assert len({first, *others}) == 5


def test_content_has_another_fingerprint_when_anything_in_it_changes() -> None:
    assert fingerprint({"a": 1, "b": [2]}) == fingerprint({"b": [2], "a": 1})
    assert fingerprint({"a": 1}) != fingerprint({"a": 2})
