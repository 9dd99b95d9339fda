"""What is at stake before a roll, in numbers: dice, chances, wounds, threats, for the question that is open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.adventure import values
from game.adventure.action import legal_targets
from game.adventure.context import Action, Context
from game.adventure.counterattack import order
from game.adventure.table import MOST_ENGAGED, WOUND, Table
from game.adventure.view.action_lines import ActionLines, foretold, glance
from game.adventure.view.names import Names, enemy_texts
from game.adventure.view.outlook import (
    Outlook,
    Spread,
    at_least,
    attack_odds,
    averaged,
    explore_odds,
    joined,
    needed,
    roll_odds,
    strikers,
)
from game.adventure.view.rolling import Coming
from game.adventure.view.sources import source_of
from game.adventure.windows import collect
from game.kit.prompts import Prompt
from game.kit.shown import Bar

LONGEST_THREAT = 100
"""Letters that are told of what a threat does; a longer text stands on its card."""
SHOWN = 0.0005
"""Columns of a distribution below this chance are not drawn."""

__all__ = ["attack_odds", "explore_odds", "roll_odds"]


@dataclass(frozen=True)
class Stakes:
    """A roll to come, computed by the resolver itself over all faces of the dice [W-24]."""

    title: str
    hero_dice: int
    enemy_dice: int
    chance: float
    """Chance of the aim (defeat the target, explore the location); -1 where there is none."""
    chance_with_token: float
    aim: str
    successes: tuple[Bar, ...]
    needed: int
    wounds: tuple[Bar, ...]
    expected_wounds: float
    worst_wounds: int
    threat_chance: float
    threats: tuple[str, ...]
    strikers: tuple[str, ...]
    """Piece ids in the order in which they would counterattack."""
    alarms: tuple[tuple[str, str], ...] = ()
    """A fall that threatens and the conditions that have a say: icon and sentence."""
    lines: tuple[str, ...] = ()
    sure_wounds: int = 0
    """What comes before the dice in any case; not part of the other numbers."""
    kind: str = ""
    """The kind of the action."""
    hero: str = ""
    gain: float = 0.0
    """What the successes come to on average: wounds dealt or recovered, progress, tokens."""


def stakes(names: Names, lines: ActionLines, prompt: Prompt, option: str) -> Stakes | None:
    """What is at stake with a question, or with one of its options; None where no roll follows."""
    t = names.t
    if prompt.kind == names.rolling.question:
        card = option if option in prompt.options else ""
        roll = foretold(names, lines, prompt.chooser, card) if card else None
        return _weighed(names, _aimed(t, roll), 0) if roll else None
    piece = t.action.hero if t.action is not None else ""
    card = _card_in_use(t)
    if not card or not t.standing(piece):
        return None
    target = option if prompt.kind in names.rolling.aimed else ""
    joins = option if prompt.kind == "engage" and prompt.chooser == piece and _would_join(t, piece, option) else ""
    looks = joined(t, piece, joins, names.rolling.unseen(t)) if joins else []
    roll = foretold(names, lines, piece, card, target, looks[0][0] if looks else None)
    if roll is None:
        return None
    if joins and roll.kind == "attack" and t.faceup(joins):
        roll = replace(roll, targets=(joins,))
    roll = names.rolling.chosen(names, prompt, option, roll)
    spent = int(option) if prompt.kind == "spend" and option else 0
    return _weighed(names, _aimed(t, roll), spent, joins)


def _card_in_use(t: Table) -> str:
    """The card whose action is being resolved: exhausted, of the action's kind."""
    action = t.action
    if action is None or not action.card:
        return ""
    return t.card_of(t.action_card(action.hero, action.kind))


def _aimed(t: Table, roll: Coming) -> Coming:
    """With a target: the one that would most likely be defeated, if none is chosen yet."""
    if roll.kind != "attack" or roll.targets:
        return roll
    legal = [e for e in legal_targets(t, Action("attack", roll.hero, ranged=roll.ranged)) if t.faceup(e)]
    if not legal:
        return roll
    best = max(legal, key=lambda e: attack_odds(t, roll.hero, e, roll.dice, roll.success, pierce=roll.pierce).chance)
    return replace(roll, targets=(best,))


