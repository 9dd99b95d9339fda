"""Levels, their ends, and the forms of play, by cases."""

from __future__ import annotations

from tests.heroica.cases.hall import Case, a_card, a_hero, hall

CASES = (
    Case("rivals: the round is finished", ("HC-804",), hall(
        a_hero("cleric", "O7"), a_hero("wizard", "B2"), dice="skull", level="kameshbog", monsters=[], features=[],
        things=[a_card("ring-of-the-eternal", "O8")], stop_at="prepare", answers=["roll", "O8", []],
        expect={"active": "wizard", "goal": "cleric"},
    )),
    Case("fellowship: at once", ("HC-804",), hall(
        a_hero("cleric", "O7"), a_hero("wizard", "B2"), dice="skull", form="fellowship", level="kameshbog",
        monsters=[], features=[], things=[a_card("ring-of-the-eternal", "O8")], stop_at="result",
        answers=["roll", "O8"], expect={"outcome": "victory"},
    )),
    Case("hourglass out: lost level asked", ("HC-903", "HC-906"), hall(
        a_hero("knight", "B2"), form="solo", level="kameshbog", monsters=[], features=[], things=[], hourglass=1,
        stop_at="", answers=["stay"], expect={"prompt": {"kind": "lost-level"}},
    )),
    Case("forty rounds end a level of rivals", ("HC-805",), hall(
        a_hero("cleric", "B2"), a_hero("wizard", "B5"), level="kameshbog", monsters=[], features=[], things=[],
        round=40, active="wizard", turns=[], stop_at="result", answers=["stay"], expect={"goal": ""},
    )),
    Case("end of a level: whole again, key gone, potions stay", ("HC-806",), hall(
        a_hero("cleric", "O7", health=2, pack=["key", "torch", "life"], tokens={"harm-1": 1, "skip": 1}),
        a_hero("wizard", "B2", health=0), dice="skull", road=["kameshbog", "drandora-port"], level="kameshbog",
        form="fellowship", monsters=[], features=[], things=[a_card("ring-of-the-eternal", "O8")], stop_at="camp",
        answers=["roll", "O8"],
        expect={"heroes": {"cleric": {"health": 4, "pack": ["life", "ring-of-the-eternal"], "tokens": {}},
            "wizard": {"health": 4, "tokens": {}}}},
    )),
)  # fmt: skip
