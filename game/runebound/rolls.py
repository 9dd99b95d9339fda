"""After a roll: texts that roll dice again, before any is used [part 11.5]."""

from __future__ import annotations

from game.kit.prompts import Prompt
from game.runebound.dice import Roll, place_of, throw_again
from game.runebound.table import Table
from game.runebound.windows import speak


def after_roll(t: Table, roll: Roll) -> None:
    """The texts "after a roll of your terrain dice" resolve for a roll, before any die of it is used."""
    if not t.box.listeners.get("after-roll"):
        return
    t.roll = roll
    speak(t, "after-roll", roll.hero)
    t.roll = None


def reroll_some(t: Table, number: int, source: str) -> None:
    """Up to so many dice of the roll are rolled again, of own choice."""
    roll = t.roll
    assert isinstance(roll, Roll)
    data: dict[str, object] = {"dice": roll.shown(), "cause": roll.cause}
    picked = t.ask(Prompt("reroll-free", roll.hero, source, tuple(roll.ids()), 0, number, data))
    if picked:
        throw_again(t, roll, [place_of(die) for die in picked], source)


def reroll_all(t: Table, source: str) -> None:
    """All dice of the roll are rolled again."""
    roll = t.roll
    assert isinstance(roll, Roll)
    throw_again(t, roll, roll.live(), source)
