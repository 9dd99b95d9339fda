"""Potions and eggs: when they may be used, and how they are offered beside a question [HC-430 to HC-436, HC-562]."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.heroica import names
from game.heroica.box import RELIC
from game.heroica.context import Context
from game.heroica.health import DEFENSE, guard_by, guards_still, restore_by, restoring
from game.heroica.packs import use_up
from game.heroica.table import Table
from game.kit.prompts import Answer, Details, Prompt

SPEED, STRENGTH, FROST = "speed", "strength", "frost"
PREPARE, ACT, WALKING, FACE, BEFORE_FIGHT = "prepare", "act", "walk", "face", "before-fight"
"""The moments in which a potion can be used: in the prepare step, before the roll, between two steps of a move, between
the face and its effect, before a fight roll. When a loss is about to be taken: `health.lose`; after a roll: `roll`.
"""
MOMENTS = {
    SPEED: frozenset({PREPARE, ACT, WALKING}),
    STRENGTH: frozenset({PREPARE, ACT, WALKING, BEFORE_FIGHT}),
    FROST: frozenset({BEFORE_FIGHT}),
    DEFENSE: frozenset({PREPARE, ACT}),
}


def usable(t: Table, context: Context, moment: str) -> list[str]:
    """The potions, eggs and guarding relics that the active hero can use now and that would change something [HC-005,
    HC-430, HC-708].
    """
    hero = context.you
    if not t.own_turn(hero):
        return []
    found = restoring(t, hero)
    if moment in MOMENTS[DEFENSE] and not t.tokens(hero, names.GUARDED):
        found += [relic for relic in t.pack(hero, RELIC) if guards_still(t, relic)]
    for card, moments in MOMENTS.items():
        if moment not in moments or (card == FROST and not context.arrived):
            continue
        for piece in t.carried(hero, card)[:1]:
            if t.box.potions[card].would(t, _meant(context, card)):
                found.append(piece)
    return found


def _meant(context: Context, card: str) -> Context:
    """What the words of a potion mean; who drinks it has agreed to it."""
    return replace(context, source=card, optional=True)


def drink(t: Table, context: Context, piece: str) -> None:
    """A potion or a guarding relic is used, or an egg eaten."""
    card = t.piece(piece).card
    if card == DEFENSE or t.kind(piece) == RELIC:
        guard_by(t, context.you, piece)
        return
    if card not in MOMENTS:
        restore_by(t, context.you, piece)
        return
    t.note("drinks", hero=context.you, piece=piece)
    use_up(t, context.you, piece)
    t.box.potions[card].run(t, _meant(context, card))


def ask_besides(
    t: Table, context: Context, moment: str, question: Callable[[], Prompt | None], details: Details | None = None
) -> Answer:
    """Ask something beside which potions and eggs may be used; the answer to the question itself.

    `question` is made anew after each potion; it gives None where nothing is left to ask, and the answer is empty.
    `details` are what takes long to find out for it.
    """
    while (prompt := question()) is not None:
        drinks = tuple(usable(t, context, moment))
        if drinks:
            prompt = replace(prompt, options=(*prompt.options, *drinks), data=prompt.data | {"drinks": list(drinks)})
        answer = t.ask(prompt, details=details)
        if not answer or answer[0] not in drinks:
            return answer
        drink(t, context, answer[0])
    return ()
