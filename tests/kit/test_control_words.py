"""Control words with a game of two lamps: who decides and who takes part is all that they ask of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.kit.effects.control import ControlWords, Decisions, row
from game.kit.effects.effect import Effect, EffectContext


class Lamps:
    """A table of lamps, lit or not, with answers to come."""

    def __init__(self, *answers: str, broken: tuple[str, ...] = ()) -> None:
        self.lit: list[str] = []
        self.events: list[str] = []
        self.asked: list[str] = []
        self.answers = list(answers)
        self.broken = broken
        self.tracks: dict[str, int] = {}

    def track(self, name: str) -> int:
        """A number of the table."""
        return self.tracks.get(name, 0)

    def set_track(self, name: str, value: int) -> None:
        """Set it."""
        self.tracks[name] = value

    def next(self, question: str) -> str:
        """The next answer."""
        self.asked.append(question)
        return self.answers.pop(0)


class All:
    """A reference to every lamp."""

    choice = False

    def ids(self, t: Lamps, c: EffectContext) -> list[str]:
        """Both lamps."""
        return ["left", "right"]

    def picked(self, t: Lamps, c: EffectContext, verb: str, useful: Any) -> list[str]:
        """Both lamps."""
        return self.ids(t, c)


def agree(t: Lamps, c: EffectContext, kind: str, /, **data: object) -> bool:
    """Whether the next answer is yes."""
    return t.next(f"{kind} {c.chooser}".strip()) == "yes"


def pick(t: Lamps, c: EffectContext, effects: Mapping[str, Effect]) -> str:
    """The next answer, if there is a choice at all."""
    return t.next("either") if len(effects) > 1 else next(iter(effects), "")


WORDS = ControlWords(
    Decisions(agree, pick, lambda t, piece: piece, lambda t, piece: piece not in t.broken, lambda t, piece: False)
)


def light(lamp: str = "") -> Effect:
    """Light a lamp, or the one that is "it"."""

    def run(t: Lamps, c: EffectContext) -> None:
        t.lit.append(lamp or c.it)
        t.events.append("lit")

    return Effect(run, lambda t, c: (lamp or c.it) not in t.lit, lambda t, c: True)


def fails() -> Effect:
    """What does not happen after all."""

    def run(t: Lamps, c: EffectContext) -> None:
        c.failed = True

    return Effect(run, lambda t, c: True)


def played(effect: Effect, t: Lamps) -> list[str]:
    """The lamps that are lit after an effect."""
    effect.run(t, EffectContext("ann", "card"))
    return t.lit


def test_a_row_goes_on_where_a_sequence_stops() -> None:
    assert played(row(fails(), light("left")), Lamps()) == ["left"]
    assert played(WORDS.seq(fails(), light("left")), Lamps()) == []


def test_when_has_two_ways() -> None:
    assert played(WORDS.when(lambda t, c: True, light("left"), light("right")), Lamps()) == ["left"]
    assert played(WORDS.when(lambda t, c: False, light("left"), light("right")), Lamps()) == ["right"]
    assert played(WORDS.when(lambda t, c: False, light("left")), Lamps()) == []


def test_each_passes_over_who_takes_no_part_and_asks_each_alone() -> None:
    assert played(WORDS.each(All(), light()), Lamps(broken=("left",))) == ["right"]
    table = Lamps("no", "yes")
    assert played(WORDS.each(All(), WORDS.may(light())), table) == ["right"]
    assert table.asked == ["may left", "may right"]


def test_may_is_not_offered_where_it_would_change_nothing() -> None:
    table = Lamps("yes")
    table.lit = ["left"]
    WORDS.may(light("left")).run(table, EffectContext("ann", "card"))
    assert table.asked == []


def test_who_pays_gets_the_effect_only_while_taking_part_and_if_the_cost_happened() -> None:
    paid = WORDS.pay(light("left"), light("right"))
    assert played(paid, Lamps("yes")) == ["left", "right"]
    assert played(paid, Lamps("no")) == []
    assert played(paid, Lamps("yes", broken=("ann",))) == ["left"]
    assert played(WORDS.pay(fails(), light("right")), Lamps("yes")) == []


def test_either_offers_only_what_would_change_something() -> None:
    table = Lamps()
    table.lit = ["left"]
    WORDS.either(light("left"), light("right")).run(table, EffectContext("ann", "card"))
    assert (table.lit, table.asked) == (["left", "right"], [])
    assert played(WORDS.either(light("left"), light("right")), Lamps("2")) == ["right"]


def test_upto_asks_again_until_no_or_until_nothing_is_left() -> None:
    table = Lamps("yes", "yes", "yes")
    WORDS.upto(lambda t, c: 3, light("left")).run(table, EffectContext("ann", "card"))
    assert table.asked == ["again"]
    assert played(WORDS.upto(lambda t, c: 3, light("left")), Lamps("no")) == []


def test_once_is_once_in_the_game_for_each_card() -> None:
    table, effect = Lamps(), WORDS.once(light("left"))
    for source in ("card", "card", "other"):
        effect.run(table, EffectContext("ann", source))
    assert table.lit == ["left", "left"]
    assert effect.would(table, EffectContext("ann", "card")) is False
