"""What the places of the table are, and what piles may still bring: what anybody could count at the table [R-13]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.adventure import values
from game.adventure.peril import COLOURS
from game.adventure.table import SEATS
from game.adventure.view.names import Names
from game.adventure.view.scoreboard import Turns
from game.kit.explained import Explained

NESTED = 2
"""So many words that a word of the glossary leads to are explained beside it."""

Tell = Callable[[Any, str], Explained | None]
"""Tells what a place is, by what follows its kind."""

PANELS = {"lair": "lair", "shadows": "shadows", "location": "location"}


def explained(names: Names, place: str, tellers: Mapping[str, Tell]) -> Explained | None:
    """What a place is; None for one that says all by itself. `tellers` are those of a game, by the kind of place."""
    kind, _, rest = place.partition(":")
    if kind in PANELS and not rest:
        return glossary_word(names, PANELS[kind], stop=True)
    tell = tellers.get(kind)
    return tell(names, rest) if tell is not None else None


def glossary_word(names: Names, word: str, *, stop: bool = False) -> Explained | None:
    """A word of the glossary, with those it leads to."""
    words, box = names.words, names.t.box
    if word not in box.glossary:
        return None
    known = box.glossary[word]
    nested = [words("explained.nested", name=words(f"glossary.{each}.name"), text=words(f"glossary.{each}.text"))
              for each in known.see[:NESTED] if words.has(f"glossary.{each}.text")]  # fmt: skip
    text = "\n".join([words(f"glossary.{word}.text"), *nested])
    return Explained(words(f"glossary.{word}.name"), text, known.rule, stop)


def phase_word(names: Names, phase: str) -> Explained | None:
    """A phase of the round."""
    return glossary_word(names, f"{names.phases.get(phase, '')}-phase")


def _face(names: Names, symbols: str) -> Explained | None:
    """What a face of a die means."""
    words = names.words
    shown = [symbol for symbol in symbols.split("+") if words.has(f"glossary.{symbol}.text")]
    if not shown:
        return Explained(words("explained.blank"), words("explained.blank-text"))
    title = words("log.comma").join(words(f"glossary.{symbol}.name") for symbol in shown)
    return Explained(title, "\n".join(words(f"glossary.{symbol}.text") for symbol in shown), names.cites.rolled)


def _token(names: Names, rest: str) -> Explained | None:
    return glossary_word(names, "success-token")


def _space(names: Names, rest: str) -> Explained | None:
    """A space of the peril track, and what its colour does in full."""
    t, words, at = names.t, names.words, int(rest)
    if not 0 <= at < len(t.quest.track):
        return None
    colour = t.quest.track[at]
    title = words("explained.space", number=at + 1, colour=words(f"log.colour.{colour}"))
    rules = [rule for rule, _ in t.box.quest_rules(t.quest_id, "peril") if rule.colour == colour]
    told = [words(f"quest.{t.quest_id}.rule.{rule.id}") for rule in rules] if colour in COLOURS else []
    told += [words("explained.covered")] * bool(t.track(f"covered:{at}"))
    return Explained(title, " ".join(told) or words("explained.nothing"), names.cites.peril_moves)


def _sign(names: Names, rest: str) -> Explained | None:
    """A sign on a card: a keyword by its number in the bar, any other by its word of the glossary."""
    sign, _, piece = rest.partition(":")
    kind, _, number = sign.partition("-")
    if kind == "keyword":
        lying = names.t.piece(piece)
        bar = names.t.box.enemies[lying.card].bar if lying.face_up and lying.card in names.t.box.enemies else ()
        return glossary_word(names, bar[int(number) - 1]) if int(number) <= len(bar) else None
    return glossary_word(names, sign)


def turns_teller(turns: Callable[[Any], Turns]) -> Tell:
    """What tells the activations of a round, as a game counts them: whose each is, and whether it is done."""

    def tell(names: Names, rest: str) -> Explained | None:
        words = names.words
        told = [words(f"explained.turn-{state}", hero=names.short(hero)) if hero else words("explained.turn-open")
                for hero, state in turns(names.t)]  # fmt: skip
        return Explained(words("explained.turns"), "\n".join(told), names.cites.turns) if told else None

    return tell


def _health(names: Names, hero: str) -> Explained | None:
    """The bar of a hero's health: what is left, and what happens without it."""
    t, words = names.t, names.words
    if hero not in t.zone(SEATS):
        return None
    left, whole = values.health_left(t, hero), values.health(t, hero)
    told = [words("explained.health", hero=names.short(hero), left=max(0, left), whole=whole)]
    glossary = glossary_word(names, "health")
    if glossary is not None:
        told.append(glossary.text)
    return Explained(words("glossary.health.name"), "\n".join(told), names.cites.falls, stop=True)


def _tray(names: Names, rest: str) -> Explained | None:
    """The dice tray: while no dice lie there, what the place does."""
    t, words = names.t, names.words
    if not t.location:
        return None
    card = t.card_of(t.location)
    return Explained(words(f"location.{card}.name"), words(f"location.{card}.text"), names.cites.travels)


# -- piles ---------------------------------------------------------------------------------------------


Coming = tuple[Counter[str], int]
"""The cards that may still come, as far as their names are known, and how many more there are."""


def deck_teller(still: Mapping[str, Callable[[Any], Coming]]) -> Tell:
    """What tells of a deck how many cards it has, and which may still come, as a game knows it of each deck."""

    def tell(names: Names, deck: str) -> Explained | None:
        words, t = names.words, names.t
        if deck not in still:
            return None
        called = names.backs.get(deck, deck)
        coming, unknown = still[deck](t)
        told = [words("explained.deck-count", count=len(t.zone(f"deck:{deck}")))]
        if coming:
            listed = words("log.comma").join(_times(names, card, number) for card, number in sorted(coming.items()))
            told.append(words("explained.may-come", names=listed))
        if unknown:
            told.append(words(f"explained.unknown-{called}", count=unknown))
        return Explained(words(f"deck.{called}"), "\n".join(told), names.cites.reshuffled, stop=True)

    return tell


def _discard(names: Names, deck: str) -> Explained | None:
    """A discard pile, from its top."""
    words, t = names.words, names.t
    pile = t.zone(f"discard:{deck}")
    listed = words("log.comma").join(names.piece(piece) for piece in pile[:MOST_LISTED])
    more = words("explained.more", count=len(pile) - MOST_LISTED) if len(pile) > MOST_LISTED else ""
    text = words("explained.discard", names=f"{listed} {more}".strip()) if pile else words("explained.discard-empty")
    return Explained(words("glossary.discard-pile.name"), text, names.cites.reshuffled, stop=True)


MOST_LISTED = 8


def _times(names: Names, card: str, number: int) -> str:
    name = names.card(card)
    return names.words("explained.times", count=number, name=name) if number > 1 else name


TELLERS: dict[str, Tell] = {
    "discard": _discard, "token": _token, "space": _space, "phase": phase_word, "face": _face, "dice": _tray,
    "health": _health, "sign": _sign,
}  # fmt: skip
"""The kinds of places of which every game of the family tells alike."""
