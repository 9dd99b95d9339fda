"""Exploration cards: drawing, resolving, claiming, replacing."""

from __future__ import annotations

from collections.abc import Callable

from game.adventure.context import Context
from game.adventure.decide import choose, decider
from game.adventure.spawn import refill
from game.adventure.table import DRAWN, EXPLORATION_DECK, EXPLORATION_DISCARD, play_zone
from game.adventure.windows import open_window
from game.kit.prompts import Prompt
from game.terrinoth.table import Table

Skip = Callable[[Table, Context], None]


def draw_cards(t: Table, hero: str, number: int) -> list[str]:
    """A hero draws exploration cards; fewer if deck and discard pile are empty [HT-702]."""
    drawn = []
    for _ in range(number):
        if not refill(t, EXPLORATION_DECK):
            break
        card = t.zone(EXPLORATION_DECK)[0]
        t.learn()
        t.move(card, DRAWN, face_up=True)
        drawn.append(card)
    if drawn:
        t.note("draws", hero=hero, cards=list(drawn))
    return drawn


def draw_and_resolve(
    t: Table, c: Context, number: int, most: int, rest: str, skip: Skip | None, exactly: bool
) -> None:
    """Draw, resolve at most `most` in the hero's order (all that can be if `exactly`), and put the rest away.

    With `skip` each card may be discarded for an effect instead. `rest` is "bottom", or "either" for the top or the
    bottom as the hero likes.
    """
    drawn = draw_cards(t, c.you, number)
    resolved = 0
    while resolved < most and t.standing(c.you):
        open_cards = [card for card in drawn if t.piece(card).zone == DRAWN]
        if not open_cards:
            break
        card = _choose_card(t, c, open_cards, least=1 if exactly or skip else 0)
        if not card:
            break
        resolved += 1
        if skip is not None and _skips(t, c, card):
            t.move(card, EXPLORATION_DISCARD, 0)
            skip(t, c)
        else:
            resolve_card(t, c, card)
    for card in [card for card in drawn if t.piece(card).zone == DRAWN]:
        put_away(t, c, card, rest)


def _choose_card(t: Table, c: Context, options: list[str], least: int) -> str:
    answer = choose(t, c, "resolve-card", options, least)
    return answer[0] if answer else ""


def _skips(t: Table, c: Context, card: str) -> bool:
    prompt = Prompt("resolve-or-discard", decider(t, c), c.source, ("resolve", "discard"), 1, 1, {"card": card})
    return t.ask(prompt) == ("discard",)


def resolve_card(t: Table, c: Context, card: str) -> None:
    """Resolve a drawn card: an item is claimed, an event resolves at once and is discarded [HT-809, HT-810].

    Before that it can be replaced once (the window "on-draw").
    """
    others = set(t.zone(DRAWN)) - {card}
    open_window(t, "on-draw", Context(you=t.active, source=card, this=card, it=c.you))
    if t.piece(card).zone != DRAWN:
        card = next((new for new in t.zone(DRAWN) if new not in others), "")
    if not card or not t.standing(c.you):
        return
    if t.box.exploration[t.card_of(card)].type == "item":
        claim_item(t, c.you, card)
        return
    t.note("event", hero=c.you, card=card)
    t.box.events[t.card_of(card)].run(t, Context(you=c.you, source=card, chooser=c.chooser))
    if t.piece(card).zone == DRAWN:
        t.move(card, EXPLORATION_DISCARD, 0)


def claim_item(t: Table, hero: str, card: str) -> None:
    """An item goes to a hero's play area [HT-809]."""
    t.move(card, play_zone(hero), face_up=True)
    t.note("claims", hero=hero, card=card)


def claim_if_item(t: Table, c: Context, card: str, receivers: list[str]) -> None:
    """An item goes to one of the receivers; any other card to the bottom of the deck, unread."""
    if t.box.exploration[t.card_of(card)].type != "item":
        put_away(t, c, card, "bottom")
        return
    answer = choose(t, c, "receiver", receivers, card=card)
    claim_item(t, answer[0] if answer else c.you, card)


def put_away(t: Table, c: Context, card: str, rest: str) -> None:
    """A card that was not resolved goes to the top or the bottom of the exploration deck; a hero who was defeated
    meanwhile chooses nothing any more [R-02]."""
    place = "bottom"
    if rest == "either" and t.standing(c.you):
        prompt = Prompt("top-or-bottom", decider(t, c), c.source, ("top", "bottom"), 1, 1, {"card": card})
        place = t.ask(prompt)[0]
    t.move(card, EXPLORATION_DECK, 0 if place == "top" else None, face_up=False)


def replace_drawn(t: Table, hero: str, card: str) -> None:
    """Put the card about to be resolved on the bottom of the deck and draw another in its place."""
    t.move(card, EXPLORATION_DECK, face_up=False)
    draw_cards(t, hero, 1)
