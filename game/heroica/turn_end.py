"""The end step of a turn: searching, the magic space, the offering, the Beast; and what ends with the turn [HC-207,
HC-208].
"""

from __future__ import annotations

from game.heroica import names
from game.heroica.arrival import MOVED_TO
from game.heroica.beast import beast_walks
from game.heroica.copter import copter_of
from game.heroica.doors import move_magic_door, note_waiting
from game.heroica.health import stand_up_when_whole
from game.heroica.packs import pay_gold
from game.heroica.rolling import SKULL
from game.heroica.table import Table
from game.heroica.tables import roll_on
from game.kit.prompts import Prompt

CHEST, TREASURE, SUMMIT = "chest", "kings-treasure", "summit"
ENDED = "ended"
"""The track that says that the turn was ended early [HC-722]."""
ONCE_A_TURN = (names.GUARDED, names.GHOST, names.HASTE)


def end_turn(t: Table, hero: str, played: bool) -> None:
    """What a standing hero does at the end of the own turn, in this order; then the Beast, also after a turn that was
    not `played` [HC-207]. Nothing is done by who has ended the turn early [HC-722] or flies the copter [HC-730]; whom a
    roll has healed stands up at last [HC-361].
    """
    idle = not played or t.track(ENDED) or copter_of(t, hero)
    for doing in (_search, _magic_space, _offer) if not idle else ():
        if t.standing(hero):
            doing(t, hero)
    t.set_track(ENDED, 0)
    beast_walks(t, hero)
    note_waiting(t, hero)
    stand_up_when_whole(t, hero)
    _what_ends(t, hero)


def _search(t: Table, hero: str) -> None:
    """A chest or the King's Treasure on the own space may be searched, once a turn [HC-505, HC-506, HC-508]; who
    finds something leaves it empty [HC-507].
    """
    here = t.here(hero)
    for kind in (CHEST, TREASURE):
        chest = t.feature_at(here, kind)
        if chest and not t.tokens(chest, names.EMPTY):
            if t.ask(Prompt("search", hero, chest, ("search",), 0)):
                t.note("searches", hero=hero, piece=chest)
                face, _ = roll_on(t, hero, kind, chest)
                if face != SKULL:
                    t.add_token(chest, names.EMPTY)
            return


def _magic_space(t: Table, hero: str) -> None:
    """A magic space the hero has moved onto may be used [HC-516]."""
    move_magic_door(t, hero)


def _offer(t: Table, hero: str) -> None:
    """Who has ended a move on the summit may pay 1 gold, once in the game [HC-561]."""
    here = t.here(hero)
    if not t.feature_at(here, SUMMIT) or t.word(MOVED_TO) != here.name or t.tokens(hero, names.OFFERED):
        return
    cost = t.box.content.roll_tables[SUMMIT].cost
    if t.gold(hero) >= cost and t.ask(Prompt("offering", hero, "HC-561", ("offer",), 0)):
        t.note("offers", hero=hero)
        t.add_token(hero, names.OFFERED)
        pay_gold(t, hero, cost, SUMMIT)
        roll_on(t, hero, SUMMIT, t.feature_at(here, SUMMIT))


def _what_ends(t: Table, hero: str) -> None:
    """Prevention, the Ring and the trade end with the turn [HC-208]."""
    for other in t.heroes:
        for token in ONCE_A_TURN:
            t.take_token(other, token, t.tokens(other, token))
    t.take_token(hero, names.TRADED)
    t.set_track(MOVED_TO, "")
