"""What a companion answers, and why, in a sentence: for the log, the terminal, and the plate at its seat."""

from __future__ import annotations

from msgspec import Struct

from game.kit.advice_told import in_brief, label, reason
from game.kit.adviser import Advice
from game.kit.companions import AdviserPlayer
from game.kit.house_lines import said
from game.kit.mode import View
from game.kit.prompts import Answer, Prompt
from game.kit.session import Session
from game.kit.shown import LogLine
from game.kit.text import Words


class CompanionChoice(Struct, frozen=True):
    """An answer that was made up and not given yet, its options in words, the reason, and the line of the log."""

    ids: Answer
    label: str
    reason: str
    line: LogLine


def choose(session: Session, view: View, words: Words) -> CompanionChoice:
    """Let the computer player that is asked make up its mind. Raises what the rules, or it, raise."""
    player, prompt, refusals = session.computer, session.prompt, session.refusals
    assert player is not None, "a computer player is asked"
    assert prompt is not None, "something is asked"
    ids = player(session.table, prompt, lambda: refusals)
    return told(view, words, prompt, ids, player.advice if isinstance(player, AdviserPlayer) else None)


def told(view: View, words: Words, prompt: Prompt, ids: Answer, advice: Advice | None) -> CompanionChoice:
    """An answer with its reason: the chances where an adviser gave it, else what it brings and costs."""
    choices = {choice.id: choice for choice in view.choices(prompt)}
    skip = words("ui.table.skip")
    named = label(view, prompt, ids, choices) or skip
    if advice is not None:
        labels = {ranked.answer: label(view, prompt, ranked.answer, choices) or skip for ranked in advice.answers}
        why = reason(words, advice, labels)
    else:
        brief = " ".join(in_brief(view, words, prompt, choices[option]) for option in ids if option in choices).strip()
        why = words("ui.companion.reason", label=named, brief=brief) if brief else named
    return CompanionChoice(ids, named, why, said(view, words, prompt.chooser, why))