def _weighed(names: Names, roll: Coming, spent: int, joins: str = "") -> Stakes:
    """The stakes of a roll, with so many tokens spent, as if one more enemy had joined.

    Of a facedown one it tells the mean and the worst over the cards that it may be.
    """
    t = names.t
    foes = strikers(t, roll.hero)
    if joins and not t.piece(joins).exhausted:
        foes = order(t, [*foes, joins])
    defense = roll.defense + values.modifier(t, "defense", roll.hero)
    looks = joined(t, roll.hero, joins, names.rolling.unseen(t)) if joins else [(t, 1.0)]
    told = [(roll_odds(look, roll.hero, roll.dice, roll.success + spent, defense), likely) for look, likely in looks]
    action = t.action if t.action is not None else Action(roll.kind, roll.hero, _piece(t, roll))
    return told_stakes(names, roll, foes, told, min(1, t.rules.spend_limit(t, action) - spent))


def _piece(t: Table, roll: Coming) -> str:
    """The action card that is rolled for."""
    return t.action_card(roll.hero, roll.kind)


def told_stakes(
    names: Names, roll: Coming, foes: Sequence[str], told: Sequence[tuple[Outlook, float]], more: int = 0
) -> Stakes:
    """What outlooks, each as likely as it says, mean for the aim of a roll; `more` tokens could be added to it."""
    t, outlook = names.t, averaged(told)
    need = _needed(names, roll)
    aimed = need >= 0
    threats = _threats(names, roll)
    return Stakes(
        title=names.card(roll.card),
        hero_dice=roll.dice,
        enemy_dice=len(foes),
        chance=at_least(outlook.successes, need) if aimed else -1,
        chance_with_token=at_least(outlook.successes, need - more) if aimed else -1,
        aim=_aim(names, roll),
        successes=_bars(_felt(t, roll, outlook.successes)),
        needed=max(need, 0),
        wounds=_bars(outlook.wounds),
        expected_wounds=outlook.expected_wounds,
        worst_wounds=max(each.worst_wounds for each, _ in told),
        threat_chance=outlook.threat if threats else 0.0,
        threats=threats,
        strikers=tuple(foes),
        alarms=tuple(alarms_of(names, roll, outlook)),
        lines=tuple(words_of(names, roll)),
        sure_wounds=names.rolling.sure(t, roll),
        kind=roll.kind,
        hero=roll.hero,
        gain=_gain(t, roll, outlook.successes),
    )


def _would_join(t: Table, hero: str, enemy: str) -> bool:
    """Whether an enemy can become engaged with a hero without being thrown back [HT-705]."""
    return t.in_play(enemy) and t.host(enemy) != hero and len(t.engaged(hero)) < MOST_ENGAGED


def _needed(names: Names, roll: Coming) -> int:
    """The successes that reach the aim; -1 where there is none."""
    t = names.t
    if roll.kind == "explore":
        return max(0, values.location_value(t) - values.progress_here(t))
    if roll.kind == "rest":
        return t.tokens(roll.hero, WOUND) or -1
    if roll.kind == "aid":
        free = [t.rules.token_room(t, hero) for hero in roll.targets]
        return names.rolling.aid(max(free)) if free and max(free) > 0 else -1
    if not roll.targets or not all(t.faceup(e) for e in roll.targets):
        return -1
    each = [needed(t, enemy, roll.pierce) for enemy in roll.targets]
    return sum(each) if all(each) else -1


def _gain(t: Table, roll: Coming, successes: Spread) -> float:
    """What successes come to on average; successes themselves where their target is not known, or is several, and
    nothing where there is nobody to attack.
    """
    known = [enemy for enemy in roll.targets if t.in_play(enemy) and t.faceup(enemy)]

    def worth(number: int) -> int:
        if roll.kind == "explore":
            return min(number, max(0, values.location_value(t) - values.progress_here(t)))
        if roll.kind == "rest":
            return min(number, t.tokens(roll.hero, WOUND))
        if roll.kind == "aid" and roll.targets:
            return sum(min(number, t.rules.token_room(t, hero)) for hero in roll.targets)
        if roll.kind == "attack" and len(known) == len(roll.targets) == 1:
            return min(values.attack_wounds(t, known[0], number, roll.pierce), values.health_left(t, known[0]))
        return number if roll.kind != "attack" or t.enemies() else 0

    return sum(worth(number) * chance for number, chance in successes.items())


