"""Pools on the table: which tokens a side of a combat has, how they lie, and what happens to them [RB-703 to RB-720].

A token is a piece in the zone of its side; counters on it say which face is up, whether it is spent or removed, and how
often it is doubled. Everything that happens to one is told by a note with the tokens concerned.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.kit.dice import Die
from game.runebound import names
from game.runebound.combat_fight import tokens_of
from game.runebound.table import Table
from game.runebound.tokens import GOLDEN, KINDS, MIXED, SURGE, VALUED, Face, Pick

COIN = Die("token", (("1",), ("2",)))
"""A token that is tossed shows its first or its second face [RB-706]."""
STREAM = "tokens"


def zone_of(t: Table, side: str) -> str:
    """Where the tokens of a side lie."""
    return names.pool(side) if side in t.heroes else names.POOL_ENEMY


def tokens(t: Table, side: str) -> list[str]:
    """All tokens of a side, in the order of its pool."""
    return t.zone(zone_of(t, side))


def bring(t: Table, side: str) -> None:
    """The tokens of a side come to the table, none of them live yet [RB-703]."""
    for token, card, _ in tokens_of(t, side):
        if token in t.board.pieces:
            t.move(token, zone_of(t, side))
        else:
            t.make(token, card, zone_of(t, side))
        t.add_token(token, names.USED)


def clear_pools(t: Table) -> None:
    """All tokens leave the table together; nothing lies on them. They are stripped where nobody looks: to lose its
    marks before all eyes would be a toss.
    """
    zones = (names.POOL_ENEMY, *(names.pool(hero) for hero in t.heroes))
    leaving = [token for zone in zones for token in t.zone(zone)]
    for token in leaving:
        t.move(token, names.BOX)
    for token in leaving:
        t.strip(token)
    for track in ("passed:", "reflect:"):
        t.forget(track)
    t.set_track(names.COMBAT_TURN, "")
    t.set_track(names.AGAIN, 0)


# -- how they lie


def faces(t: Table, token: str) -> tuple[Face, Face]:
    """Both faces of a token."""
    return t.box.faces[t.card(token)]


def shown(t: Table, token: str) -> Face:
    """The face of a token that is up."""
    return faces(t, token)[t.tokens(token, names.REVERSE)]


def value(t: Table, token: str) -> int:
    """The value of a token as it stands, doublings counted [RB-717]."""
    return shown(t, token).value << t.tokens(token, names.DOUBLED)


def is_live(t: Table, token: str) -> bool:
    """Whether a token can be spent, flipped, recast, removed or doubled [RB-720]."""
    return not t.tokens(token, names.USED) and not t.tokens(token, names.REMOVED)


def live(t: Table, side: str, *symbols: str) -> list[str]:
    """The live tokens of a side (that show one of some symbols), in the order of its pool."""
    found = [token for token in tokens(t, side) if is_live(t, token)]
    return [token for token in found if shown(t, token).symbol in symbols] if symbols else found


def total(t: Table, pool: Iterable[str]) -> int:
    """The values of some tokens together."""
    return sum(value(t, token) for token in pool)


def passing(t: Table, side: str, pick: Pick, without: Sequence[str] = ()) -> list[str]:
    """The tokens that an effect of a side may be about; those `without` count as spent [part 11.3]."""
    owner = side if pick.mine else t.other_side(side)
    if pick.spent:
        gone = [token for token in tokens(t, owner) if not t.tokens(token, names.REMOVED)]
        found = [token for token in gone if t.tokens(token, names.USED) or token in without]
    else:
        found = [token for token in live(t, owner) if token not in without]
    return [token for token in found if all(_shows(shown(t, token), name) for name in pick.shows)]


def _shows(face: Face, name: str) -> bool:
    if name == GOLDEN:
        return face.golden
    if name in KINDS:
        return face.symbol == KINDS[name]
    return face.symbol in MIXED[name] and (name != "skull1" or face.value == 1)


def can_double(t: Table, token: str) -> bool:
    """Whether a token has a value, which a doubler doubles [RB-717]."""
    return shown(t, token).symbol in VALUED


# -- what happens to them


def _set(t: Table, token: str, counter: str, wanted: int) -> None:
    there = t.tokens(token, counter)
    if wanted > there:
        t.add_token(token, counter, wanted - there)
    else:
        t.take_token(token, counter, there - wanted)


def _toss(t: Table, pool: Sequence[str], cause: str) -> list[dict[str, object]]:
    """Tokens are tossed: they are live and single then; what they show."""
    told: list[dict[str, object]] = []
    for token in pool:
        face = t.throw(COIN, STREAM, token, cause).face
        for counter in (names.USED, names.REMOVED, names.DOUBLED):
            _set(t, token, counter, 0)
        _set(t, token, names.REVERSE, face)
        told.append({"id": token, "die": COIN.id, "face": face})
    return told


def cast(t: Table, side: str) -> None:
    """Every token of a side is tossed but one that is held; that is single again [RB-706]."""
    pool = [*tokens(t, side)]
    held = [token for token in pool if t.tokens(token, names.HELD)]
    dice = _toss(t, [token for token in pool if token not in held], "cast")
    for token in held:
        _set(t, token, names.DOUBLED, 0)
        _set(t, token, names.HELD, 0)
    for token in pool:
        _set(t, token, names.TOUCHED, 0)
    t.note("cast", side=side, tokens=pool, held=held, dice=dice)


def spend(t: Table, pool: Iterable[str]) -> None:
    """Tokens are spent: out until the next cast [RB-720]."""
    for token in pool:
        _set(t, token, names.USED, 1)
        _set(t, token, names.DOUBLED, 0)


def flip(t: Table, side: str, pool: Sequence[str], source: str, by: str = "") -> None:
    """Tokens are turned to their other faces, and are single then [RB-716, R-10]. `by` is the side that spent a token
    for it.
    """
    if not pool:
        return
    for token in pool:
        _set(t, token, names.REVERSE, 1 - t.tokens(token, names.REVERSE))
        _set(t, token, names.DOUBLED, 0)
        _set(t, token, names.TOUCHED, 1)
    t.note("flips", side=side, tokens=[*pool], source=source, by=by)


def recast(t: Table, side: str, pool: Sequence[str], source: str, by: str = "") -> None:
    """Tokens are tossed again, and are live and single then [RB-716, RB-720, R-10]. `by` is the side that spent a token
    for it.
    """
    if not pool:
        return
    dice = _toss(t, pool, source)
    for token in pool:
        _set(t, token, names.TOUCHED, 1)
    t.note("recasts", side=side, tokens=[*pool], source=source, dice=dice, by=by)


def remove(t: Table, side: str, pool: Sequence[str], source: str) -> None:
    """Tokens are out until the next cast [RB-720]."""
    for token in pool:
        _set(t, token, names.REMOVED, 1)
        _set(t, token, names.DOUBLED, 0)
    if pool:
        t.note("removes", side=side, tokens=[*pool], source=source)


def double(t: Table, side: str, pool: Sequence[str], source: str, by: str = "") -> None:
    """Tokens count twice as much as they do now [RB-717, R-09]. `by` is the side that spent a token for it."""
    for token in pool:
        t.add_token(token, names.DOUBLED)
    if pool:
        t.note("doubles", side=side, tokens=[*pool], source=source, by=by)


def hold(t: Table, side: str, pool: Sequence[str], source: str) -> None:
    """Tokens will not be cast at the start of the next round [Shield Arm]."""
    for token in pool:
        _set(t, token, names.HELD, 1)
    if pool:
        t.note("holds", side=side, tokens=[*pool], source=source)


def golden(t: Table, side: str) -> int:
    """The golden faces that a side shows as they were cast [RB-707]."""
    return sum(shown(t, token).golden and not t.tokens(token, names.TOUCHED) for token in live(t, side))


def surges(t: Table, side: str) -> list[str]:
    """The live surges of a side."""
    return live(t, side, SURGE)
