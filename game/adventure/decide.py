"""Decisions that a rule leaves open: who decides, what is asked, and the Grim Rule."""

from __future__ import annotations

from collections.abc import Sequence

from game.adventure.context import Context
from game.adventure.grim_rule import grim_choice
from game.adventure.table import Table
from game.kit.prompts import Prompt, WhyNot


def decider(t: Table, c: Context) -> str:
    """Who decides: the one an effect names, the active hero in a hero's activation, else the leader [HT-004]; never one
    who has fallen [HT-801, WQ-005, W-09]."""
    if c.chooser and t.standing(c.chooser):
        return c.chooser
    return t.active if t.word("phase") == "heroes" and t.standing(t.word("active")) else t.leader


def choose(
    t: Table,
    c: Context,
    kind: str,
    options: Sequence[str],
    least: int = 1,
    most: int = 1,
    chooser: str = "",
    why: WhyNot | None = None,
    **data: object,
) -> tuple[str, ...]:
    """Ask for options of an effect. In an enemy's activation the Grim Rule leaves no choice [HT-013]."""
    if len(options) <= least:
        return tuple(options)
    prompt = Prompt(kind, chooser or decider(t, c), c.source, tuple(options), least, min(most, len(options)), data)
    if t.bar is not None and least:
        return grim_choice(t, t.bar, prompt)
    return t.ask(prompt, why)


def choose_one(t: Table, c: Context, kind: str, options: Sequence[str], **data: object) -> str:
    """Ask for exactly one option; empty if there is none [R-03, WQ-007]."""
    answer = choose(t, c, kind, options, **data)  # type: ignore[arg-type]
    return answer[0] if answer else ""


def agree(t: Table, c: Context, kind: str, /, **data: object) -> bool:
    """Ask whether to do something that may be declined [HT-003], such as paying an optional cost [HT-008, R-09]; the
    fallen do not do it [HT-801]."""
    if c.chooser and not t.standing(c.chooser):
        return False
    prompt = Prompt(kind, decider(t, c), c.source, ("yes",), 0, 1, data, f"{kind} {c.source}")
    return bool(t.ask(prompt))
