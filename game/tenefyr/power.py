"""Power: of a played card by its parts, of the enemy, and the total of the party [TN-501 to TN-506]."""

from __future__ import annotations

from collections.abc import Sequence

from game.tenefyr import names
from game.tenefyr.context import Part, Query
from game.tenefyr.lasting import ask
from game.tenefyr.table import Table

LADDER = "ladder"
"""The source of what the step of the ladder changes a stage of the boss by."""
OF_PLAYERS = {1: 0, 2: 0, 3: 1, 4: 2}
"""Which of the three printed powers of an enemy counts; solo that for two players [TN-1001]."""


def power(t: Table, piece: str) -> int:
    """The power of a played card now."""
    return total(parts(t, piece))


def parts(t: Table, piece: str) -> list[Part]:
    """The power of a played card in parts, in the order of their reckoning [TN-503]: the printed number, a cap, all
    that adds, all that doubles, all that takes away, and what is missing to 0. What was counted when a text resolved
    lies on the card and stays [TN-504]; lasting texts are asked now [TN-505]. Nobody is asked for the order [TN-006]: a
    cap comes first and a minus last [TR-11, TN-1212], and each doubling counts [TN-1213].
    """
    found = t.piece(piece)
    own = [_token(token, amount) for token, amount in found.tokens.items()]
    first = t.tokens(piece, names.FIRST) > 0
    return _in_order(t, found.card, first, [part for part in own if part is not None])


def _token(token: str, amount: int) -> Part | None:
    """What a token adds to the power of the card it lies on."""
    for kind in (names.PLUS, names.MINUS, names.DOUBLE):
        if token.startswith(kind):
            return Part(kind.removesuffix(":"), amount, token.removeprefix(kind))
    return None


def face_value(t: Table, card: str, first: bool = False, speakers: Sequence[str] | None = None) -> int:
    """The power of a card if it were played now, or against a place and an enemy that may be fought: printed number and
    lasting texts, its own text not counted.
    """
    return total(_in_order(t, card, first, [], speakers))


def _in_order(
    t: Table, card: str, first: bool, own: list[Part], speakers: Sequence[str] | None = None
) -> list[Part]:
    printed = t.box.printed(card)
    lasting = ask(t, Query("power", card=card, printed=printed, first=first), speakers).parts + _curse(t, card)
    found = [Part("printed", printed, card)]
    caps = [part for part in lasting if part.kind == "cap" and part.amount < printed]
    found += sorted(caps, key=lambda part: part.amount)[:1]
    for kind in ("plus", "double", "minus"):
        found += [part for part in (*own, *lasting) if part.kind == kind and part.amount]
    reckoned = _reckon(found)
    return [*found, Part("floor", -reckoned, "TN-503")] if reckoned < 0 else found


def _curse(t: Table, card: str) -> list[Part]:
    """What the enemy's text has taken from cards of this kind for the rest of the combat, while it is not silenced."""
    kind = t.box.kind(card)
    amount = t.track(names.curse(kind)) if kind and not t.word(names.SILENCED) else 0
    return [Part("minus", amount, t.enemy)] if amount else []


def total(found: list[Part]) -> int:
    """What the parts of a power come to, not below 0."""
    return max(0, _reckon(found))


def _reckon(found: list[Part]) -> int:
    value = 0
    for part in found:
        if part.kind in ("printed", "cap"):
            value = part.amount
        elif part.kind == "plus":
            value += part.amount
        elif part.kind == "double":
            value *= 2**part.amount
        elif part.kind == "minus":
            value -= part.amount
    return value


def party_total(t: Table) -> int:
    """The sum of the powers of all played cards, and of what removed ones have left [TN-502]."""
    left = sum(t.track(names.ghosts(player)) for player in t.players)
    return left + sum(power(t, piece) for piece in t.played_cards())


# -- the enemy


def printed_power(t: Table, enemy: str) -> int:
    """The number on an enemy for this number of players [TN-501]."""
    return t.box.foe(t.card(enemy)).power[OF_PLAYERS[len(t.players)]]


def enemy_power(t: Table) -> int:
    """The power of the enemy of this combat now."""
    return total(enemy_parts(t))


def enemy_parts(t: Table) -> list[Part]:
    """The power of the enemy in parts: the printed number, what the ladder, the place and its own text have changed it
    by, and its lasting text. Of a silenced enemy its own text counts no more, the place does [TR-14, TR-22].
    """
    found = [Part("printed", printed_power(t, t.enemy), t.enemy)]
    harder = t.step.boss if t.is_stage(t.enemy) else 0
    if harder:
        found.append(Part("plus" if harder > 0 else "minus", abs(harder), LADDER))
    silenced = bool(t.word(names.SILENCED))
    changes = ((names.FOE_PLACE, t.place(), False), (names.FOE_OWN, t.enemy, silenced))
    for track, source, mute in changes:
        amount = 0 if mute else t.track(track)
        if amount:
            found.append(Part("plus" if amount > 0 else "minus", abs(amount), source))
    return found + ask(t, Query("foe")).parts
