"""After a combat: rewards, trophies, what defeat by a villain costs, the end of a duel [RB-725, RB-931, RB-932]."""

from __future__ import annotations

from game.runebound import names, windows
from game.runebound.adventures import throw_away
from game.runebound.belongings import keep_trophy
from game.runebound.context import Context
from game.runebound.endings import TurnOver
from game.runebound.fights import end_fight
from game.runebound.scenarios import pay_for_defeat, win
from game.runebound.table import Table

NOTES = {names.LOST: "lost-combat", names.RETREAT: "retreats", names.SPENT: "combat-spent"}


def resolve(t: Table) -> None:
    """What a combat that is over leads to. Raises TurnOver where the active hero lies down, GameOver where it was won
    against the villain.
    """
    how, hero, foe, kind = t.word(names.COMBAT_END), t.fighter, t.foe, t.word(names.FOUGHT)
    if how in NOTES:
        t.note(NOTES[how], hero=hero, enemy=foe)
    if kind == names.FIGHT_DUEL:
        _after_duel(t, hero, foe, how)
    elif kind == names.FIGHT_VILLAIN:
        _after_villain(t, hero, foe, how)
    else:
        _after_enemy(t, hero, foe, how)
    if not t.standing(t.active):
        raise TurnOver


def _after_enemy(t: Table, hero: str, enemy: str, how: str) -> None:
    """Won: texts, reward, trophy [RB-511, RB-725]; else the card is discarded [RB-721]. Open rules of the story speak
    after the reward.
    """
    if how == names.WON:
        windows.speak(t, "after-combat", hero, story=False)
        reward = t.box.on.get(t.card(enemy), {}).get("reward")
        if reward is not None and not t.track(names.NO_REWARD):
            t.note("reward", hero=hero, enemy=enemy)
            reward.run(t, Context(hero, enemy, window="reward"))
        windows.speak(t, "after-combat", hero, own=False)
        end_fight(t)
        keep_trophy(t, hero, enemy)
        return
    end_fight(t)
    throw_away(t, hero, enemy)
    if how in (names.RETREAT, names.SPENT):
        windows.speak(t, "after-retreat", hero)


def _after_villain(t: Table, hero: str, villain: str, how: str) -> None:
    """Who defeats him wins; a defeat costs [RB-932]; he keeps no damage [RB-724, RB-931], but for a party
    [RB-963].
    """
    end_fight(t)
    if how == names.WON:
        win(t, hero)
    if how == names.LOST:
        pay_for_defeat(t, hero, villain)
    if not t.together:
        t.take_token(villain, names.DAMAGE, t.damage(villain))


def _after_duel(t: Table, hero: str, foe: str, how: str) -> None:
    """The texts of the winner, who has won a combat [RB-741, RB-725]; then the one who called the other out gains what
    the card says [RB-742].
    """
    source = t.word(names.DUEL_SOURCE)
    winner = {names.WON: hero, names.LOST: foe}.get(how, "")
    if winner and t.standing(winner):
        windows.speak(t, "after-combat", winner, story=False)
    end_fight(t)
    if how == names.WON and t.standing(hero):
        t.note("duel-won", hero=hero, foe=foe)
        t.box.duels[t.card(source)].run(t, Context(hero, source, window="action"))
