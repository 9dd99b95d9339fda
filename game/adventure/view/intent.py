"""Intent: what the enemy phase and the next step of peril would bring if nothing changed, in words and numbers."""

from __future__ import annotations

from collections import Counter

from game.adventure import foresight, losses, values
from game.adventure.losses import CAP, Activation, Loss, Losses
from game.adventure.view.action_lines import ActionLines
from game.adventure.view.ahead import peril_ahead, place_ahead, spread, taken, way_ahead
from game.adventure.view.icons import keyword_icon
from game.adventure.view.names import Names
from game.kit.futures import Range
from game.kit.intent import Ahead, Deed, Intent, Move, Thinking, Toll
from game.kit.text import capital

MOST_BLOWS = 3
"""So many enemies that wound a hero are named."""

PHASES = frozenset({"heroes", "enemies"})
"""Where an enemy phase still lies ahead in the round."""


def intent(names: Names, lines: ActionLines) -> Thinking:
    """The enemy phase as it would come now [HT-401 to HT-410], the next step of peril, what is lacking to travel."""
    t, phase = names.t, names.t.word("phase")
    if t.word("outcome") or phase not in PHASES | {names.foresight.place} or not phase:
        return None
    if phase == names.foresight.place:
        return _after_the_enemies(names, ((yield from peril_ahead(names)), *way_ahead(names, lines)))
    hidden = len(foresight.hidden_enemies(t))
    found = losses.losses(t, (yield from foresight.enemy_phase(t, names.foresight)))
    ahead = [*(yield from place_ahead(names)), (yield from peril_ahead(names)), *way_ahead(names, lines)]
    return _told(names, found, tuple(ahead), hidden)


def _told(names: Names, found: Losses, ahead: tuple[Ahead, ...], hidden: int) -> Intent:
    """All of it as plain values."""
    words = names.words
    notes = [words("intent.floor", count=hidden)] * bool(hidden) + [words("intent.not-whole")] * (not found.whole)
    tolls = tuple(_toll(names, loss, hidden) for loss in found.heroes)
    in_order = sorted(found.activations, key=lambda activation: (activation.first, activation.last))
    moves = tuple(_move(names, activation) for activation in in_order)
    spoken = [words("intent.spoken.title")]
    for move in moves:
        place = spread(names, Range(move.first, move.first, move.last))
        spoken.append(words("intent.spoken.move", place=place, line=move.line))
    spoken += [words("intent.spoken.none")] * (not moves)
    for toll in tolls:
        spoken += [words("intent.spoken.toll", hero=names.short(toll.piece), summary=toll.summary)]
        spoken += [f"  {line}" for line in toll.lines]
    spoken += [words("intent.spoken.ahead", title=each.title, text=each.text).strip() for each in ahead]
    return Intent(
        title=words("intent.title"),
        about=words("phase.enemy.name"),
        moves=moves,
        tolls=tolls,
        ahead=ahead,
        notes=tuple(notes),
        rule=names.cites.activates if hidden else names.cites.enemies,
        spoken=(*spoken, *notes),
    )


def _after_the_enemies(names: Names, ahead: tuple[Ahead, ...]) -> Intent:
    """What is left of a round when the enemies have acted: peril."""
    words = names.words
    spoken = [words("intent.spoken.ahead", title=each.title, text=each.text).strip() for each in ahead]
    return Intent(
        title=words("intent.title"), about=words("phase.peril.name"), ahead=ahead, rule=names.cites.peril_moves,
        spoken=(words("intent.spoken.still"), *spoken),
    )  # fmt: skip


# -- the enemies ---------------------------------------------------------------------------------------


