"""Advice in words: what the forecast says differs between the options, the ranking line by line, and as a sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.kit.adviser import Advice, RankedAnswer
from game.kit.mode import View
from game.kit.prompts import Answer, Prompt
from game.kit.shown import Choice
from game.kit.text import Words, percent

MOST_ROWS = 4
"""So many answers stand on a sheet."""


class AdviceRow(Struct, frozen=True):
    """An answer on a sheet. `option` is the only one that it picks, empty for any other answer; `alike`: it is as good
    as the one above it.
    """

    rank: int
    option: str
    label: str
    chance: float
    alike: bool
    text: str = ""
    icon: str = ""


class AdviceSheet(Struct, frozen=True):
    """The best answers, how many more there are, and from how many trials it comes; none yet: it is only begun."""

    rows: tuple[AdviceRow, ...]
    more: int = 0
    trials: int = 0
    settled: bool = False


def in_brief(view: View, words: Words, prompt: Prompt, choice: Choice) -> str:
    """What an option brings and costs, in a sentence: by its forecast, else in the words of the option."""
    found = view.forecast(prompt, choice.id)
    if found is not None and found.gain:
        return words("ui.advice.gain-cost" if found.cost else "ui.advice.gain", gain=found.gain, cost=found.cost)
    return choice.detail


def sheet_of(
    advice: Advice | None, prompt: Prompt, choices: Sequence[Choice], decline: str, told: Mapping[str, str]
) -> AdviceSheet:
    """The sheet of some advice; of the options as they are asked until each answer was tried once, as a chance that
    nobody has looked for is none. `told` has what is known of each option in a sentence.
    """
    named = {choice.id: choice for choice in choices}
    if advice is None or not all(ranked.trials for ranked in advice.answers):
        rows = [AdviceRow(0, c.id, c.label, 0.0, False, told.get(c.id, ""), c.icon) for c in choices]
        return AdviceSheet(tuple(rows[:MOST_ROWS]), max(0, len(rows) - MOST_ROWS))
    made: list[AdviceRow] = []
    for ranked in advice.answers[:MOST_ROWS]:
        alone = named.get(ranked.answer[0]) if len(ranked.answer) == 1 else None
        text = " ".join(told[option] for option in ranked.answer if told.get(option))
        made.append(
            AdviceRow(
                ranked.rank, alone.id if alone is not None else "",
                ", ".join(named[option].label for option in ranked.answer) or decline, ranked.chance,
                bool(made) and made[-1].rank == ranked.rank, text, alone.icon if alone is not None else "",
            )
        )  # fmt: skip
    return AdviceSheet(tuple(made), len(advice.answers) - len(made), advice.trials, advice.settled)


def reason(words: Words, advice: Advice, labels: Mapping[Answer, str]) -> str:
    """Why an adviser answers as it does, in a sentence: its chance to win, and that of the next worse answer."""
    best = advice.answers[0]
    other: RankedAnswer | None = next((r for r in advice.answers if r.rank > best.rank), None)
    if other is None:
        return words("ui.advice.reason-any", label=labels[best.answer], chance=percent(best.chance))
    return words(
        "ui.advice.reason", label=labels[best.answer], chance=percent(best.chance), other=labels[other.answer],
        less=percent(other.chance),
    )  # fmt: skip


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
