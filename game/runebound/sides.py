"""The two sides of a combat: who decides for them, and the plain model of how they stand, for the script [RB-731]."""

from __future__ import annotations

from game.runebound import enemy_script, names, plain_hand, values
from game.runebound.combat_fight import bits_of, fight_of
from game.runebound.combat_state import ENEMY, HERO, LIMIT_BITS, Exactly, Fight, OnTokens, Round
from game.runebound.enemy_script import Action
from game.runebound.pools import is_live, tokens
from game.runebound.table import Table


def sides(t: Table) -> tuple[str, str]:
    """Both sides of the combat, the hero first; in a duel who called it."""
    return t.fighter, t.foe


def scripted(t: Table, side: str) -> bool:
    """Whether a side follows the script [RB-732]."""
    return t.scripted and side not in t.heroes


def player_of(t: Table, side: str) -> str:
    """Who decides for a side: the hero's own player; for an enemy the player to the left of the active one [RB-731]."""
    return side if side in t.heroes else t.left_of(t.active or t.fighter)


def health_left(t: Table, side: str) -> int:
    """The health that a side has left."""
    whole = values.enemy_health(t, side, t.fighter) if side not in t.heroes else values.health(t, side)
    return whole - t.damage(side)


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
        bits = bits_of(t, self.fight, hero, foe)
        for number, (_, left) in enumerate(self.fight.limits):
            bits |= LIMIT_BITS << number if left else 0
        used = 0
        for side, piece in ((HERO, hero), (ENEMY, foe)):
            for ability in self.fight.abilities[side]:
                if t.track(used_ability(ability.piece, ability.window, piece)):
                    used |= 1 << ability.bit
        self.round = Round(self._pool(hero), self._pool(foe), used, 0, self.side, (0, 0), bits)

    def chosen(self) -> Action:
        """What the plain hand does for a hero, the script for an enemy."""
        choose = enemy_script.choose if self.side == ENEMY else plain_hand.choose
        return choose(self.fight, self.round, self.healths)

    def targets(self, op: OnTokens) -> list[str]:
        """The tokens that an effect of the acting side is used on [RB-735]."""
        places = enemy_script.targets(self.fight, self.round, self.side, op)
        owner = tokens(self.t, self.acting if op.pick.mine else self.t.other_side(self.acting))
        return [owner[at] for at in places]

    def _pool(self, side: str) -> tuple[int, ...]:
        t, coins, found = self.t, self.fight.coins, []
        for token in tokens(t, side):
            two = t.box.faces[t.card(token)]
            code = coins.lying(two, t.tokens(token, names.REVERSE), t.tokens(token, names.DOUBLED))
            if not is_live(t, token):
                code = coins.gone if t.tokens(token, names.REMOVED) else ~code
            found.append(code)
        return tuple(found)


def used_ability(piece: str, window: str, side: str) -> str:
    """The track that says whether a side has used a surge ability in this round [RB-718]."""
    return names.once("round", f"{piece}/{window}", side)
