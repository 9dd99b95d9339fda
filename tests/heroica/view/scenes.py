"""Scenarios for the tests of the view, laid out as a scenario file would."""

from __future__ import annotations

import json

from game.heroica.mode import HeroicaMode
from game.kit.scenario import Scenario


def laid(mode: HeroicaMode, **given: object) -> Scenario:
    """A scenario; without heroes the Barbarian alone on B2, without monsters, features and things none."""
    spec = {"heroes": [{"id": "barbarian", "cell": "B2"}], "things": [], "features": []} | given
    if "level" not in given and "monsters" not in given:
        spec["monsters"] = []
    return mode.workbench().scenario(json.dumps(spec).encode())
