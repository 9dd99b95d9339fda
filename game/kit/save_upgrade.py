"""Upgrades of saves: one numbered step from each format to the next, so that what any version wrote opens for ever.

A step takes head and game as plain values and gives them as the next version wrote them; where only the head is read,
the game is empty. A step is never changed once its version was handed out: a new format gets a new step.

| format | what it was |
|---|---|
| 1 | one line without a head; the date stood among the rest |
| 2 | a head of its own; chapters; the checkpoints of two nodes |
| 3 | counters in the head instead of the clock; a digest of each node; the log |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

FORMAT = 3
"""What this version writes."""

Plain = dict[str, Any]
Step = Callable[[Plain, Plain], tuple[Plain, Plain]]


def from_1(head: Plain, body: Plain) -> tuple[Plain, Plain]:
    """Date, game and version move into a head; its title is told by the game itself."""
    rest = {key: value for key, value in body.items() if key not in ("format", "saved_at")}
    told = {"game": body.get("mode", ""), "version": "0.1.0", "when": body.get("saved_at", 0.0)}
    return {"format": 2} | told, rest


def from_2(head: Plain, body: Plain) -> tuple[Plain, Plain]:
    """The answers are counted."""
    chapters, history = body.get("chapters", ()), body.get("history", ())
    decisions = sum(part["answers"] for part in chapters) + sum(len(node.get("given", ())) for node in history)
    return head | {"format": 3, "decisions": decisions}, body


STEPS: dict[int, Step] = {1: from_1, 2: from_2}
"""By the format that a step begins with."""


def upgraded(head: Plain, body: Plain) -> tuple[Plain, Plain]:
    """Head and game in the format of today.

    Raises LookupError for a format that no step begins with, TypeError, ValueError or AttributeError for damaged ones.
    """
    while head.get("format") != FORMAT:
        number = head.get("format")
        if not isinstance(number, int) or isinstance(number, bool):
            raise LookupError(number)
        try:
            head, body = STEPS[number](head, body)
        except KeyError as fault:
            if fault.args == (number,):
                raise LookupError(number) from fault
            raise ValueError(f"{fault} is missing") from fault
    return head, body
