"""The words of the marks of Heroes of Tenefyr: control words of the kit, selectors, queries, verbs, modifiers."""

from __future__ import annotations

from collections.abc import Mapping

from game.kit.effects.control import ControlWords, Decisions, row
from game.kit.effects.effect import Effect
from game.kit.effects.language import Reference, References, Vocabulary, word
from game.kit.prompts import Prompt
from game.tenefyr.context import Context
from game.tenefyr.table import Table
from game.tenefyr.vocabulary import belongings, hands, modifiers, powers, queries, selectors, valley
from game.tenefyr.vocabulary.kinds import decider

REFERENCES = References(frozenset({"who", "what"}), "anyone")
CONTROL = ("when", "may", "pay", "each", "seq", "upto")
GROUPS = (selectors, queries, powers, hands, belongings, valley, modifiers)


class Words(ControlWords):
    """The control words, with what "if you do" means here."""

    def seq(self, *effects: Effect) -> Effect:
        """In order, as one effect. It is offered only where its first part can be done in full [TN-004]: that is what
        "if you do" asks for; where that does not happen after all, the rest does not happen either.
        """
        whole = super().seq(*effects)
        return Effect(whole.run, effects[0].payable, whole.payable, optional=whole.optional, keys=whole.keys)


def vocabulary() -> Vocabulary:
    """Every word, ready to compile marks."""
    control = Words(Decisions(_agree, _pick, _person, _present, _present)).words()
    own_names = {"reference": "who"}
    found = {name: word(name, build, own_names=own_names) for name, build in control.items() if name in CONTROL}
    found |= {name: word(name, build) for group in GROUPS for name, build in group.WORDS.items()}
    for group in (selectors, queries):
        found |= {name: word(name, build, plain=True) for name, build in group.PLAIN.items()}
    return Vocabulary(found, row, _fallback, REFERENCES)


def _agree(t: Table, c: Context, kind: str, /, **data: object) -> bool:
    """Whether the player of a text does what may be declined, once or for the rest of a visit [TN-003, TN-004]."""
    kind = kind if kind == "pay" else "may"
    return bool(t.ask(Prompt(kind, decider(c), c.source, ("yes",), 0, 1, data, offer=t.card(c.source))))


def _pick(t: Table, c: Context, effects: Mapping[str, Effect]) -> str:
    raise AssertionError("no mark of the game lets one pick between two effects")


def _person(t: Table, piece: str) -> str:
    """Choices inside `each` belong to `it` [TN-008]."""
    return piece if piece in t.players else ""


def _present(t: Table, piece: str) -> bool:
    """No player is ever out of the game [TN-206]."""
    return True


def _fallback(first: Reference, second: Reference) -> Reference:
    raise AssertionError("no mark of the game means one or else another")