def _aim(names: Names, roll: Coming) -> str:
    """What the chance is the chance of."""
    t, words = names.t, names.words
    if roll.kind == "explore":
        return words("forecast.aim-explore", location=names.piece(t.location)) if t.location else ""
    if roll.kind == "rest":
        wounds = t.tokens(roll.hero, WOUND)
        return words("forecast.aim-rest", wounds=wounds) if wounds else words("forecast.no-wounds")
    targets = names.listed([names.piece(piece) for piece in roll.targets])
    if roll.kind == "aid":
        alone = len(t.heroes()) < 2
        if not targets:
            return words("forecast.no-hero" if alone else "forecast.some-hero")
        return words("forecast.aim-aid", target=targets)
    if not targets:
        return words("forecast.no-target")
    return words("forecast.aim-attack", target=targets)


def _felt(t: Table, roll: Coming, successes: Spread) -> Spread:
    """The successes of a rest as the wounds that they heal, of which there are no more than the hero has; of any other
    action as they are.
    """
    if roll.kind != "rest":
        return successes
    healed: dict[int, float] = {}
    for number, chance in successes.items():
        wounds = min(number, t.tokens(roll.hero, WOUND))
        healed[wounds] = healed.get(wounds, 0.0) + chance
    return healed


def _bars(spread: Spread) -> tuple[Bar, ...]:
    """The columns from the least to the most likely enough to be seen."""
    seen = [number for number, chance in spread.items() if chance >= SHOWN]
    if not seen:
        return ()
    return tuple(Bar(number, spread.get(number, 0.0)) for number in range(min(seen), max(seen) + 1))


def _threats(names: Names, roll: Coming) -> tuple[str, ...]:
    """Whose threat effects a threat face would resolve [HT-312]; only those that would do something."""
    t = names.t
    look = glance(t, Action(roll.kind, roll.hero, dice=roll.dice, targets=list(roll.targets)))
    found = collect(look, "threat", Context(you=roll.hero, source=roll.card))
    return tuple(_threat(names, roll.hero, ready.piece) for ready in names.rolling.threats(t, found))


def _threat(names: Names, hero: str, piece: str) -> str:
    """Whose threat effect it is, with what it does where that is short."""
    if not piece:
        return names.words("log.quest")
    t, words = names.t, names.words
    card = t.box.enemies.get(t.card_of(piece))
    key = enemy_texts(card, t.card_of(piece))[1] if card is not None else ""
    does = words(key) if words.has(key) else source_of(names, Prompt("use", hero, piece, ())).text
    name = names.piece(piece)
    return words("forecast.threat-does", who=name, does=does) if 0 < len(does) <= LONGEST_THREAT else name


def alarms_of(names: Names, roll: Coming, outlook: Outlook) -> list[tuple[str, str]]:
    """A fall that threatens, and the conditions of the hero that have a say in the roll."""
    t, words = names.t, names.words
    told = []
    left = values.health_left(t, roll.hero) - names.rolling.sure(t, roll)
    falls = at_least(outlook.wounds, left) if left > 0 else 1.0
    if falls >= SHOWN:
        said = words("forecast.falls", hero=names.short(roll.hero), percent=max(1, round(falls * 100)))
        told.append((WOUND, said))
    return told + [(each, words(f"forecast.{each}")) for each in names.rolling.telling(t, roll)]


def words_of(names: Names, roll: Coming) -> list[str]:
    """What else is worth knowing: dice that can be divided, resilience, what could be used."""
    t, words = names.t, names.words
    lines = []
    if roll.kind == "attack" and len(roll.targets) > 1:
        lines.append(words("forecast.divided"))
    elif roll.kind == "attack" and roll.targets and not t.faceup(roll.targets[0]):
        lines.append(words("forecast.unknown"))
    known = [e for e in roll.targets if roll.kind == "attack" and t.faceup(e)]
    resilience = 0 if roll.pierce else sum(values.resilience(t, enemy) for enemy in known)
    if resilience:
        lines.append(words("forecast.resilience", resilience=resilience))
    return lines + names.rolling.further(names, roll)
