"""What the places of the table are, and what piles may still bring: what anybody could count at the table [R-13]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from game.adventure import values
from game.adventure.peril import COLOURS
from game.adventure.table import ENEMY_DECK, SEATS
from game.kit.explained import Explained
from game.terrinoth.table import Table
from game.terrinoth.view.names import Names
from game.terrinoth.view.turns import turns

NESTED = 2
"""So many words that a word of the glossary leads to are explained beside it."""

PHASES = {"heroes": "hero-phase", "enemies": "enemy-phase", "peril": "peril-phase", "travel": "travel-phase",
          "end": "round-end"}  # fmt: skip
PANELS = {"lair": "lair", "shadows": "shadows", "location": "location"}


def explained(names: Names, place: str) -> Explained | None:
    """What a place is; None for one that says all by itself."""
    kind, _, rest = place.partition(":")
    if kind in PANELS and not rest:
        return _word(names, PANELS[kind], stop=True)
    tell = TELLERS.get(kind)
    return tell(names, rest) if tell is not None else None


def _word(names: Names, word: str, *, stop: bool = False) -> Explained | None:
    """A word of the glossary, with those it leads to."""
    words, box = names.words, names.t.box
    if word not in box.glossary:
        return None
    known = box.glossary[word]
    nested = [words("explained.nested", name=words(f"glossary.{each}.name"), text=words(f"glossary.{each}.text"))
              for each in known.see[:NESTED] if words.has(f"glossary.{each}.text")]  # fmt: skip
    text = "\n".join([words(f"glossary.{word}.text"), *nested])
    return Explained(words(f"glossary.{word}.name"), text, known.rule, stop)


def _phase(names: Names, phase: str) -> Explained | None:
    return _word(names, PHASES.get(phase, ""))


def _face(names: Names, symbols: str) -> Explained | None:
    """What a face of a die means."""
    words = names.words
    shown = [symbol for symbol in symbols.split("+") if words.has(f"glossary.{symbol}.text")]
    if not shown:
        return Explained(words("explained.blank"), words("explained.blank-text"))
    title = words("log.comma").join(words(f"glossary.{symbol}.name") for symbol in shown)
    return Explained(title, "\n".join(words(f"glossary.{symbol}.text") for symbol in shown), "HT-308")


def _token(names: Names, rest: str) -> Explained | None:
    return _word(names, "success-token")


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
    return Explained(title, " ".join(told) or words("explained.nothing"), "HT-501")


def _sign(names: Names, rest: str) -> Explained | None:
    """A sign on a card: a keyword by its number in the bar, any other by its word of the glossary."""
    sign, _, piece = rest.partition(":")
    kind, _, number = sign.partition("-")
    if kind == "keyword":
        lying = names.t.piece(piece)
        bar = names.t.box.enemies[lying.card].bar if lying.face_up and lying.card in names.t.box.enemies else ()
        return _word(names, bar[int(number) - 1]) if int(number) <= len(bar) else None
    return _word(names, sign)


def _turns(names: Names, rest: str) -> Explained | None:
    """The activations of the round: whose each is, and whether it is done."""
    words = names.words
    told = [words(f"explained.turn-{state}", hero=names.short(hero)) if hero else words("explained.turn-open")
            for hero, state in turns(names.t)]  # fmt: skip
    return Explained(words("explained.turns"), "\n".join(told), "HT-202") if told else None


def _health(names: Names, hero: str) -> Explained | None:
    """The bar of a hero's health: what is left, and what happens without it."""
    t, words = names.t, names.words
    if hero not in t.zone(SEATS):
        return None
    left, whole = values.health_left(t, hero), values.health(t, hero)
    told = [words("explained.health", hero=names.short(hero), left=max(0, left), whole=whole)]
    glossary = _word(names, "health")
    if glossary is not None:
        told.append(glossary.text)
    return Explained(words("glossary.health.name"), "\n".join(told), "HT-710", stop=True)


