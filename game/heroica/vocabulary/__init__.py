"""The words of Heroica's marks: control words of the kit, selectors, verbs."""

from __future__ import annotations

from collections.abc import Mapping

from game.heroica.context import Context
from game.heroica.table import Table
from game.heroica.vocabulary import owning, powers, selectors, verbs
from game.kit.effects.control import ControlWords, Decisions, row
from game.kit.effects.effect import Effect
from game.kit.effects.language import Reference, References, Vocabulary, word
from game.kit.prompts import Prompt

REFERENCES = References(frozenset({"who"}), "anyone")
ASKED_AS = {"boulder": "boulder-go"}
"""What is asked by another kind of question than "may"."""


def vocabulary() -> Vocabulary:
    """Every word, ready to compile marks."""
    control = ControlWords(Decisions(_agree, _pick, _person, _present, _present))
    own_names = {"reference": "who"}
    used = ("when", "each", "may", "pay", "either")
    found = {name: word(name, build, own_names=own_names) for name, build in control.words().items() if name in used}
    groups = (selectors, verbs, owning, powers)
    found |= {name: word(name, build) for group in groups for name, build in group.WORDS.items()}
    found |= {name: word(name, build, plain=True) for name, build in selectors.PLAIN.items()}
    return Vocabulary(found, row, _fallback, REFERENCES)


def _agree(t: Table, c: Context, kind: str, /, **data: object) -> bool:
    """Whether the player does what may be declined [HC-002, HC-003]."""
    return bool(t.ask(Prompt(ASKED_AS.get(c.source, kind), c.you, c.source, ("yes",), 0, 1, data)))


def _pick(t: Table, c: Context, effects: Mapping[str, Effect]) -> str:
    """Which of two effects."""
    return t.ask(Prompt("either", c.you, c.source, tuple(effects)))[0] if effects else ""


def _person(t: Table, piece: str) -> str:
    """Choices belong to the player whose turn it is [HC-003]."""
    return ""


def _present(t: Table, piece: str) -> bool:
    """Whether an effect can still be resolved for a hero: the members of `each` are heroes."""
    return piece in t.heroes


def _fallback(first: Reference, second: Reference) -> Reference:
    raise AssertionError("no mark of the game means one or else another")
