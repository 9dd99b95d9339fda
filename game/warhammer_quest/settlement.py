"""The settlement: trainer, blacksmith, arena, gifts, refresh, clean-up [WQ-1231 to WQ-1240]."""

from __future__ import annotations

from collections.abc import Callable

from game.adventure.heroes import shed_condition
from game.adventure.table import (
    DRAWN,
    EXPLORATION_DISCARD,
    SUCCESS,
    WOUND,
    cards_zone,
    conditions_zone,
    gear_zone,
    play_zone,
)
from game.kit.prompts import Prompt, Refusal, Refusals, halves_of, pair
from game.warhammer_quest.gear import bound, can_fit, equip, is_legendary, take, unfit
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import (
    BOX,
    GEAR_DECK,
    GEAR_DISCARD,
    MOST_CAPACITY,
    POOL,
    STRUCK,
    capacity_track,
    from_pool_track,
    trained_zone,
    visits_track,
)

TRAINER, BLACKSMITH, ARENA = "trainer", "blacksmith", "arena"
PLACES = (TRAINER, BLACKSMITH, ARENA)
VISITS = 2
"""Settlement actions of each hero [WQ-1232]."""
DRAWN_BY_SMITH = 2


# -- places ------------------------------------------------------------------------------------------


def trainable(t: Table, hero: str) -> list[str]:
    """The advanced cards that a hero can be trained in: of actions that are still basic [WQ-1233]."""
    held = [t.box.actions[t.card_of(card)] for card in t.zone(cards_zone(hero))]
    basic = {card.action for card in held if not card.advanced}
    return [card for card in t.zone(trained_zone(hero)) if t.box.actions[t.card_of(card)].action in basic]


def closed(t: Table, hero: str, place: str) -> Refusal | None:
    """Why a place is closed for a hero; None if it is open."""
    if place == TRAINER and not trainable(t, hero):
        return ("refusal.all-trained", "WQ-1233")
    if place == BLACKSMITH and not t.zone(GEAR_DECK):
        return ("refusal.no-gear", "WQ-317")
    if place == ARENA and t.track(capacity_track(hero)) >= MOST_CAPACITY:
        return ("refusal.capacity-full", "WQ-908")
    return None


def train(t: Table, hero: str) -> None:
    """One basic action card is replaced by the advanced card of the same action [WQ-1233]; tokens on it are lost
    [WQ-513].
    """
    new = t.ask(Prompt("train", hero, TRAINER, tuple(trainable(t, hero)), 1, 1, {"hero": hero}))[0]
    old = t.action_card(hero, t.box.actions[t.card_of(new)].action)
    place, exhausted = t.zone(cards_zone(hero)).index(old), t.piece(old).exhausted
    t.ready(old)
    t.take_token(old, SUCCESS, t.tokens(old, SUCCESS))
    t.move(old, BOX, face_up=False)
    t.move(new, cards_zone(hero), place, face_up=True)
    if exhausted:
        t.exhaust(new)
    t.note("trains", hero=hero, old=old, new=new)


def visit_smith(t: Table, hero: str) -> None:
    """Two cards of the gear deck are drawn; one of them may be equipped, the rest is discarded [WQ-1234, WQ-1235]."""
    shown = list(t.zone(GEAR_DECK)[:DRAWN_BY_SMITH])
    t.learn()
    for piece in shown:
        t.move(piece, DRAWN, face_up=True)
    t.note("smith", hero=hero, gear=list(shown))
    answer = t.ask(Prompt("smith", hero, BLACKSMITH, tuple(shown), 0, 1, {"hero": hero}))
    if answer:
        take(t, hero, answer[0], agreed=True)
    for piece in shown:
        if t.piece(piece).zone == DRAWN:
            t.move(piece, GEAR_DISCARD, 0, face_up=True)


def fight_in_arena(t: Table, hero: str) -> None:
    """Capacity grows by one [WQ-1236]."""
    t.set_track(capacity_track(hero), t.track(capacity_track(hero)) + 1)
    t.note("arena", hero=hero, capacity=t.track(capacity_track(hero)))


VISIT: dict[str, Callable[[Table, str], None]] = {TRAINER: train, BLACKSMITH: visit_smith, ARENA: fight_in_arena}


# -- gifts -------------------------------------------------------------------------------------------


def kept(t: Table, hero: str, piece: str) -> Refusal | None:
    """Why a hero cannot give a piece of gear away: it is legendary [WQ-913], depleted, or keeps its owner alive
    [WQ-1237]; None if it can be given.
    """
    return ("refusal.legendary", "WQ-913") if is_legendary(t, piece) else bound(t, hero, piece)


def gifts(t: Table, hero: str) -> list[str]:
    """The gear of a hero with who can equip it, as pairs [WQ-1237]."""
    own = [piece for piece in t.zone(gear_zone(hero)) if kept(t, hero, piece) is None]
    others = [other for other in t.seats if other != hero]
    return [pair(piece, other) for piece in own for other in others if can_fit(t, other, piece)]


