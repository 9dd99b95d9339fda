"""Judgement: what enemies, cards and situations are worth to a sensible player. Numbers are in wounds, roughly."""

from __future__ import annotations

from dataclasses import dataclass

from game.adventure import values
from game.adventure.cards import NEMESIS, ActionCard
from game.adventure.context import Blow, Context
from game.adventure.dice import HERO_DIE
from game.adventure.odds import at_least
from game.adventure.table import LOCATION_DECK, WOUND, Table
from game.kit.prompts import Prompt

READIES_ALL = "ready_card(you, all)"
LONG_QUEST = 12
"""After so many rounds rest wins nothing any more."""

DEFENSE_OF_A_DIE = 0.4
COUNTERATTACK_OF_A_DIE = 0.5
SUCCESS_OF_A_DIE = 1.2


@dataclass(slots=True)
class Weights:
    """How much a sensible player cares for what; found by letting many of them play."""

    presence: float = 0.48
    inflict: float = 1.0
    keyword: float = 0.3
    text: float = 1.15
    hidden: float = 1.2
    nemesis: float = 4.0
    nemesis_wound: float = 2.45
    kill: float = 1.3
    wound: float = 0.5
    engaged: float = 1.8
    """How much more an enemy matters that is engaged than one in the shadows."""
    host_need: float = 0.5
    """How much more still where its hero is hurt."""
    pull: float = 0.5
    """How much more a pulled enemy must be worth for each one at hand already."""
    counter: float = 1.0
    counter_hurt: float = 1.5
    progress: float = 0.77
    progress_fear: float = 0.07
    progress_least: float = 0.7
    progress_last: float = 4.48
    """Where the quest is won by exploring alone."""
    progress_both: float = 4.48
    """Where the nemesis must fall as well."""
    explore: float = 0.41
    impatience: float = 0.2
    """How much more one progress is worth with every round of a quest that takes long."""
    token: float = 0.5
    ready: float = 0.5
    heal: float = 0.35
    heal_hurt: float = 1.08
    rest_1: float = 0.42
    rest_2: float = 1.0
    rest_3: float = 3.0
    token_price: float = 0.5
    reach: float = 2.0
    """How many successes short of a whole location tokens are still spent on it."""
    doom: float = 1.0
    """How much more a healed wound is worth to a hero who may fall in the next enemy phase."""


WEIGHTS = Weights()


def danger(t: Table, enemy: str) -> float:
    """What an enemy may still do to the party: its attack round after round, its keywords, its texts."""
    w = WEIGHTS
    if not t.faceup(enemy):
        return w.hidden
    card = t.enemy_card(enemy)
    worth = w.presence + w.keyword * len(card.bar)
    worth += values.attack(t, enemy) * (w.inflict if "inflict" in card.bar else 0.5)
    if card.rank == NEMESIS:
        worth += w.nemesis
    if card.passive or card.threat:
        worth += w.text
    host = t.host(enemy)
    return worth * w.engaged * (1 + w.host_need * values.need(t, host)) if host else worth


def toughness(t: Table, enemy: str, pierce: bool = False) -> int:
    """How many successes of one attack would defeat an enemy now."""
    if not t.faceup(enemy):
        return 2
    return values.health_left(t, enemy) + (0 if pierce else values.resilience(t, enemy))


def kill_chance(t: Table, enemy: str, dice: int, extra: int = 0, pierce: bool = False) -> float:
    """The chance that an attack with so many dice and extra successes defeats an enemy."""
    return at_least(t.box.dice[HERO_DIE], dice, max(0, toughness(t, enemy, pierce) - extra))


def strike_worth(t: Table, enemy: str, dice: int, extra: int = 0) -> float:
    """What attacking an enemy is worth: the danger removed, or the part of its health taken."""
    w = WEIGHTS
    chance = kill_chance(t, enemy, dice, extra)
    if not t.faceup(enemy):
        return 0.7 * chance * danger(t, enemy)
    left = values.health_left(t, enemy)
    expected = max(0.25 * dice, SUCCESS_OF_A_DIE * dice + extra - values.resilience(t, enemy))
    part = min(1.0, expected / max(1, left))
    if t.enemy_card(enemy).rank == NEMESIS:
        return w.nemesis_wound * min(expected, left) + danger(t, enemy) * chance
    return danger(t, enemy) * (w.kill * chance + w.wound * (1 - chance) * part)


def counter_wounds(t: Table, hero: str, dice: int, defense: float = 0.0) -> float:
    """The wounds to expect from counterattacks in an action of a hero."""
    attacks = sorted((values.attack(t, e) for e in t.ready_among(t.engaged(hero))), reverse=True)
    struck = sum(attacks) * COUNTERATTACK_OF_A_DIE
    return max(0.15 * len(attacks), struck - defense - DEFENSE_OF_A_DIE * dice)


def victory(t: Table) -> str:
    """The marks of what wins the quest."""
    return next(rule.do for rule in t.quest.rules if rule.id.endswith("-victory"))


