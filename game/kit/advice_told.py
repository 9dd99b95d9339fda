"""Advice in words: what the forecast says differs between the options, and the ranking line by line."""

from __future__ import annotations

from game.kit.adviser import Advice
from game.kit.mode import View
from game.kit.prompts import Answer, Prompt
from game.kit.shown import Choice
from game.kit.text import Words, percent


def differences(view: View, prompt: Prompt) -> dict[str, str]:
    """For each option what its forecast says that those of the others do not all say; its detail, where no forecast
    tells them apart.
    """
    spoken: dict[str, list[str]] = {}
    for option in prompt.options:
        found = view.forecast(prompt, option)
        spoken[option] = list(found.spoken) if found is not None else []
    told: dict[str, str] = {}
    for choice in view.choices(prompt):
        lines = spoken.get(choice.id, [])
        others = [line for option, line in spoken.items() if option != choice.id]
        own = [line for line in lines if not others or not all(line in other for other in others)]
        told[choice.id] = " ".join(own) or choice.detail
    return told


def label(view: View, prompt: Prompt, answer: Answer, choices: dict[str, Choice]) -> str:
    """An answer in words: its options, or how it declines."""
    return ", ".join(choices[option].label for option in answer) or view.banner(prompt).decline


def told_advice(view: View, words: Words, prompt: Prompt, advice: Advice) -> list[str]:
    """The ranking in sentences, the best answer first."""
    choices = {choice.id: choice for choice in view.choices(prompt)}
    reasons = differences(view, prompt)
    lines = [words("text.hint-head", trials=advice.trials)]
    for ranked in advice.answers:
        lines.append(
            words(
                "text.hint-line", rank=ranked.rank, label=label(view, prompt, ranked.answer, choices),
                chance=percent(ranked.chance), low=percent(ranked.low), high=percent(ranked.high),
            )
        )  # fmt: skip
        reason = " ".join(reasons[option] for option in ranked.answer if reasons.get(option))
        if reason:
            lines.append("  " + reason)
    return lines
