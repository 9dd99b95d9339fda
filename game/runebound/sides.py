"""The two sides of a combat: who decides for them [RB-731], what health they have left, and the plain model of how they
stand, for the script and for the odds.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.kit.slices import Work
from game.runebound import enemy_script, names, plain_hand, values
from game.runebound.combat_doing import NOT_BEGUN, Begun, held_of
from game.runebound.combat_fight import bits_of, fair_fight, fight_of, limits_of
from game.runebound.combat_odds import CombatOdds, Odds, Stand, lasting
from game.runebound.combat_samples import FIGHTS, played_out
from game.runebound.combat_state import ENEMY, HERO, LIMIT_BITS, OVER, Exactly, Fight, OnTokens, Round
from game.runebound.damage import PENDING
from game.runebound.enemy_script import Action
from game.runebound.pools import is_live, tokens
from game.runebound.table import Table
from game.runebound.thoughts import NOT_HELD, Blow


def sides(t: Table) -> tuple[str, str]:
    """Both sides of the combat, the hero first; in a duel who called it."""
    return t.fighter, t.foe


def scripted(t: Table, side: str) -> bool:
    """Whether a side follows the script [RB-732]."""
    return t.scripted and side not in t.heroes


def player_of(t: Table, side: str) -> str:
    """Who decides for a side: the hero's own player; for an enemy the player to the left of the active one [RB-731]."""
    return side if side in t.heroes else t.left_of(t.active or t.fighter)


def enemy_left(t: Table, hero: str, foe: str) -> int:
    """The health that an enemy or a villain has left in a combat with a hero."""
    return values.enemy_health(t, foe, hero) - t.damage(foe)


def health_left(t: Table, side: str) -> int:
    """The health that a side has left."""
    return enemy_left(t, t.fighter, side) if side not in t.heroes else values.health(t, side) - t.damage(side)


class Model:
    """The combat on the table as script and plain hand see it when it is the turn of `acting`: fight, round, healths.
    Places in its pools are those of the tokens on the table. In a duel who acts is the hero, the other one the enemy.
    """

    def __init__(self, t: Table, acting: str) -> None:
        self.t = t
        self.acting = acting
        self.side = HERO if acting in t.heroes else ENEMY
        hero = acting if self.side == HERO else t.fighter
        foe = t.other_side(hero)
        self.fight: Fight = fight_of(t, hero, foe, on_table=True)
        self.healths = Exactly(health_left(t, hero), health_left(t, foe))
        self.round: Round = round_of(t, self.fight, hero, foe, self.side)

    def chosen(self) -> Action:
        """What the plain hand does for a hero, the script for an enemy."""
        choose = enemy_script.choose if self.side == ENEMY else plain_hand.choose
        return choose(self.fight, self.round, self.healths)

    def targets(self, op: OnTokens) -> list[str]:
        """The tokens that an effect of the acting side is used on [RB-735]."""
        places = enemy_script.targets(self.fight, self.round, self.side, op)
        owner = tokens(self.t, self.acting if op.pick.mine else self.t.other_side(self.acting))
        return [owner[at] for at in places]


def round_of(t: Table, fight: Fight, hero: str, foe: str, turn: int) -> Round:
    """The round on the table in the codes of a fight, when it is the turn of HERO, of ENEMY or of nobody (OVER)."""
    bits, used, passed = bits_of(t, fight, hero, foe), 0, 0
    for number, left in enumerate(limits_of(t, fight, hero)):
        bits |= LIMIT_BITS << number if left else 0
    for side, piece in ((HERO, hero), (ENEMY, foe)):
        passed |= bool(t.track(names.passed(piece))) << side
        for ability in fight.abilities[side]:
            if t.track(used_ability(ability.piece, ability.window, piece)):
                used |= 1 << ability.bit
    reflects = t.track(names.reflect(hero)), t.track(names.reflect(foe))
    return Round(_pool(t, fight, HERO, hero), _pool(t, fight, ENEMY, foe), used, passed, turn, reflects, bits)


