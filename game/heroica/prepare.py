"""The prepare step: store, potions, keys, the Cleric's trade, handing over, calling off the copter [HC-205]."""

from __future__ import annotations

from collections.abc import Callable

from game.heroica import names
from game.heroica.arrival import KEY, unlock
from game.heroica.box import HERO
from game.heroica.context import Context
from game.heroica.copter import come_back, copter_of
from game.heroica.level import LOCKED_DOOR
from game.heroica.packs import gain, let_go, limit_reached
from game.heroica.potions import PREPARE, drink, usable
from game.heroica.skills import effect_of, skill_context
from game.heroica.squares import beside, features_beside
from game.heroica.store import affordable, buy, saleable, sell
from game.heroica.table import FELLOWSHIP, Table
from game.kit.prompts import Prompt, halves_of, pair

FREE, STORE = "free", "store"
Doing = Callable[[Table, str, str], None]


def prepare(t: Table, hero: str) -> bool:
    """One doing of the prepare step; False when the hero is done with it [HC-205].

    The options: the store, a potion or an egg that is used, a piece of the own `>hero` handed over, a locked door
    beside that is unlocked, the own figure where it trades, the own copter that is called off.
    """
    if t.word(names.PHASE) == STORE:
        _shop(t, hero)
        return True
    options = options_of(t, hero)
    answer = t.ask(Prompt("prepare", hero, "HC-205", tuple(options), 0))
    if not answer:
        return False
    options[answer[0]](t, hero, answer[0])
    return True


def options_of(t: Table, hero: str) -> dict[str, Doing]:
    """What a hero can do now, each with what it does; while the copter flies, nothing but call it off [HC-730]."""
    found: dict[str, Doing] = {}
    if copter := copter_of(t, hero):
        return {copter: _call_off}
    if shop_options(t, hero):
        found[STORE] = _enter_store
    context = Context(you=hero, source="HC-205")
    found |= dict.fromkeys(usable(t, context, PREPARE), _drink)
    if t.carried(hero, KEY):
        found |= dict.fromkeys(features_beside(t, t.here(hero), LOCKED_DOOR), unlock)
    trade = effect_of(t, hero, FREE)
    allowed = trade is not None and not t.tokens(hero, names.TRADED)
    if allowed and trade is not None and trade.would(t, skill_context(context, t.piece(hero).card, FREE)):
        found[hero] = _trade
    found |= dict.fromkeys(_gifts(t, hero), _hand_over)
    return found


def shop_options(t: Table, hero: str) -> list[str]:
    """What a hero can buy now, and what of the own pack the store would take [HC-450, HC-451]."""
    return [*affordable(t, hero), *saleable(t, hero)]


def _enter_store(t: Table, hero: str, _: str) -> None:
    t.set_track(names.PHASE, STORE)


def _shop(t: Table, hero: str) -> None:
    """One purchase or sale, or back to the board [HC-450, HC-451]."""
    answer = t.ask(Prompt("shop", hero, "HC-450", tuple(shop_options(t, hero)), 0))
    if not answer:
        t.set_track(names.PHASE, "")
        return
    if t.owner(answer[0]) == hero:
        sell(t, hero, answer[0])
    else:
        buy(t, hero, answer[0])


def _drink(t: Table, hero: str, piece: str) -> None:
    drink(t, Context(you=hero, source="HC-205"), piece)


def _trade(t: Table, hero: str, _: str) -> None:
    """The Cleric's trade, once in each own prepare step [HC-422]."""
    effect = effect_of(t, hero, FREE)
    assert effect is not None
    t.note("trades", hero=hero)
    t.add_token(hero, names.TRADED)
    effect.run(t, skill_context(Context(you=hero, source="HC-422"), t.piece(hero).card, FREE))


def _gifts(t: Table, hero: str) -> list[str]:
    """What a hero may hand to a standing fellow on a space next to the own or on it, a coin at a time [HC-905]; nothing
    in Rivals [HC-705].
    """
    if t.form != FELLOWSHIP:
        return []
    here = t.here(hero)
    fellows = (other for cell in (here, *beside(t, here)) for other in t.at(cell, HERO))
    near = [other for other in fellows if other != hero and t.standing(other)]
    gold = [names.GOLD] if t.gold(hero) else []
    return [
        pair(thing, other) for other in near for thing in (*gold, *t.things_of(hero))
        if thing in gold or not limit_reached(t, other, t.piece(thing).card)
    ]  # fmt: skip


def _hand_over(t: Table, hero: str, option: str) -> None:
    piece, other = halves_of(option)
    t.note("hands-over", hero=hero, piece=piece, to=other)
    if piece == names.GOLD:
        t.take_token(hero, names.GOLD)
        t.add_token(other, names.GOLD)
        return
    let_go(t, hero, piece, names.BOX)
    gain(t, other, piece, hero)


def _call_off(t: Table, hero: str, _: str) -> None:
    """The copter is called off, empty-handed [HC-730]."""
    come_back(t, hero, with_thing=False)