def give(t: Table, piece: str, receiver: str) -> None:
    """A hero gives gear to another, who equips it, or the gift does not happen [WQ-1237]."""
    hero = t.piece(piece).zone.removeprefix(gear_zone(""))
    if equip(t, receiver, piece, agreed=True):
        t.ready(piece)
        t.note("gives", hero=hero, gear=piece, receiver=receiver)


# -- the stage ---------------------------------------------------------------------------------------


def options(t: Table, places: bool) -> list[str]:
    """What can be done in the settlement now, as pairs: a hero and a place, a piece of gear and who gets it; after the
    refresh gifts only.
    """
    found = []
    for hero in t.seats:
        if places and t.track(visits_track(hero)):
            found += [pair(hero, place) for place in PLACES if closed(t, hero, place) is None]
    return found + [gift for hero in t.seats for gift in gifts(t, hero)]


def refusals(t: Table, places: bool) -> Refusals:
    """Why a hero goes nowhere, or not to a place, and why gear stays where it hangs."""
    found: Refusals = {}
    for hero in t.seats:
        left = t.track(visits_track(hero)) if places else 0
        shut = {place: why for place in PLACES if (why := closed(t, hero, place)) is not None}
        if not left or len(shut) == len(PLACES):
            found[hero] = ("refusal.visits", "WQ-1232")
        found |= {pair(hero, place): why for place, why in shut.items()} if left else {}
        for piece in t.zone(gear_zone(hero)):
            why = kept(t, hero, piece)
            cramped = {o: no for o in t.seats if o != hero and (no := unfit(t, o, piece)) is not None}
            if why is None and len(cramped) == len(t.seats) - 1:
                why = ("refusal.nobody-fits", "WQ-1237")
            found |= {pair(piece, o): no for o, no in cramped.items()} if why is None else {piece: why}
    return found


def settle(t: Table, places: bool) -> bool:
    """One thing is done in the settlement, by any hero in any order [WQ-1232]; False when the party goes on."""
    able = options(t, places)
    asked = Prompt("settle", t.leader, "settlement", tuple(able), 0, 1, {"refreshed": not places})
    answer = t.ask(asked, lambda: refusals(t, places))
    if not answer:
        return False
    who, where = halves_of(answer[0])
    if where in PLACES:
        t.set_track(visits_track(who), t.track(visits_track(who)) - 1)
        VISIT[where](t, who)
    else:
        give(t, who, where)
    return True


def camp(t: Table, hero: str, visits: int) -> None:
    """In the delve a hero takes so many settlement actions on the way, the same one twice too [WQ-1253]."""
    for step in range(visits):
        able = [place for place in PLACES if closed(t, hero, place) is None]
        if not able:
            return
        data: dict[str, object] = {"hero": hero, "step": step + 1, "steps": visits}
        VISIT[t.ask(Prompt("camp", hero, "camp", tuple(able), 1, 1, data))[0]](t, hero)


def refresh_gear(t: Table, hero: str) -> None:
    """All gear of a hero is readied, depleted gear turned up [WQ-1238, WQ-1253]."""
    for piece in t.zone(gear_zone(hero)):
        t.ready(piece)
        t.turn(piece, True)


def refresh(t: Table) -> None:
    """Step 3: every hero is whole again; conditions, tokens and items go back [WQ-1238, WQ-1109]."""
    for hero in t.seats:
        t.take_token(hero, WOUND, t.tokens(hero, WOUND))
        t.turn(hero, True)
        for card in t.zone(cards_zone(hero)):
            t.take_token(card, SUCCESS, t.tokens(card, SUCCESS))
            t.ready(card)
        refresh_gear(t, hero)
        for condition in list(t.zone(conditions_zone(hero))):
            shed_condition(t, hero, t.card_of(condition))
        for item in list(t.zone(play_zone(hero))):
            t.move(item, EXPLORATION_DISCARD, 0, face_up=True)
    t.note("refreshes")


def clean_up(t: Table) -> None:
    """What came from the pool returns to it, wherever it is [WQ-1219]; all else of the quest goes back to the box
    [WQ-1239, WQ-914].
    """
    stays = {POOL, STRUCK, BOX}
    kept = ("seats", "cards:", "supply:", "legendary:", "gear:")
    for piece in list(t.board.pieces.values()):
        if piece.zone in stays or piece.zone.startswith(kept):
            continue
        for token in list(piece.tokens):
            t.take_token(piece.id, token, t.tokens(piece.id, token))
        t.ready(piece.id)
        returns = t.track(from_pool_track(piece.id))
        t.move(piece.id, POOL if returns else BOX, face_up=bool(returns))
    for track in [name for name in t.board.tracks if name.startswith("from-pool:")]:
        t.set_track(track, 0)


