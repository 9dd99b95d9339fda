"""Packs: gold, and what is gained, lost and handed over."""

from __future__ import annotations

from game.heroica import names
from game.heroica.box import POTION, RELIC
from game.heroica.context import Context
from game.heroica.goals import taken
from game.heroica.table import Table


def gain_gold(t: Table, hero: str, amount: int, source: str) -> None:
    """Gold comes from the bank, which has no end [HC-006]."""
    if amount > 0:
        t.note("gains-gold", hero=hero, amount=amount, source=source)
        t.add_token(hero, names.GOLD, amount)


def pay_gold(t: Table, hero: str, amount: int, source: str) -> int:
    """Gold goes back to the bank, as far as there is [HC-004]; gives how much it was."""
    paid = min(amount, t.gold(hero))
    if paid > 0:
        t.note("pays-gold", hero=hero, amount=paid, source=source)
        t.take_token(hero, names.GOLD, paid)
    return paid


def gain(t: Table, hero: str, piece: str, source: str = "") -> None:
    """A thing goes onto a pack. A relic with a lasting power works from then on [HC-720]."""
    t.note("gains", hero=hero, piece=piece, source=source)
    t.move(piece, names.pack(hero))
    if t.kind(piece) == RELIC:
        passive = t.box.skills.get(t.piece(piece).card, {}).get("passive")
        if passive is not None:
            passive.run(t, Context(hero, t.piece(piece).card, kind="passive"))
        taken(t, hero, t.piece(piece).card)


def let_go(t: Table, hero: str, piece: str, zone: str) -> None:
    """A thing leaves a pack; health above a maximum that is lower now is lost [HC-720]."""
    t.move(piece, zone)
    over = t.health(hero) - t.most_health(hero)
    if over > 0:
        t.note("loses-health", hero=hero, amount=over, source=t.piece(piece).card)
        t.take_token(hero, names.HEALTH, over)


def use_up(t: Table, hero: str, piece: str) -> None:
    """A potion is used: it lies with the discarded ones [HC-430, HC-453]; an egg or a grenade is gone."""
    t.move(piece, names.DISCARDED if t.kind(piece) == POTION else names.BOX)


def limit_reached(t: Table, hero: str, card: str) -> bool:
    """Whether a hero carries as many of a kind of thing as may be [HC-232]."""
    kind = t.box.content.things.get(card)
    return kind is not None and 0 < kind.limit <= len(t.carried(hero, card))


def guarded(t: Table, relic: str) -> bool:
    """Whether one of the guards of a relic is on the board [HC-704]."""
    guards = t.word(names.guards(relic)).split()
    return any(t.cell(guard) is not None for guard in guards)


def can_take(t: Table, hero: str, piece: str) -> bool:
    """Whether a hero may pick something up: within the limits [HC-232], and no guarded relic [HC-704]."""
    if limit_reached(t, hero, t.piece(piece).card):
        return False
    return not (t.kind(piece) == RELIC and guarded(t, piece))


def take_up(t: Table, hero: str, piece: str) -> None:
    """A thing that lies on the board goes onto a pack; gold into the purse [HC-232]."""
    if t.piece(piece).card == names.GOLD:
        t.note("gains-gold", hero=hero, amount=1, source=piece)
        t.move(piece, names.BOX)
        t.add_token(hero, names.GOLD)
    else:
        gain(t, hero, piece)
