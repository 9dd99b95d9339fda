"""The forecast: the stakes of a roll as the screen and the terminal tell them."""

from __future__ import annotations

from game.adventure.dice import ENEMY_DIE, HERO_DIE
from game.adventure.table import PROGRESS, WOUND
from game.adventure.view.action_lines import ActionLines
from game.adventure.view.names import Names
from game.adventure.view.reroll_stakes import reroll_stakes
from game.adventure.view.stakes import Stakes, stakes
from game.kit.expected import Expected
from game.kit.prompts import Prompt
from game.kit.shown import Chance, DicePool, Distribution, Fact, Forecast, ForecastNote
from game.kit.text import percent

LEAST = 0.05
"""What is less on average is not said on the button that rolls."""


def forecast(names: Names, lines: ActionLines, prompt: Prompt, option: str) -> Forecast | None:
    """What is at stake with a question, or with one of its options; None where no roll follows."""
    lying = names.rolling.lying(prompt)
    found = reroll_stakes(names, prompt, option) if lying else stakes(names, lines, prompt, option)
    return told(names, found) if found is not None else None


def told(names: Names, s: Stakes) -> Forecast:
    """The stakes in words and columns; the cost is what the dice may do and what is sure before them."""
    cost = s.expected_wounds + s.sure_wounds
    return Forecast(
        title=s.title,
        pools=_pools(names, s),
        chance=_chance(names, s) if s.chance >= 0 else None,
        distributions=(*_wounds(names, s), *_successes(names, s)),
        notes=_notes(names, s),
        lines=s.lines,
        stakes=_stakes(names, s),
        spoken=_spoken(names, s),
        expected=_expected(names, s),
        gain=names.words(f"forecast.gain-{s.kind}", number=round(s.gain, 1)) if s.gain >= LEAST else "",
        cost=names.words("forecast.cost", number=round(cost, 1)) if cost >= LEAST else "",
    )


def _expected(names: Names, s: Stakes) -> tuple[Expected, ...]:
    """What is seen of it on the table: progress on the place, and wounds on the hero."""
    told = []
    if s.kind == "explore" and names.t.location:
        most = max((bar.value for bar in s.successes), default=0)
        told.append(Expected(names.t.location, PROGRESS, s.gain, most))
    if s.worst_wounds + s.sure_wounds:
        told.append(Expected(s.hero, WOUND, s.expected_wounds + s.sure_wounds, s.worst_wounds + s.sure_wounds))
    return tuple(told)


def _pools(names: Names, s: Stakes) -> tuple[DicePool, ...]:
    """The dice of both sides."""
    sides = (("ui.table.you-roll", HERO_DIE, s.hero_dice), ("ui.table.they-roll", ENEMY_DIE, s.enemy_dice))
    return tuple(DicePool(names.words(label), die, count) for label, die, count in sides if count)


def _chance(names: Names, s: Stakes) -> Chance:
    more = max(0.0, s.chance_with_token - s.chance)
    return Chance(s.aim, s.chance, more, names.words("ui.table.token-gain", gain=round(more * 100)))


def _wounds(names: Names, s: Stakes) -> tuple[Distribution, ...]:
    """Wounds on the hero with their mean and worst; nothing where there can be none."""
    if not s.wounds or not s.worst_wounds:
        return ()
    words = names.words
    note = words("ui.table.expected", mean=round(s.expected_wounds, 1), worst=s.worst_wounds)
    return (Distribution(words("ui.table.wounds-on-you"), s.wounds, "bad", note=note),)


def _successes(names: Names, s: Stakes) -> tuple[Distribution, ...]:
    """Successes, and how many are enough."""
    if not s.successes:
        return ()
    note = names.words("ui.table.enough", needed=s.needed) if s.needed > 0 else ""
    title = names.words(f"forecast.counted-{s.kind}")
    return (Distribution(title, s.successes, "good", s.needed, note),)


def _notes(names: Names, s: Stakes) -> tuple[ForecastNote, ...]:
    """First what is sure to hurt, then who strikes back, several in which order, and which threats there are."""
    words, notes = names.words, [ForecastNote(icon, text) for icon, text in s.alarms]
    if s.strikers and s.wounds and not s.worst_wounds + s.sure_wounds:
        notes.append(ForecastNote("defense", words("ui.table.no-wounds")))
    if s.strikers:
        order = ", ".join(_short(names, piece) for piece in s.strikers)
        key = "strikers" if len(s.strikers) > 1 else "striker"
        notes.append(ForecastNote("counterattack", words(f"ui.table.{key}", names=order)))
    if s.threat_chance > 0:
        said = words("ui.table.threat", chance=round(s.threat_chance * 100), who=", ".join(s.threats))
        notes.append(ForecastNote("threat", said))
    return tuple(notes)


def _short(names: Names, enemy: str) -> str:
    """An enemy without its rank; a facedown one is only called that."""
    return names.title(names.t.card_of(enemy)) if names.t.faceup(enemy) else names.piece(enemy)


def _stakes(names: Names, s: Stakes) -> tuple[Fact, ...]:
    """The four numbers that stand under the empty tray."""
    facts = [Fact(f"badges/{HERO_DIE}", "", str(s.hero_dice))]
    if s.enemy_dice:
        facts.append(Fact(f"badges/{ENEMY_DIE}", "", str(s.enemy_dice)))
    if s.chance >= 0:
        facts.append(Fact("icons/success", "", names.words("ui.table.percent", chance=round(s.chance * 100))))
    if s.enemy_dice or s.sure_wounds:
        facts.append(Fact("icons/wound", "", f"{s.expected_wounds + s.sure_wounds:.1f}"))
    return tuple(facts)


def _spoken(names: Names, s: Stakes) -> tuple[str, ...]:
    """The forecast in sentences."""
    words = names.words
    aim = words("text.no-chance", aim=s.aim)
    if s.chance >= 0:
        aim = words("text.chance", percent=percent(s.chance), aim=s.aim, needed=s.needed)
        if s.chance_with_token > s.chance:
            aim += words("text.chance-token", percent=percent(s.chance_with_token))
    spoken = [
        words("text.dice", title=s.title, hero=s.hero_dice, enemy=s.enemy_dice),
        aim,
        words("text.wounds", expected=s.expected_wounds, worst=s.worst_wounds),
    ]
    if s.threats:
        told = ", ".join(threat.removesuffix(".") for threat in s.threats)
        spoken.append(words("text.threat", percent=percent(s.threat_chance), names=told))
    return (*spoken, *(text for _, text in s.alarms), *s.lines)