def _move(names: Names, activation: Activation) -> Move:
    """What an enemy will do."""
    t, words, enemy = names.t, names.words, activation.enemy
    if not t.faceup(enemy):
        line = words("intent.hidden-line", enemy=capital(names.piece(enemy)))
        return Move(enemy, activation.first, activation.last, hidden=True, line=line)
    deeds = tuple(_deed(names, deed) for deed in activation.deeds if deed.done.most)
    told = words("log.comma").join(deed.words for deed in deeds) or words("intent.idle")
    line = words("intent.line", enemy=names.piece(enemy), deeds=told)
    return Move(enemy, activation.first, activation.last, deeds, line=line)


def _deed(names: Names, deed: losses.Deed) -> Deed:
    """What one keyword will do; without a number where it takes nothing from anybody."""
    words = names.words
    name = words("intent.fourth") if deed.keyword == CAP else words(f"keyword.{deed.keyword}.name")
    icon = "swords" if deed.keyword == CAP else keyword_icon(deed.keyword)
    if deed.wounds.most:
        value = spread(names, deed.wounds)
        return Deed(icon, value, words("intent.wounds", name=name, amount=value))
    if deed.tokens.most:
        value = spread(names, deed.tokens)
        return Deed("success-token", f"−{value}", words("intent.tokens", name=name, amount=value))
    return Deed(icon, "", name if deed.done.least else words("intent.perhaps", name=name))


# -- the heroes ----------------------------------------------------------------------------------------


def _toll(names: Names, loss: Loss, hidden: int) -> Toll:
    """What is taken from a hero."""
    t, words = names.t, names.words
    least, most = int(loss.wounds.least), int(loss.wounds.most)
    left = values.health_left(t, loss.hero)
    falls = "sure" if loss.falls.least else "maybe" if loss.falls.most else ""
    if not most:
        summary = words("intent.unhurt", left=left)
    elif falls:
        summary = words(f"intent.falls-{falls}", amount=taken(names, loss.wounds))
    else:
        rest = spread(names, Range(left - most, 0, left - least))
        summary = words("intent.left", amount=taken(names, loss.wounds), left=rest)
    return Toll(loss.hero, least, loss.wounds.mean, most, hidden, falls, summary, tuple(_lines(names, loss)))


def _lines(names: Names, loss: Loss) -> list[str]:
    """Who wounds a hero, and what else is lost."""
    words = names.words
    lines = _blows(names, [(enemy, wounds) for enemy, wounds, _ in loss.by if wounds.most])
    for line in _blows(names, [(enemy, fourth) for enemy, _, fourth in loss.by if fourth.most]):
        lines.append(words("intent.as-fourth", strikes=line))
    if loss.tokens.most:
        lines.append(words("intent.loses-tokens", amount=spread(names, loss.tokens)))
    if loss.cards.most:
        lines.append(words("intent.exhausts", amount=spread(names, loss.cards)))
    for condition, gained in loss.gains:
        key = "intent.gains" if gained.least else "intent.may-gain"
        lines.append(words(key, condition=words(f"condition.{condition}.name")))
    return lines


def _blows(names: Names, blows: list[tuple[str, Range]]) -> list[str]:
    """Who deals how much, the worst first, those alike together; of many the last are only counted."""
    words = names.words
    told = Counter(_strike(names, enemy, wounds) for enemy, wounds in sorted(blows, key=lambda each: -each[1].most))
    alike = [words("intent.times", count=count, strike=text) if count > 1 else text for text, count in told.items()]
    if not alike:
        return []
    listed = words("log.comma").join(alike[:MOST_BLOWS])
    more = len(alike) - MOST_BLOWS
    return [words("intent.from-more", names=listed, more=more) if more > 0 else words("intent.from", names=listed)]


def _strike(names: Names, enemy: str, wounds: Range) -> str:
    """An enemy with the wounds it deals: "Ogre 2", or "perhaps Bandit 1"."""
    key = "intent.strike" if wounds.least else "intent.may-strike"
    sure = Range(max(1, wounds.least), wounds.mean, wounds.most)
    return names.words(key, enemy=names.piece(enemy), amount=spread(names, sure))