def _tray(names: Names, rest: str) -> Explained | None:
    """The dice tray: while no dice lie there, what the place does."""
    t, words = names.t, names.words
    if not t.location:
        return None
    card = t.card_of(t.location)
    return Explained(words(f"location.{card}.name"), words(f"location.{card}.text"), "HT-602")


# -- piles ---------------------------------------------------------------------------------------------


def _deck(names: Names, deck: str) -> Explained | None:
    """A deck: how many cards it has, and which may still come."""
    words, t = names.words, names.t
    if deck not in STILL:
        return None
    count = len(t.zone(f"deck:{deck}"))
    coming, unknown = STILL[deck](t)
    told = [words("explained.deck-count", count=count)]
    if coming:
        listed = words("log.comma").join(_times(names, card, number) for card, number in sorted(coming.items()))
        told.append(words("explained.may-come", names=listed))
    if unknown:
        told.append(words(f"explained.unknown-{deck}", count=unknown))
    return Explained(words(f"deck.{deck}"), "\n".join(told), "HT-702", stop=True)


def _discard(names: Names, deck: str) -> Explained | None:
    """A discard pile, from its top."""
    words, t = names.words, names.t
    pile = t.zone(f"discard:{deck}")
    listed = words("log.comma").join(names.piece(piece) for piece in pile[:MOST_LISTED])
    more = words("explained.more", count=len(pile) - MOST_LISTED) if len(pile) > MOST_LISTED else ""
    text = words("explained.discard", names=f"{listed} {more}".strip()) if pile else words("explained.discard-empty")
    return Explained(words("glossary.discard-pile.name"), text, "HT-702", stop=True)


MOST_LISTED = 8


def _times(names: Names, card: str, number: int) -> str:
    name = names.card(card)
    return names.words("explained.times", count=number, name=name) if number > 1 else name


Coming = tuple[Counter[str], int]
"""The cards that may still come, as far as their names are known, and how many more there are."""


def enemies_to_come(t: Table) -> Coming:
    """The enemies nobody has seen of the sets that are known: the quest names them, or a card of them lies open. They
    lie in the deck or facedown in the shadows.
    """
    enemies = (piece for piece in t.board.pieces.values() if piece.card in t.box.enemies)
    open_cards = Counter(piece.card for piece in enemies if piece.face_up)
    named = {name for stack in t.quest.enemy_deck for name in stack if isinstance(name, str)}
    seen = {t.box.enemies[card].set for card in open_cards} - {""}
    coming: Counter[str] = Counter()
    for name in named | seen:
        coming += Counter({f"{name}-minion": 2, f"{name}-master": 1})
    coming -= open_cards
    hidden = len(t.zone(ENEMY_DECK)) + sum(not t.faceup(enemy) for enemy in t.shadows())
    return coming, max(0, hidden - coming.total())


def finds_to_come(t: Table) -> Coming:
    """The exploration cards of the sets of the quest that lie nowhere faceup."""
    sets = {name for group in t.quest.exploration_deck for name in group}
    open_cards = {piece.card for piece in t.board.pieces.values() if piece.face_up}
    return Counter(card for card, each in t.box.exploration.items() if each.set in sets and card not in open_cards), 0


def places_to_come(t: Table) -> Coming:
    """The locations that the quest names, and how many are drawn at random."""
    named = [name for stack in t.quest.location_deck for name in stack if isinstance(name, str)]
    open_cards = {piece.card for piece in t.board.pieces.values() if piece.face_up}
    coming = Counter(name for name in named if name not in open_cards)
    return coming, max(0, len(t.zone("deck:location")) - coming.total())


STILL: dict[str, Callable[[Table], Coming]] = {
    "enemy": enemies_to_come, "exploration": finds_to_come, "location": places_to_come,
}  # fmt: skip
TELLERS: dict[str, Callable[[Names, str], Explained | None]] = {
    "deck": _deck, "discard": _discard, "token": _token, "space": _space, "phase": _phase, "face": _face,
    "turns": _turns, "dice": _tray, "health": _health, "sign": _sign,
}  # fmt: skip
