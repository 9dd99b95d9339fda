"""The activation of an enemy: flipped, its effect bar from left to right, exhausted [HT-402 to HT-409]."""

from __future__ import annotations

from collections.abc import Callable

from game.adventure import engage, values
from game.adventure.context import Context
from game.adventure.table import EffectBar, Table
from game.adventure.wounds import flip, suffer
from game.kit.codec import freeze
from game.kit.prompts import Prompt, Refusals


def candidates(t: Table, hero: str) -> list[str]:
    """The enemies a hero must choose from: ready engaged ones, else ready ones in the shadows [HT-402]; those that
    came in this phase too [HT-412], a nemesis in the lair never [HT-411, WQ-737, WQ-735, W-19]."""
    for place in (t.engaged(hero), t.shadows()):
        found = [e for e in t.ready_among(place) if not values.forbidden(t, "activate", e)]
        if found:
            return found
    return []


def choose_enemy(t: Table, hero: str, options: list[str]) -> str:
    """The hero chooses which of them to activate; never one engaged with another hero [HT-402]."""

    def why() -> Refusals:
        reasons: Refusals = {}
        for enemy in t.enemies():
            if enemy in options:
                continue
            if t.piece(enemy).exhausted:
                reasons[enemy] = ("refusal.enemy-exhausted", t.rules.cites.activates)
            elif values.forbidden(t, "activate", enemy):
                reasons[enemy] = ("refusal.asleep", t.rules.cites.cannot)
            elif t.host(enemy) not in ("", hero):
                reasons[enemy] = ("refusal.engaged-elsewhere", t.rules.cites.activated)
            else:
                reasons[enemy] = ("refusal.engaged-first", t.rules.cites.activated)
        return reasons

    return t.ask(Prompt("activate-enemy", hero, hero, tuple(options)), why)[0]


def activate_enemy(t: Table, hero: str, enemy: str) -> None:
    """An enemy activates, flipped first if it lies facedown, which does not move it [HT-403].

    One that is defeated on the way stops [HT-710]; one that is exhausted goes on [R-17]. At the end it is exhausted
    [HT-404, WQ-733, WQ-739].
    """
    t.set_track("active", hero)
    t.enemy_acting = enemy
    flip(t, enemy)
    if t.in_play(enemy):
        t.note("enemy-activates", enemy=enemy, hero=hero)
        if t.grim:
            t.bar = EffectBar(freeze(t.state), resolve_bar)
        resolve_bar(t, hero, enemy)
        t.bar = None
    if t.in_play(enemy):
        t.exhaust(enemy)
    t.enemy_acting = ""


def resolve_bar(t: Table, hero: str, enemy: str) -> None:
    """The keywords of an effect bar, from left to right [HT-404, WQ-734].

    An enemy that falls on the way stops, or resolves the rest where it is no more [HT-710, WQ-740]. Has the hero
    fallen, "you" is from then on who counts as active [WQ-741, WQ-703].
    """
    for keyword in t.enemy_card(enemy).bar:
        if t.in_play(enemy):
            t.met = t.host(enemy)
        elif not t.rules.fallen_enemy_finishes:
            return
        resolve_keyword(t, hero if t.standing(hero) else t.active, enemy, keyword)


def resolve_keyword(t: Table, hero: str, enemy: str, keyword: str) -> None:
    """One keyword of an effect bar; "you" is the active hero [HT-405, HT-409, WQ-754, W-10]."""
    t.note("keyword", enemy=enemy, keyword=keyword, hero=hero)
    builtin = BUILTIN.get(keyword)
    if builtin is not None:
        builtin(t, hero, enemy)
    else:
        t.box.keywords[keyword].run(t, Context(you=hero, source=enemy, this=enemy))


def advance(t: Table, hero: str, enemy: str) -> None:
    """The enemy becomes engaged with the active hero [HT-406], or with whom a quest says [WQ-751]."""
    if t.in_play(enemy):
        engage.engage(t, values.engages_with(t, enemy) or hero, enemy)


def inflict(t: Table, hero: str, enemy: str) -> None:
    """The hero it is engaged with, or was when it fell, suffers wounds equal to its attack value; from the shadows the
    active hero does [HT-407, WQ-752, WQ-740]."""
    host = t.host(enemy) if t.in_play(enemy) else t.met
    suffer(t, host or hero, values.attack(t, enemy), "inflict", enemy)


def retreat(t: Table, hero: str, enemy: str) -> None:
    """The enemy goes faceup into the shadows [HT-408, WQ-753]."""
    engage.retreat(t, enemy)


BUILTIN: dict[str, Callable[[Table, str, str], None]] = {"advance": advance, "inflict": inflict, "retreat": retreat}