def progress_needed(t: Table) -> int:
    """Successes that exploring still needs here: to go on, to hold a line, to find or to save what a quest seeks."""
    advice, c = t.box.quest_advice[t.quest_id], Context(you=t.active, source=t.quest_id)
    wanted = values.location_value(t) + values.modifier(t, "progress_cap", t.location)
    if not t.zone(LOCATION_DECK):
        beyond = advice.beyond(t, c) if advice.beyond is not None else 0
        if beyond > 0:
            wanted += beyond
        elif "explored" not in victory(t) and "is_defeated" in victory(t):
            return 0
    besides = advice.besides(t, c) if advice.besides is not None else 0
    return max(0, wanted - values.progress_here(t)) + besides


def progress_worth(t: Table) -> float:
    """What one progress is worth: more when the table is calm, nothing when the location is done."""
    w = WEIGHTS
    if not progress_needed(t):
        return 0.0
    if not t.zone(LOCATION_DECK):
        return w.progress_both if "is_defeated(nemesis)" in victory(t) else w.progress_last
    threat = sum(danger(t, e) for e in t.enemies() if t.faceup(e)) / max(1, len(t.heroes()))
    late = w.impatience * max(0, t.track("round") - LONG_QUEST)
    return max(w.progress_least, w.progress - w.progress_fear * threat) + late


def peril_worth(t: Table, colour: str) -> float:
    """What the peril effect of a colour is worth where the party may choose it; 0 for one without advice."""
    number = t.box.quest_advice[t.quest_id].peril.get(colour)
    return number(t, Context(you=t.active, source=t.quest_id)) / 10 if number is not None else 0.0


def advised(t: Table, source: str, p: Prompt) -> bool:
    """Whether the advice on a card, a piece or a quest rule says yes now; what has no advice is always worth it."""
    piece = t.board.pieces.get(source)
    advice = t.box.advice.get(piece.card if piece is not None else source)
    if advice is None:
        return True
    blow = None
    if "amount" in p.data:
        blow = Blow(str(p.data.get("hero", "")), int(str(p.data["amount"])), str(p.data.get("cause", "")))
    you = source if t.is_hero(source) else p.chooser
    return advice(t, Context(you=you, source=source, this=str(p.data.get("this", "")), blow=blow))


def card_worth(t: Table, hero: str, card_id: str) -> float:
    """What playing an action card is worth now, less the wounds it may cost."""
    w = WEIGHTS
    card = t.box.actions[t.card_of(card_id)]
    cost = counter_wounds(t, hero, card.dice) * (w.counter + w.counter_hurt * values.need(t, hero) ** 2)
    return _WORTH[card.action](t, hero, card) + _readying(t, hero, card) - cost


def _readying(t: Table, hero: str, card: ActionCard) -> float:
    """What it is worth that a card readies all others [HT-320, WQ-419]."""
    if READIES_ALL not in card.lines:
        return 0.0
    w, exhausted = WEIGHTS, len(t.exhausted_cards(hero))
    return (0.0, w.rest_1, w.rest_2, w.rest_3, w.rest_3)[exhausted]


def tokens_at_hand(t: Table, hero: str) -> int:
    """The tokens that can be counted on for one roll."""
    return min(2, t.rules.tokens(t, hero))


def _attack(t: Table, hero: str, card: ActionCard) -> float:
    marks = "; ".join(card.lines)
    ranged = "ranged(" in marks
    targets = list(t.enemies()) if ranged else list(t.engaged(hero))
    targets = [e for e in targets if not values.forbidden(t, "target", e, by=hero)]
    if not ranged and "engage(you" in marks and len(t.engaged(hero)) < 2:
        targets += [e for e in t.enemies() if t.host(e) != hero]
    spent = tokens_at_hand(t, hero)
    return max((strike_worth(t, e, card.dice, spent) for e in targets), default=-1.0)


def _explore(t: Table, hero: str, card: ActionCard) -> float:
    expected = min(SUCCESS_OF_A_DIE * card.dice, progress_needed(t) + 0.5)
    return expected * progress_worth(t) + (WEIGHTS.explore if progress_needed(t) else 0.1)


def _aid(t: Table, hero: str, card: ActionCard) -> float:
    friends = [h for h in t.heroes() if h != hero]
    if not friends:
        return -1.0
    best = max(aid_worth(t, h, card.dice) for h in friends)
    healing = 0.9 * max(values.need(t, h) for h in friends) if "recover(target" in "; ".join(card.lines) else 0.0
    return best + healing


def aid_worth(t: Table, hero: str, dice: int) -> float:
    """What aiding a hero is worth: tokens up to the limit, and a card to ready."""
    room = t.rules.token_room(t, hero)
    w = WEIGHTS
    return w.token * min(SUCCESS_OF_A_DIE * dice, room) + (w.ready if t.exhausted_cards(hero) else 0.0)


def _rest(t: Table, hero: str, card: ActionCard) -> float:
    w = WEIGHTS
    wounds = t.tokens(hero, WOUND)
    care = w.heal + w.heal_hurt * values.need(t, hero)
    if sum(values.attack(t, e) for e in t.engaged(hero)) >= values.health_left(t, hero):
        care += w.doom
    return min(SUCCESS_OF_A_DIE * card.dice + 0.3, wounds) * care


_WORTH = {"attack": _attack, "explore": _explore, "aid": _aid, "rest": _rest}
