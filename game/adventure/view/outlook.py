"""Outlooks: what a roll can bring, over all faces of the dice and by the resolver's own functions.

Rerolls are left out: they are decisions. A computer player can ask here too; nothing needs words.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.adventure import values
from game.adventure.counterattack import order
from game.adventure.dice import ENEMY_DIE, HERO_DIE
from game.adventure.odds import Rolls, enemy_dice, hero_dice, shifted
from game.adventure.table import Table, engaged_zone
from game.kit.board import Board
from game.kit.dice import Thrown

LIKELY = 0.01
"""The worst that is shown is exceeded less often than this."""

MOST_SUCCESSES = 40
"""An enemy that so many successes of one attack do not defeat cannot be defeated by it."""

Spread = Mapping[int, float]
"""A distribution: the chance of each number."""


class Outlook(Struct, frozen=True):
    """What a roll can bring. `chance` is that of the aim, -1 where there is none."""

    chance: float
    successes: Spread
    wounds: Spread
    """Wounds from counterattacks on the hero who rolls."""
    dealt: float
    """Expected wounds on the target."""
    threat: float
    """Chance of one threat face or more."""

    @property
    def expected_wounds(self) -> float:
        """Expected wounds on the hero who rolls."""
        return sum(number * chance for number, chance in self.wounds.items())

    @property
    def worst_wounds(self) -> int:
        """The most wounds on the hero that are likely enough to be feared."""
        return max((n for n in self.wounds if at_least(self.wounds, n) >= LIKELY), default=0)


def part(rolls: Rolls, at: int) -> dict[int, float]:
    """The distribution of the first or the second number of rolls."""
    found: dict[int, float] = {}
    for pair, chance in rolls:
        found[pair[at]] = found.get(pair[at], 0.0) + chance
    return found


def at_least(spread: Spread, number: int) -> float:
    """The chance of this number or more."""
    return sum(chance for value, chance in spread.items() if value >= number)


def strikers(t: Table, hero: str) -> list[str]:
    """The ready enemies engaged with a hero, in the order in which they would counterattack [HT-309]."""
    return order(t, t.ready_among(t.engaged(hero)))


def joined(t: Table, hero: str, enemy: str, unseen: Mapping[str, float]) -> list[tuple[Table, float]]:
    """The table, for reading only, with one more enemy engaged with a hero [HT-704], and how likely it is so.

    A facedown enemy may be any card of those `unseen`: each is one table, and which it is shows nowhere [R-13].
    """
    cards = {t.card_of(enemy): 1.0} if t.faceup(enemy) else unseen
    total = sum(cards.values())
    return [(_with(t, hero, enemy, card), number / total) for card, number in cards.items()]


def _with(t: Table, hero: str, enemy: str, card: str) -> Table:
    """The same state with an enemy, as if it showed this card, engaged with a hero."""
    board, here = t.board, engaged_zone(hero)
    zones = {name: [piece for piece in pieces if piece != enemy] for name, pieces in board.zones.items()}
    zones[here] = [*zones.get(here, ()), enemy]
    piece = replace(board.pieces[enemy], card=card, zone=here, face_up=True)
    seen = Board(board.pieces | {enemy: piece}, zones, board.tracks)
    look = type(t)(replace(t.state, board=seen), t.answerer, t.box)
    look.action = t.action
    return look


def averaged(outlooks: Sequence[tuple[Outlook, float]]) -> Outlook:
    """The outlook where it is not known which of several holds, only how likely each is; it has no aim."""
    successes: dict[int, float] = {}
    wounds: dict[int, float] = {}
    for outlook, likely in outlooks:
        for whole, share in ((successes, outlook.successes), (wounds, outlook.wounds)):
            for number, chance in share.items():
                whole[number] = whole.get(number, 0.0) + likely * chance
    threat = sum(outlook.threat * likely for outlook, likely in outlooks)
    return Outlook(-1, successes, wounds, 0.0, threat)


def roll_odds(
    t: Table, hero: str, dice: int, success: int = 0, defense: int = 0, ready: Iterable[str] | None = None
) -> Outlook:
    """A roll of a hero: `success` and `defense` come on top of the dice; `ready` are the ready enemies engaged (the
    ones at the table, if not given). It has no aim."""
    foes = strikers(t, hero) if ready is None else order(t, list(ready))
    rolled = hero_dice(t.box.dice[HERO_DIE], dice)
    answered = enemy_dice(t.box.dice[ENEMY_DIE], len(foes))
    return _outlook(t, foes, rolled, answered, success, defense)


def lying_odds(
    t: Table, hero: str, lying: Iterable[Thrown], again: Collection[str], success: int, defense: int
) -> Outlook:
    """A roll whose dice lie already: those that stay and what a critical of theirs rolls on [HT-308], and the dice of
    these ids rolled again [HT-307]."""
    fixed: list[str] = []
    fresh = dict.fromkeys((HERO_DIE, ENEMY_DIE), 0)
    for die in lying:
        if die.id in again:
            fresh[die.die] += 1
            continue
        faces = t.box.dice[die.die].faces[die.face]
        fixed += faces
        fresh[die.die] += faces.count("critical")
    stays = (fixed.count("success") + fixed.count("critical"), fixed.count("defense"))
    rolled = shifted(hero_dice(t.box.dice[HERO_DIE], fresh[HERO_DIE]), stays)
    answers = (fixed.count("counterattack"), fixed.count("threat"))
    answered = shifted(enemy_dice(t.box.dice[ENEMY_DIE], fresh[ENEMY_DIE]), answers)
    return _outlook(t, strikers(t, hero), rolled, answered, success, defense)


def _outlook(t: Table, foes: Sequence[str], rolled: Rolls, answered: Rolls, success: int, defense: int) -> Outlook:
    """What the dice of both sides come to."""
    successes: dict[int, float] = {}
    for number, chance in part(rolled, 0).items():
        successes[max(0, number + success)] = successes.get(max(0, number + success), 0.0) + chance
    wounds = struck(t, foes, part(rolled, 1), part(answered, 0), defense)
    return Outlook(-1, successes, wounds, 0.0, round(at_least(part(answered, 1), 1), 9))


def struck(t: Table, foes: Sequence[str], defenses: Spread, strikes: Spread, defense: int) -> dict[int, float]:
    """Wounds from counterattacks of enemies in their order, less one for each defense [HT-311]."""
    attacks = [values.attack(t, enemy) for enemy in foes]
    found: dict[int, float] = {}
    for faces, chance in strikes.items():
        for number, other in defenses.items():
            wounds = values.counterattack_wounds(attacks[:faces], number + defense)
            found[wounds] = found.get(wounds, 0.0) + chance * other
    return found


def needed(t: Table, enemy: str, pierce: bool = False) -> int:
    """The successes of one attack that defeat an enemy; 0 if no number does."""
    left = values.health_left(t, enemy)
    enough = (n for n in range(1, MOST_SUCCESSES + 1) if values.attack_wounds(t, enemy, n, pierce) >= left)
    return next(enough, 0)


def attack_odds(
    t: Table,
    hero: str,
    enemy: str,
    dice: int,
    success: int = 0,
    defense: int = 0,
    pierce: bool = False,
    ready: Iterable[str] | None = None,
) -> Outlook:
    """An attack on one faceup enemy; the chance is that of defeating it."""
    roll = roll_odds(t, hero, dice, success, defense, ready)
    left = values.health_left(t, enemy)
    chance = dealt = 0.0
    for number, likely in roll.successes.items():
        wounds = values.attack_wounds(t, enemy, number, pierce)
        dealt += likely * wounds
        chance += likely * (wounds >= left)
    return Outlook(chance, roll.successes, roll.wounds, dealt, roll.threat)


def explore_odds(
    t: Table, hero: str, dice: int, success: int = 0, defense: int = 0, ready: Iterable[str] | None = None
) -> Outlook:
    """An explore action; the chance is that of having fully explored the active location."""
    roll = roll_odds(t, hero, dice, success, defense, ready)
    missing = values.location_value(t) - values.progress_here(t)
    return Outlook(at_least(roll.successes, missing), roll.successes, roll.wounds, 0.0, roll.threat)
