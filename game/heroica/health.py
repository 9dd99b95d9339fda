"""Health: losing and restoring it, prevention, being down, skips and delayed harm [HC-360 to HC-367]."""

from __future__ import annotations

from game.heroica import names
from game.heroica.box import POTION, RELIC
from game.heroica.packs import use_up
from game.heroica.table import Table
from game.kit.prompts import Prompt

EGG, LIFE, DEFENSE, TORCH = "egg", "life", "defense", "torch"
RESTORED = {EGG: 1, LIFE: 2}
"""What a viper egg and a potion of Life restore [HC-562, HC-431]."""


def lose(t: Table, hero: str, amount: int, source: str, cost: bool = False) -> int:
    """A hero loses health, as far as there is; gives how much [HC-004, HC-360].

    Prevention comes first, but for a cost [HC-309, HC-435]; who loses health drops the torch [HC-537]; at 0 the hero is
    down, and who is down loses no more [HC-362].
    """
    if amount <= 0 or not t.standing(hero):
        return 0
    if not cost:
        _offer_prevention(t, hero, amount, source)
        if t.tokens(hero, names.GUARDED):
            t.note("prevents", hero=hero, amount=amount, source=source)
            return 0
    lost = min(amount, t.health(hero))
    t.note("loses-health", hero=hero, amount=lost, source=source)
    t.take_token(hero, names.HEALTH, lost)
    for torch in t.carried(hero, TORCH):
        t.note("drops", hero=hero, piece=torch)
        t.move(torch, t.here(hero).name)
    if not t.health(hero):
        t.note("down", hero=hero, source=source)
        t.add_token(hero, names.DOWN)
    return lost


def _offer_prevention(t: Table, hero: str, amount: int, source: str) -> None:
    """Before a loss: relics that prevent [HC-708]; in the own turn Defense, and what restores health [HC-430]."""
    while not t.tokens(hero, names.GUARDED):
        options = tuple(_preventing(t, hero))
        answer = t.ask(Prompt("guard", hero, source, options, 0, 1, {"amount": amount, "rule": "HC-309"}))
        if not answer:
            return
        restore_by(t, hero, answer[0]) if t.piece(answer[0]).card in RESTORED else guard_by(t, hero, answer[0])


def _preventing(t: Table, hero: str) -> list[str]:
    """What can be used when health is about to be lost."""
    found = [piece for piece in t.pack(hero, RELIC) if guards_still(t, piece)]
    if t.own_turn(hero):
        found += t.carried(hero, DEFENSE)[:1]
        found += restoring(t, hero)
    return found


def guards_still(t: Table, relic: str) -> bool:
    """Whether a relic prevents losses, and may do so once more in this game [HC-708]."""
    card = t.box.content.relics[t.piece(relic).card]
    return "guard" in card.kinds and t.tokens(relic, names.USED) < card.a_game


def guard_by(t: Table, hero: str, piece: str) -> None:
    """A hero loses no health for the rest of this turn [HC-435, HC-708]."""
    t.note("drinks" if t.kind(piece) == POTION else "uses", hero=hero, piece=piece)
    if t.kind(piece) == POTION:
        use_up(t, hero, piece)
    else:
        t.add_token(piece, names.USED)
    t.add_token(hero, names.GUARDED)


def restoring(t: Table, hero: str) -> list[str]:
    """A potion of Life and an egg of a hero whose health is not full [HC-363, HC-431, HC-562]."""
    if t.health(hero) >= t.most_health(hero):
        return []
    return [piece for card in RESTORED for piece in t.carried(hero, card)[:1]]


def restore_by(t: Table, hero: str, piece: str) -> None:
    """A hero drinks Life or eats an egg."""
    card = t.piece(piece).card
    t.note("eats" if card == EGG else "drinks", hero=hero, piece=piece)
    use_up(t, hero, piece)
    restore(t, hero, RESTORED[card], card)


def restore(t: Table, hero: str, amount: int, source: str, stands: bool = True) -> int:
    """A hero gains health, up to the maximum; gives how much. Who is down stands up where health becomes full
    [HC-363, HC-364], after a healing roll only at the end of the turn (`stands`) [HC-361].
    """
    gained = min(amount, t.most_health(hero) - t.health(hero))
    if gained > 0:
        t.note("restores", hero=hero, amount=gained, source=source)
        t.add_token(hero, names.HEALTH, gained)
    if stands:
        stand_up_when_whole(t, hero)
    return max(0, gained)


def stand_up_when_whole(t: Table, hero: str) -> None:
    """Who is down stands up with full health."""
    if t.tokens(hero, names.DOWN) and t.health(hero) >= t.most_health(hero):
        t.take_token(hero, names.DOWN)
        t.note("stands-up", hero=hero)


def make_skip(t: Table, hero: str, turns: int, source: str) -> None:
    """A hero skips so many of the own next turns; skips add up [HC-365]."""
    t.note("must-skip", hero=hero, turns=turns, source=source)
    t.add_token(hero, names.SKIP, turns)


def add_harm(t: Table, hero: str, amount: int, source: str, turns: int = 1) -> None:
    """So much health will be lost in the start step of the next turn, or of each of the next two [HC-366]."""
    t.note("harm", hero=hero, amount=amount, turns=turns, source=source)
    for harm in names.HARMS[:turns]:
        t.add_token(hero, harm, amount)


def suffer_harm(t: Table, hero: str) -> None:
    """The harm that is due is lost, and what comes later moves up [HC-202, HC-366]; that of a hero who is down is spent
    without effect [HC-367].
    """
    first, second = names.HARMS
    due = t.take_token(hero, first, t.tokens(hero, first))
    later = t.take_token(hero, second, t.tokens(hero, second))
    t.add_token(hero, first, later)
    if not due:
        return
    if t.standing(hero):
        t.note("harm-due", hero=hero, amount=due)
        lose(t, hero, due, "harm")
    else:
        t.note("harm-spent", hero=hero, amount=due)
