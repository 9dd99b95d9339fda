"""Actions and free deeds: what the active hero can do now, and doing it [RB-203 to RB-206]."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from game.kit.prompts import Prompt, Refusals, halves_of, pair
from game.runebound import adventures, decks, names, resting, scenarios, shopping, story, training
from game.runebound.belongings import gain_asset, lose_asset
from game.runebound.context import Context
from game.runebound.damage import check_hero
from game.runebound.endings import TurnOver
from game.runebound.fights import begin_fight
from game.runebound.gaining import gold
from game.runebound.moving import move_action
from game.runebound.table import Table

END = "end"
ADVENTURE_PRICE = 2


class Deed(Struct, frozen=True, gc=False):
    """Something that can be done: its id as an option, its price in actions, what it is about, a piece or nothing."""

    id: str
    price: int
    about: str = ""


def act(t: Table) -> str:
    """One action or free deed of the active hero; gives the next node [RB-204]. A turn without actions ends when no
    free deed is left that is more than dropping something [RB-205].
    """
    hero = t.active
    deeds = {deed.id: deed for deed in deeds_of(t, hero)}
    if not t.actions and not any(deed.id.startswith((USE, GIVE)) for deed in deeds.values()):
        return "turn_end"
    prices = {deed.id: deed.price for deed in deeds.values()}
    data: dict[str, object] = {"actions": t.actions, "prices": prices}
    if MOVE in deeds:
        data["leads"] = {names.figure(hero): MOVE}
    picked = t.ask(Prompt("act", hero, "RB-203", (*deeds, END), data=data, pause=True), lambda: refusals(t, hero))[0]
    if picked == END:
        return "turn_end"
    return do(t, hero, deeds[picked])


def do(t: Table, hero: str, deed: Deed) -> str:
    """A deed is paid for and done; gives the next node."""
    if deed.price:
        t.set_track(names.ACTIONS, t.actions - deed.price)
    if deed.id == ADVENTURE:
        return adventures.adventure(t, hero)
    DOING[deed.id.partition(":")[0]](t, hero, deed.about)
    return "combat" if t.fighter else "act"


def deeds_of(t: Table, hero: str) -> Iterator[Deed]:
    """All that can be done and paid for now by whose turn it is: actions, then free deeds [RB-203, RB-206, RB-211]."""
    if t.actions >= 1:
        yield from _actions(t, hero)
    yield from _free(t, hero)


def _actions(t: Table, hero: str) -> Iterator[Deed]:
    yield Deed(MOVE, 1)
    if t.actions >= ADVENTURE_PRICE and t.adventure_at(t.here(hero)):
        yield Deed(ADVENTURE, ADVENTURE_PRICE)
    if t.at(hero, "city"):
        yield Deed(SHOP, 1)
    if resting.can_rest(t, hero):
        yield Deed(REST, 1)
    if decks.has_cards(t, names.SKILL) or training.learnable(t, hero):
        yield Deed(TRAIN, 1)
    for word, found in _about(t, hero):
        yield from (Deed(f"{word}:{piece}", 1, piece) for piece in found)
    if scenarios.villain_here(t, hero) and not t.track(names.ATTACKED):
        yield Deed(ENGAGE, 1)
    if scenarios.zombies_here(t, hero):
        yield Deed(ZOMBIE, 1)


def _about(t: Table, hero: str) -> Iterator[tuple[str, list[str]]]:
    """Actions that are about a card."""
    yield EXPLORE, adventures.explorable(t, hero)
    yield DELIVER, adventures.deliverable(t, hero)
    yield TRADE, shopping.tradable(t, hero)
    yield STORY, story.attemptable(t, hero)
    yield CARD, speaking(t, hero, "action")


def _free(t: Table, hero: str) -> Iterator[Deed]:
    yield from (Deed(f"{USE}:{piece}", 0, piece) for piece in speaking(t, hero, "free"))
    if gifts(t, hero):
        yield Deed(GIVE, 0)
    for piece in (*t.zone(names.assets(hero)), *t.zone(names.open_cards(hero))):
        yield Deed(f"{DROP}:{piece}", 0, piece)


def speaking(t: Table, hero: str, window: str) -> list[str]:
    """The own cards with a text in a window that would change something."""
    cards = t.box.listeners.get(window, set())
    found = [piece for piece in t.belongings(hero) if t.card(piece) in cards]
    return [piece for piece in found if t.box.on[t.card(piece)][window].would(t, Context(hero, piece, window=window))]


def refusals(t: Table, hero: str) -> Refusals:
    """Why the usual actions cannot be chosen, where they cannot."""
    if not t.actions:
        return dict.fromkeys((MOVE, ADVENTURE, SHOP, REST, TRAIN), ("refusal.no-actions", "RB-203"))
    found: Refusals = {}
    if not t.gem_at(t.here(hero)):
        found[ADVENTURE] = ("refusal.no-gem", "RB-501")
    elif not t.adventure_at(t.here(hero)):
        found[ADVENTURE] = ("refusal.villain-hex", "RB-924")
    elif t.actions < ADVENTURE_PRICE:
        found[ADVENTURE] = ("refusal.two-actions", "RB-203")
    if not t.at(hero, "city"):
        found[SHOP] = ("refusal.no-city", "RB-412")
    if not resting.can_rest(t, hero):
        found[REST] = ("refusal.unhurt", "RB-403")
    if scenarios.villain_here(t, hero) and t.track(names.ATTACKED):
        found[ENGAGE] = ("refusal.engaged", "RB-913")
    return found


# -- single deeds


def engage(t: Table, hero: str) -> None:
    """The villain in the hex is engaged, once a turn [RB-913, RB-924]."""
    villain = scenarios.villain_here(t, hero)
    t.set_track(names.ATTACKED, 1)
    t.note("engages", hero=hero, piece=villain)
    begin_fight(t, hero, villain, names.FIGHT_VILLAIN)


def drop(t: Table, hero: str, piece: str) -> None:
    """An own asset, an open quest or errand is dropped [RB-206]."""
    if piece in t.zone(names.assets(hero)):
        lose_asset(t, hero, piece)
    else:
        t.note("drops", hero=hero, piece=piece)
        decks.discard(t, piece)


def use(t: Table, hero: str, piece: str, window: str) -> None:
    """A text of an own card, as an action or a free deed; choosing it is agreeing to it."""
    t.note("uses", hero=hero, source=piece, window=window)
    t.box.on[t.card(piece)][window].run(t, Context(hero, piece, window=window, optional=True))


GOLD = "gold"


def gifts(t: Table, hero: str) -> tuple[str, ...]:
    """What a hero can give to whom: gold, coin by coin, and assets, to heroes of the party in the hex [RB-964]."""
    if not t.together:
        return ()
    others = [other for other in t.heroes_at(t.here(hero)) if other != hero and t.standing(other)]
    things = [*((GOLD,) if t.gold(hero) else ()), *t.zone(names.assets(hero))]
    return tuple(pair(thing, other) for other in others for thing in things)


def give(t: Table, hero: str) -> None:
    """A hero gives gold or an asset to another one [RB-964]."""
    answer = t.ask(Prompt("gift", hero, "RB-964", gifts(t, hero), 0, 1))
    if not answer:
        return
    thing, other = halves_of(answer[0])
    t.note("gives", hero=hero, thing=thing, to=other)
    if thing == GOLD:
        gold(t, hero, -1, "RB-964")
        gold(t, other, 1, "RB-964")
        return
    gain_asset(t, other, thing)
    check_hero(t, hero)
    if not t.standing(hero):
        raise TurnOver


MOVE, ADVENTURE, SHOP, REST, TRAIN, ENGAGE, ZOMBIE, GIVE = (
    "move", "adventure", "shop", "rest", "train", "engage", "zombie", "give",
)  # fmt: skip
EXPLORE, DELIVER, TRADE, STORY, CARD, USE, DROP = "explore", "deliver", "trade", "story", "card", "use", "drop"
"""Deeds that are about a card: `explore:<piece>`."""

DOING: Mapping[str, Callable[[Table, str, str], None]] = {
    MOVE: lambda t, hero, about: move_action(t, hero),
    SHOP: lambda t, hero, about: shopping.shop(t, hero),
    REST: lambda t, hero, about: resting.rest(t, hero),
    TRAIN: lambda t, hero, about: training.train(t, hero),
    ENGAGE: lambda t, hero, about: engage(t, hero),
    ZOMBIE: lambda t, hero, about: scenarios.strike_zombie(t, hero),
    GIVE: lambda t, hero, about: give(t, hero),
    EXPLORE: adventures.explore,
    DELIVER: adventures.deliver,
    TRADE: shopping.trade,
    STORY: story.attempt,
    CARD: lambda t, hero, about: use(t, hero, about, "action"),
    USE: lambda t, hero, about: use(t, hero, about, "free"),
    DROP: drop,
}
