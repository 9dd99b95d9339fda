"""Every attack in its short form: nothing of what is tried may fail. `python -m tests.attack --all` is the long one."""

from __future__ import annotations

import pytest

from tests.attack.attack import Attack, run
from tests.attack.every import ATTACKS


@pytest.mark.parametrize("attack", [attack for attack in ATTACKS if attack.short], ids=lambda attack: attack.name)
def test_nothing_of_what_is_tried_fails(attack: Attack) -> None:
    failures = run(attack, "short", range(attack.short // attack.each))
    assert not failures, "\n".join(failure.way for failure in failures)
