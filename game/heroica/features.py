"""Features of the map that are met on the way: boulders, rocks, coffins, cyclones, lair doors and rifts, and what they
do to a move [HC-522 to HC-557].
"""

from __future__ import annotations

from collections.abc import Callable

from game.heroica import names
from game.heroica.context import Walk
from game.heroica.level import BOULDER, CYCLONE, LAIR_DOOR, RIFT, ROCKS
from game.heroica.squares import features_beside
from game.heroica.table import Table
from game.heroica.tables import roll_on
from game.heroica.trail import tell_way
from game.kit.prompts import Prompt

COFFIN = "coffin"
NOTES = {
    ROCKS: "explores", BOULDER: "boulder", LAIR_DOOR: "lair-door", RIFT: "rift", CYCLONE: "cyclone", COFFIN: "coffin",
}  # fmt: skip


def meet(t: Table, walk: Walk) -> None:
    """The features of the space that a hero has come to, and of the squares next to it, in their order, as long as the
    hero stays there and stands [HC-236]; nobody stays on a monster's space [HC-711]. What ends the move is said by the
    walk.
    """
    hero, here = walk.hero, t.here(walk.hero)
    if t.monster_at(here):
        return
    for kind in (CYCLONE, COFFIN, BOULDER, ROCKS, LAIR_DOOR, RIFT):
        if not t.standing(hero) or t.here(hero) != here:
            return
        found = _met(t, walk, kind)
        if found:
            piece = t.ask(Prompt("which-feature", hero, "HC-236", tuple(found)))[0]
            MEET[kind](t, walk, piece)


def _met(t: Table, walk: Walk, kind: str) -> list[str]:
    """The features of a kind that a hero meets here: those underfoot, or those beside that are in the way."""
    hero, here = walk.hero, t.here(walk.hero)
    if kind in (CYCLONE, COFFIN):
        piece = t.feature_at(here, kind)
        return [piece] if piece and not t.tokens(piece, names.EMPTY) else []
    if kind in (BOULDER, ROCKS) and t.tokens(hero, names.MOUNTED):
        return []
    return [piece for piece in features_beside(t, here, kind) if piece not in t.spared and piece not in walk.tried]


def read_table(t: Table, walk: Walk, piece: str) -> None:
    """A hero rolls on the table of a feature, once in a move [HC-523, HC-527]; the move is over unless the table says
    that it goes on.
    """
    kind = t.piece(piece).card
    tell_way(t, walk)
    walk.tried.append(piece)
    t.note(NOTES[kind], hero=walk.hero, piece=piece)
    _, context = roll_on(t, walk.hero, kind, piece, walk)
    if not context.goes_on:
        walk.over = True


def boulder(t: Table, walk: Walk, piece: str) -> None:
    """An arrival next to a boulder rolls [HC-522]."""
    read_table(t, walk, piece)


def rocks(t: Table, walk: Walk, piece: str) -> None:
    """A move that arrives next to rocks ends, and the hero explores them [HC-526]."""
    walk.over = True
    read_table(t, walk, piece)


def coffin(t: Table, walk: Walk, piece: str) -> None:
    """A move onto a coffin ends, and it is searched at once [HC-530]."""
    walk.over = True
    read_table(t, walk, piece)


def cyclone(t: Table, walk: Walk, piece: str) -> None:
    """An arrival on a cyclone rolls, and the move is over with the result [HC-551]."""
    walk.over = True
    read_table(t, walk, piece)


def lair_door(t: Table, walk: Walk, piece: str) -> None:
    """Who arrives next to the lair door may roll [HC-545]."""
    if t.ask(Prompt("lair-roll", walk.hero, piece, ("roll",), 0, offer="lair-roll")):
        read_table(t, walk, piece)


def rift(t: Table, walk: Walk, piece: str) -> None:
    """Who arrives next to a rift may roll; then the move is over [HC-557]."""
    if t.ask(Prompt("rift-roll", walk.hero, piece, ("roll",), 0, offer="rift-roll")):
        walk.over = True
        read_table(t, walk, piece)


MEET: dict[str, Callable[[Table, Walk, str], None]] = {
    CYCLONE: cyclone, COFFIN: coffin, BOULDER: boulder, ROCKS: rocks, LAIR_DOOR: lair_door, RIFT: rift,
}  # fmt: skip


def spare(t: Table, hero: str) -> None:
    """Rocks and boulders next to the space where the turn begins do not stop the hero [HC-522, HC-526]."""
    t.spared = set(features_beside(t, t.here(hero), ROCKS, BOULDER)) if t.cell(hero) is not None else set()


def spare_no_more(t: Table, hero: str) -> None:
    """... as long as the hero stays next to them."""
    t.spared &= set(features_beside(t, t.here(hero), ROCKS, BOULDER))
