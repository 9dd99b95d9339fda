"""Wounds: suffering, recovering, and the defeat of enemies and heroes."""

from __future__ import annotations

from game.adventure.cards import NEMESIS
from game.adventure.context import Blow, Context
from game.adventure.dice import plain, striking
from game.adventure.ending import check_at_once
from game.adventure.progress import trim
from game.adventure.table import (
    CONDITION_SUPPLY,
    DEFEATED,
    ENEMY_DISCARD,
    SHADOWS,
    WOUND,
    Table,
    conditions_zone,
)
from game.adventure.windows import open_window, replaced


def suffer(t: Table, who: str, amount: int, cause: str, source: str, cost: bool = False) -> None:
    """A hero or an enemy suffers wounds. `cause` is attack, counterattack, inflict, effect, cap or exhaustion.

    An enemy is flipped faceup first [HT-315]; wounds that come from no attack ignore resilience, which the caller of
    an attack has taken off already [HT-709]. A hero may prevent wounds, but not those of a cost [R-08]. Outside an
    action whoever's health is reached is defeated at once [HT-710, R-01, WQ-313, WQ-707, W-01].
    """
    if amount <= 0:
        return
    if t.standing(who):
        if not cost:
            amount = _after_prevention(t, who, amount, cause, source)
        if amount <= 0:
            return
    elif t.in_play(who):
        flip(t, who)
        if t.action is not None and cause == "attack":
            t.action.hits[who] = t.action.hits.get(who, 0) + amount
    else:
        return
    t.note("suffers", who=who, amount=amount, cause=cause, source=source)
    t.add_token(who, WOUND, amount)
    if not (t.action and t.action.deferring):
        settle(t)


def _after_prevention(t: Table, hero: str, amount: int, cause: str, source: str) -> int:
    """The wounds that are left when every "would suffer" ability has had its say [WQ-916, W-16, W-17]."""
    blow = Blow(hero, amount, cause)
    open_window(t, "would-suffer", Context(you=hero, source=source, it=hero, blow=blow))
    return blow.amount


def recover(t: Table, who: str, amount: int) -> int:
    """A hero or an enemy recovers wounds, as many as there are [HT-006]; returns how many."""
    hero = t.is_hero(who)
    if not (t.standing(who) if hero else who in t.board.pieces):
        return 0
    recovered = t.take_token(who, WOUND, amount)
    if recovered:
        t.note("recovers", who=who, amount=recovered)
        if hero:
            open_window(t, "on-recover", Context(you=who, source=who, it=who))
    return recovered


def flip(t: Table, enemy: str) -> None:
    """A facedown enemy is turned faceup where it lies [WQ-707, WQ-709]."""
    if not t.faceup(enemy):
        t.reveal(enemy)
        t.note("flipped", enemy=enemy)
        open_window(t, "on-flip", Context(you=t.active, source=enemy, this=enemy))


def settle(t: Table) -> None:
    """Defeat every enemy and every hero whose wounds reach their health [HT-313, HT-710, WQ-408, WQ-1101]; enemies
    first. A defeat may end the quest at once [WQ-1205, WQ-1207].
    """
    check_at_once(t)
    while True:
        fallen = _fallen(t, t.enemies())
        if fallen:
            defeat_enemy(t, fallen)
            check_at_once(t)
            continue
        dead = _fallen(t, t.heroes())
        if not dead:
            trim(t)
            return
        t.rules.defeat_hero(t, dead)


def _fallen(t: Table, who: list[str]) -> str:
    """The first whose wounds reach its health; empty if none is. Nobody falls unhurt."""
    pieces = t.board.pieces
    for piece_id in who:
        tokens = pieces[piece_id].tokens
        if WOUND in tokens and tokens[WOUND] >= t.rules.health(t, piece_id):
            return piece_id
    return ""


def defeat_enemy(t: Table, enemy: str) -> None:
    """An enemy is defeated: discarded with its wounds, a nemesis set aside [HT-706, WQ-716, WQ-720].

    "On defeat" abilities see it where it was (10.5), so they resolve just before it leaves.
    """
    action = t.action
    by_attack = action is not None and action.cleanup and action.hits.get(enemy, 0) > 0
    c = Context(you=t.active, source=enemy, this=enemy, defeated_by_attack=by_attack)
    if replaced(t, "would-be-defeated", c):
        return
    struck = striking(t, action.thrown) if action is not None and by_attack else ()
    t.note("defeated", who=enemy, by=t.active, dice=plain(struck))
    if action is not None and by_attack:
        action.defeated += 1
    t.take_token(enemy, WOUND, t.tokens(enemy, WOUND))
    open_window(t, "on-defeat", c)
    if not t.in_play(enemy):
        return
    if t.enemy_card(enemy).rank == NEMESIS:
        t.rules.set_aside(t, enemy)
    else:
        discard_enemy(t, enemy)


def set_aside(t: Table, enemy: str) -> None:
    """A nemesis that is defeated is out of the quest [HT-706, WQ-719]."""
    discard_enemy(t, enemy, DEFEATED)


def discard_enemy(t: Table, enemy: str, zone: str = ENEMY_DISCARD) -> None:
    """An enemy leaves play, readied and without wounds; the top of the pile is where the next look begins [R-14,
    WQ-319].
    """
    if not t.faceup(enemy):
        t.learn()
    t.take_token(enemy, WOUND, t.tokens(enemy, WOUND))
    t.ready(enemy)
    t.move(enemy, zone, 0, face_up=True)


def leave_engagements(t: Table, hero: str) -> None:
    """The enemies engaged with a hero who falls go to the shadows, faceup, as they are [HT-801, WQ-1102, W-18]."""
    for enemy in list(t.engaged(hero)):
        t.move(enemy, SHADOWS, face_up=True)


def lose_conditions(t: Table, hero: str) -> None:
    """A hero who falls loses every condition [HT-801, WQ-1102]."""
    for condition in list(t.zone(conditions_zone(hero))):
        t.move(condition, CONDITION_SUPPLY)


def answer_defeat(t: Table, hero: str) -> None:
    """A hero has fallen: what answers that, and the end of the quest if nobody stands [HT-803, WQ-1108]."""
    answered, t.fallen = t.fallen, hero
    open_window(t, "on-hero-defeat", Context(you=t.active, source=hero, it=hero))
    t.fallen = answered
    check_at_once(t)
