"""Judgement: what enemies, cards and situations are worth to a sensible player. Numbers are in wounds, roughly."""

from __future__ import annotations

from game.terrinoth import values
from game.terrinoth.cards import ActivationCard
from game.terrinoth.dice import HERO_DIE
from game.terrinoth.odds import at_least
from game.terrinoth.table import LOCATION_DECK, SUCCESS, WOUND, Table

NEMESIS_WOUND = 1.7
"""What a wound on the nemesis is worth: it stands between the party and the end."""

DEFENSE_OF_A_DIE = 0.4
COUNTERATTACK_OF_A_DIE = 0.5


def danger(t: Table, enemy: str) -> float:
    """What an enemy may still do to the party: its attack round after round, more for masters and the nemesis."""
    if not t.faceup(enemy):
        return 1.2
    card = t.enemy_card(enemy)
    worth = 0.8 + values.attack(t, enemy) * (1.0 if "inflict" in card.bar else 0.5) + 0.3 * len(card.bar)
    if card.rank == "nemesis":
        worth += 4.0
    if card.passive or card.threat:
        worth += 0.8
    return worth


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
    chance = kill_chance(t, enemy, dice, extra)
    if not t.faceup(enemy):
        return 0.7 * chance * danger(t, enemy)
    left = values.health_left(t, enemy)
    expected = max(0.25 * dice, 1.2 * dice + extra - values.resilience(t, enemy))
    part = min(1.0, expected / max(1, left))
    if t.enemy_card(enemy).rank == "nemesis":
        return NEMESIS_WOUND * min(expected, left) + danger(t, enemy) * chance
    return danger(t, enemy) * (1.3 * chance + 0.5 * (1 - chance) * part)


def counter_wounds(t: Table, hero: str, dice: int, defense: float = 0.0) -> float:
    """The wounds to expect from counterattacks in an action of a hero."""
    attacks = sorted((values.attack(t, e) for e in t.engaged(hero) if not t.piece(e).exhausted), reverse=True)
    struck = sum(attacks) * COUNTERATTACK_OF_A_DIE
    return max(0.15 * len(attacks), struck - defense - DEFENSE_OF_A_DIE * dice)


def need(t: Table, hero: str) -> float:
    """How badly a hero needs care, from 0 (unhurt) to 1 (about to fall)."""
    health = values.health(t, hero)
    return t.tokens(hero, WOUND) / max(1, health)


def progress_needed(t: Table) -> int:
    """Progress that the active location still needs."""
    return max(0, values.location_value(t) - values.progress_here(t))


def progress_worth(t: Table) -> float:
    """What one progress is worth: more when the table is calm, nothing when the location is done."""
    if not progress_needed(t):
        return 0.0
    threat = sum(danger(t, e) for e in t.enemies() if t.faceup(e)) / max(1, len(t.heroes()))
    if not t.zone(LOCATION_DECK):
        return 1.6
    return max(0.7, 1.35 - 0.1 * threat)


def card_worth(t: Table, hero: str, card_id: str) -> float:
    """What playing an activation card is worth now, less the wounds it may cost."""
    card = t.box.activation[t.card_of(card_id)]
    cost = counter_wounds(t, hero, card.dice) * (1.0 + 1.5 * need(t, hero) ** 2)
    return {"attack": _attack, "explore": _explore, "aid": _aid, "rest": _rest}[card.action](t, hero, card) - cost


def _attack(t: Table, hero: str, card: ActivationCard) -> float:
    marks = "; ".join(card.lines)
    ranged = "ranged(" in marks
    targets = list(t.enemies()) if ranged else list(t.engaged(hero))
    targets = [e for e in targets if not values.forbidden(t, "target", e, by=hero)]
    if not ranged and "engage(you" in marks and len(t.engaged(hero)) < 2:
        targets += [e for e in t.enemies() if t.host(e) != hero]
    spent = min(2, t.tokens(hero, SUCCESS))
    return max((strike_worth(t, e, card.dice, spent) for e in targets), default=-1.0)


def _explore(t: Table, hero: str, card: ActivationCard) -> float:
    expected = min(1.2 * card.dice, progress_needed(t) + 0.5)
    return expected * progress_worth(t) + (0.4 if progress_needed(t) else 0.1)


def _aid(t: Table, hero: str, card: ActivationCard) -> float:
    friends = [h for h in t.heroes() if h != hero]
    if not friends:
        return -1.0
    best = max(aid_worth(t, h, card.dice) for h in friends)
    healing = 0.9 * max(need(t, h) for h in friends) if "recover(target" in "; ".join(card.lines) else 0.0
    return best + healing


def aid_worth(t: Table, hero: str, dice: int) -> float:
    """What aiding a hero is worth: tokens up to the limit, and a card to ready."""
    room = 5 - t.tokens(hero, SUCCESS)
    return 0.45 * min(1.2 * dice, room) + (0.5 if t.exhausted_cards(hero) else 0.0)


def _rest(t: Table, hero: str, card: ActivationCard) -> float:
    wounds = t.tokens(hero, WOUND)
    healed = min(1.2 * card.dice + 0.3, wounds) * (0.35 + 0.9 * need(t, hero))
    exhausted = len(t.exhausted_cards(hero))
    return healed + (0.0, 0.3, 1.0, 3.0, 3.0)[exhausted]
