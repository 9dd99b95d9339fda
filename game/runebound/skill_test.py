"""Tests of an attribute: reveal, exert, decide [RB-601 to RB-608]."""

from __future__ import annotations

from game.kit.prompts import Prompt
from game.runebound import decks, names, values
from game.runebound.table import Table

BLESSED_CARDS = 2


def cards_of_test(t: Table, hero: str, attribute: str, modifier: int) -> int:
    """How many cards a test reveals: attribute, modifier and texts, not below 0 [RB-602, RB-813, R-06]."""
    return max(0, values.attribute(t, hero, attribute) + modifier + values.bonus(t, "test", hero))


def reveals(t: Table, hero: str, attribute: str, modifier: int) -> bool:
    """Whether a test could reveal a card, with all that the hero may add to it; if not it has no success, and
    who counts on them does not choose it [RB-608, R-12].
    """
    more = t.has(hero, names.BLESSED) or bool(t.zone(names.hand(hero)))
    return decks.has_cards(t, names.SKILL) and (more or cards_of_test(t, hero, attribute, modifier) > 0)


def run_test(t: Table, hero: str, attribute: str, modifier: int, need: int, source: str) -> int:
    """A test of a hero; gives the successes. `need` is 0 where all of them count [RB-604]."""
    number = cards_of_test(t, hero, attribute, modifier)
    told: dict[str, object] = {"attribute": attribute, "need": need, "cards": number}
    t.note("test", hero=hero, source=source, **told)
    if t.has(hero, names.BLESSED) and _bless(t, hero, told):
        number += BLESSED_CARDS
    found = 0
    for _ in range(number):
        found += _reveal(t, hero)
    found += _exertions(t, hero, need, found, told)
    _decide(t, hero, need, found, source)
    return found


def _bless(t: Table, hero: str, told: dict[str, object]) -> bool:
    """Before the cards are revealed the state may be discarded for two more [RB-812]."""
    if not t.ask(Prompt("may", hero, names.BLESSED, ("yes",), 0, 1, dict(told), offer=names.BLESSED)):
        return False
    t.take_token(hero, names.BLESSED)
    t.note("loses-state", hero=hero, state=names.BLESSED, source=names.BLESSED)
    return True


def _reveal(t: Table, hero: str) -> int:
    """The top card of the skill deck is revealed; 1 if it carries a success icon [RB-603]."""
    piece = decks.top(t, names.SKILL)
    if not piece:
        return 0
    t.learn()
    t.move(piece, names.REVEALED, face_up=True)
    icon = t.box.content.skills[t.card(piece)].icon
    t.note("reveals", hero=hero, piece=piece, icon=icon)
    return int(icon)


def _exertions(t: Table, hero: str, need: int, found: int, told: dict[str, object]) -> int:
    """The hero may exert, card by card, for one more each; not where the test is passed already [RB-605, RB-209,
    RB-007].
    """
    more = 0
    while not (need and found + more >= need):
        hand = tuple(t.zone(names.hand(hero)))
        if not hand or not decks.has_cards(t, names.SKILL):
            break
        answer = t.ask(Prompt("exert", hero, "RB-605", hand, 0, 1, {**told, "successes": found + more}))
        if not answer:
            break
        decks.exert_card(t, hero, answer[0], "RB-605")
        more += _reveal(t, hero)
    return more


def _decide(t: Table, hero: str, need: int, found: int, source: str) -> None:
    """The test is decided, and the revealed cards are discarded before the outcome resolves [RB-606, RB-607]."""
    kind = "counts-test" if not need else "passes-test" if found >= need else "fails-test"
    t.note(kind, hero=hero, successes=found, need=need, source=source)
    for piece in [*t.zone(names.REVEALED)]:
        decks.discard(t, piece)
