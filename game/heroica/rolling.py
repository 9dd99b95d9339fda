"""Rolling the die: the roll, re-rolls, and the face that stands [HC-211 to HC-216]."""

from __future__ import annotations

from game.heroica.box import RELIC
from game.heroica.packs import use_up
from game.heroica.table import Table
from game.kit.prompts import Prompt

SHIELD, SWORD, SKULL, BOTH = "shield", "sword", "skull", "both"
FIGHT, MOVE = "fight", "move"
ROLLED = "rolled"
REROLL = "reroll"
"""The offer of a new roll, which a player may decline for the round."""
LAST_ROLL = "last-roll"
"""The track with what the die showed last: who rolled, what for, and the face."""


def value_of(t: Table, face: str) -> int:
    """The value of a face [HC-212]."""
    return t.box.content.die[face].value


def roll(t: Table, hero: str, purpose: str, source: str) -> str:
    """A roll of a hero: the face that stands after re-rolls [HC-213].

    `purpose` is "move", "fight", or what else is rolled for. Luck re-rolls any roll of the own hero in the own turn
    [HC-432]; the Machete a Sword+Skull in a fight [HC-738].
    """
    t.set_track(ROLLED, 1)
    face = _throw(t, hero, purpose, source)
    while hero == t.active:
        options = _rerolls(t, hero, purpose, face)
        answer = t.ask(Prompt("reroll", hero, "HC-213", options, 0, 1, {"face": face, "purpose": purpose}, REROLL))
        if not answer:
            break
        t.note("rerolls", hero=hero, piece=answer[0])
        if t.kind(answer[0]) != RELIC:
            use_up(t, hero, answer[0])
        face = _throw(t, hero, purpose, source)
    return face


def _throw(t: Table, hero: str, purpose: str, source: str) -> str:
    thrown = t.throw(t.box.die, "die", "d1", source)
    face = t.box.die.faces[thrown.face][0]
    t.set_track(LAST_ROLL, f"{hero} {purpose} {face}")
    die = {"id": thrown.id, "die": thrown.die, "face": thrown.face}
    t.note("roll", hero=hero, purpose=purpose, source=source, dice=[die], face=face, value=value_of(t, face))
    return face


def _rerolls(t: Table, hero: str, purpose: str, face: str) -> tuple[str, ...]:
    """What a hero can re-roll this face with."""
    found = t.carried(hero, "luck")[:1] if t.own_turn(hero) else []
    for piece in t.pack(hero, RELIC):
        relic = t.box.content.relics[t.piece(piece).card]
        if relic.on_face == face and purpose in relic.kinds:
            found.append(piece)
    return tuple(found)


def has_rolled(t: Table) -> bool:
    """Whether the die was rolled in this turn [HC-521]."""
    return t.track(ROLLED) > 0


def no_roll_yet(t: Table) -> None:
    """A turn begins."""
    t.set_track(ROLLED, 0)