def _pool(t: Table, fight: Fight, side: int, piece: str) -> tuple[int, ...]:
    """The pool of a side; what is out stands in it only where the fight remembers it."""
    coins, found = fight.coins, []
    for token in tokens(t, piece):
        two = t.box.faces[t.card(token)]
        code = coins.lying(two, t.tokens(token, names.REVERSE), t.tokens(token, names.DOUBLED))
        if is_live(t, token):
            found.append(code)
        elif fight.remembers[side]:
            found.append(coins.gone if t.tokens(token, names.REMOVED) else ~code)
    return tuple(found)


def reckoner(t: Table, hero: str, foe: str, kept: Odds | None = None) -> Odds:
    """The odds of a combat: those that were kept, with all that they met, as long as nothing but the limits and the
    healths has changed since; else new ones.
    """
    fight = fight_of(t, hero, foe)
    if kept is not None:
        old = kept.fight
        if replace(fight, limits=old.limits, most=old.most, grows_after=old.grows_after) == old:
            return kept
    return Odds(fight)


def reckoned(t: Table, odds: Odds, hero: str, foe: str, blow: Blow | None = None, fights: int = 0) -> Work[CombatOdds]:
    """The exact chances of a combat of a hero as it stands: before it, within a round whose actions have begun, or
    between two rounds; those of so many `fights` that are played out, where a number is given or the exact ones take
    too long. Where the cast of a round is still being changed it does not count yet. A `blow` is about to fall, in the
    action of the side whose turn it is.
    """
    if odds.wide:
        fights = fights or FIGHTS
    fight, left = odds.fight, (health_left(t, hero), enemy_left(t, hero, foe))
    rounds = t.track(names.COMBAT_ROUND) if t.foe == foe else 0
    if not rounds:
        return _before(t, odds, hero, foe, left, fights)
    limits, passed = limits_of(t, fight, hero), [t.track(names.passed(piece)) for piece in (hero, foe)]
    acting = t.word(names.COMBAT_TURN)
    if acting:
        r = round_of(t, fight, hero, foe, HERO if acting == hero else ENEMY)
        if fights:
            return played_out(odds, Stand(*left, lasting(r.bits), limits), rounds, r, blow=blow, fights=fights)
        return odds.within(r, *left, rounds, limits, blow)
    between = round_of(t, fight, hero, foe, OVER)
    held = held_of(fight, between) if all(passed) else NOT_HELD
    played = rounds if all(passed) else rounds - 1
    if fights:
        return played_out(odds, Stand(*left, lasting(between.bits), limits, held), played, fights=fights)
    return odds.between(*left, played, between.bits, limits, held)


def _before(t: Table, odds: Odds, hero: str, foe: str, left: tuple[int, int], fights: int) -> Work[CombatOdds]:
    """The chances before the first cast. Who has spoken at the start of the combat does not do so again [RB-704]."""
    fight, stand, begun = odds.fight, odds.fresh(*left), NOT_BEGUN
    if t.foe == foe:
        stand = Stand(*left, lasting(bits_of(t, fight, hero, foe)), limits_of(t, fight, hero))
        spoken = frozenset(one.piece for one in fight.starts if t.track(names.started(one.piece)))
        begun = Begun(spoken, t.track(PENDING))
    return played_out(odds, stand, 0, None, begun, fights=fights) if fights else odds.before(*left, begun, stand)


def fair_odds(t: Table, hero: str, lost: str = "", card: str = "", health_more: int = 0) -> Work[CombatOdds]:
    """The chances of a hero, as hurt as now, against the fair enemy of the act, as `fair_fight` says."""
    odds = Odds(fair_fight(t, hero, lost, card, health_more))
    most, enemy = odds.fight.most
    left = max(1, most - t.damage(hero))
    if odds.wide:
        return (yield from played_out(odds, odds.fresh(left, enemy), 0, None, NOT_BEGUN))
    return (yield from odds.before(left, enemy))


def used_ability(piece: str, window: str, side: str) -> str:
    """The track that says whether a side has used a surge ability in this round [RB-718]."""
    return names.once("round", f"{piece}/{window}", side)
