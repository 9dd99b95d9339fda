"""Rest: on a site, or by dice elsewhere [RB-401 to RB-403]."""

from __future__ import annotations

from game.runebound import names, values
from game.runebound.damage import heal
from game.runebound.dice import REST, offer_exertion, showing, throw
from game.runebound.gaining import shed
from game.runebound.rolls import after_roll
from game.runebound.symbols import need_of
from game.runebound.table import Table
from game.runebound.windows import speak, texts

DICE = 5
CLEAN = ("shrine", "city")
"""Where a rest also takes a curse away [RB-813]."""


def can_rest(t: Table, hero: str) -> bool:
    """Whether a rest would change anything [RB-007]; a hero without damage and states may not rest, whatever a card
    says of rests [RB-403].
    """
    if t.damage(hero) or sheds(t, hero):
        return True
    in_a_state = any(t.has(hero, state) for state in names.STATES)
    return in_a_state and any(text.effect.would(t, text.context) for text in texts(t, "on-rest", hero))


def sheds(t: Table, hero: str) -> list[str]:
    """The states that a rest here takes away [RB-401, RB-402, RB-813, RB-814]."""
    clean = any(t.at(hero, kind) for kind in CLEAN)
    return [state for state in (names.WEARY, *((names.CURSED,) if clean else ())) if t.has(hero, state)]


def rest(t: Table, hero: str) -> None:
    """All damage is healed on a site; elsewhere 1 for each of five dice that shows the terrain."""
    t.note("rests", hero=hero)
    if t.site(hero) is not None:
        heal(t, hero, None, "RB-401")
    else:
        heal(t, hero, _rolled(t, hero), "RB-402")
    shed(t, hero, sheds(t, hero), "RB-814")
    speak(t, "on-rest", hero)


def _rolled(t: Table, hero: str) -> int:
    """What five dice heal, with rolls again [RB-402, R-222]."""
    need = need_of(t.terrain(hero))
    roll = throw(t, hero, DICE, REST)
    after_roll(t, roll)
    lower = values.bonus(t, "rest", hero)
    while showing(t, roll, need) < DICE and showing(t, roll, need) + lower < t.damage(hero):
        if not offer_exertion(t, roll, {"healed": showing(t, roll, need)}):
            break
    return max(0, showing(t, roll, need) + lower)
