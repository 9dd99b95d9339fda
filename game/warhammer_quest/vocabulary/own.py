"""The words that only the cards of the Warhammer Quest card game use."""

from __future__ import annotations

from game.adventure import values
from game.adventure.action import reroll as reroll_dice
from game.adventure.context import Context
from game.adventure.decide import choose_one
from game.adventure.dice import HERO_DIE, plain, symbols, throw
from game.adventure.enemy_activation import activate_enemy
from game.adventure.table import DRAWN, EXPLORATION_DECK, play_zone
from game.adventure.vocabulary.kinds import Enemy, Hero, Ref, on
from game.adventure.windows import open_window
from game.adventure.wounds import suffer
from game.kit.effects.effect import Effect
from game.kit.effects.language import Condition, MarkError, Name, Number
from game.kit.prompts import Prompt
from game.warhammer_quest import defeat, gear, settlement
from game.warhammer_quest.action import CRITICAL
from game.warhammer_quest.campaign import add_to_pool, quests_won
from game.warhammer_quest.dungeon import Ways, draw_and_resolve
from game.warhammer_quest.dungeon import hand as hand_over
from game.warhammer_quest.dungeon import redraw as draw_another
from game.warhammer_quest.table import Table
from game.warhammer_quest.zones import BOX, BURIED

WOUNDS, TOKENS = "wounds", "tokens"


# -- lines of action cards ---------------------------------------------------------------------------


def pick(who: Hero) -> Effect:
    """Names the target of the aid action that follows; `target` is that hero from here on."""

    def run(t: Table, c: Context) -> None:
        able = who.ids(t, c)
        if t.action is not None and able:
            t.action.targets = [choose_one(t, c, "aid-named", able)]
            t.note("targets", hero=c.you, action="aid", targets=list(t.action.targets))

    return Effect(run, lambda t, c: bool(who.ids(t, c)))


def keep_ready() -> Effect:
    """The action card just chosen is not exhausted."""

    def run(t: Table, c: Context) -> None:
        if t.action is not None:
            t.action.kept = True
            t.note("keeps-ready", hero=t.action.hero, card=t.action.card)

    return Effect(run, lambda t, c: t.action is not None and not t.action.kept)


def hero_die(effect: Effect) -> Effect:
    """You roll 1 hero die outside any action; with a success or a critical the effect resolves. Nothing rerolls it."""

    def run(t: Table, c: Context) -> None:
        thrown = throw(t, HERO_DIE, "h1", c.source)
        t.note("die", hero=c.you, source=c.source, dice=plain([thrown]))
        if {"success", CRITICAL} & set(symbols(t, thrown)):
            effect.run(t, c)

    return Effect(run, effect.would)


def reroll(number: Number) -> Effect:
    """Choose up to n times 1 die of this roll and roll it again, but none that shows a critical [WQ-406]."""

    def would(t: Table, c: Context) -> bool:
        return t.action is not None and any(CRITICAL not in symbols(t, die) for die in t.action.thrown)

    return Effect(lambda t, c: reroll_dice(t, c, number(t, c), CRITICAL), would)


# -- heroes and enemies ------------------------------------------------------------------------------


def distribute(what: Name, number: Number) -> Effect:
    """The party allots so many wounds or tokens among the heroes one by one, in any split: no more wounds than a hero
    can bear nor tokens than there are places, as long as another hero has room [WQ-018]. The leader is asked, whoever
    is active [WQ-006].
    """
    if what not in (WOUNDS, TOKENS):
        raise MarkError(f"{what} cannot be distributed")

    def room(t: Table, hero: str) -> int:
        return values.health_left(t, hero) if what == WOUNDS else t.rules.token_room(t, hero)

    def run(t: Table, c: Context) -> None:
        shares = dict.fromkeys(t.heroes(), 0)
        steps = number(t, c)
        for step in range(steps):
            able = [hero for hero in shares if shares[hero] < room(t, hero)]
            if not able:
                break
            data: dict[str, object] = {"what": what, "step": step + 1, "steps": steps, "shares": dict(shares)}
            shares[t.ask(Prompt("distribute", t.leader, c.source, tuple(able), 1, 1, data))[0]] += 1
        t.note("distributes", what=what, shares=dict(shares), source=c.source)
        for hero, share in shares.items():
            if share and what == WOUNDS:
                suffer(t, hero, share, "effect", c.source)
            elif share:
                t.rules.claim_tokens(t, hero, share)

    return Effect(run, lambda t, c: number(t, c) > 0 and any(room(t, hero) > 0 for hero in t.heroes()))


def activate(enemy: Enemy) -> Effect:
    """The enemy resolves its bar now, exhausted or not, and is exhausted; nothing if it is not in play [WQ-738]."""

    def run(t: Table, c: Context) -> None:
        for piece in enemy.ids(t, c):
            if t.in_play(piece):
                before = t.word("active")
                activate_enemy(t, t.active, piece)
                open_window(t, "after-enemy", Context(you=t.active, source=piece, this=piece))
                t.set_track("active", before)

    return Effect(run, lambda t, c: any(t.in_play(piece) for piece in enemy.ids(t, c)))


def revive(who: Hero, number: Number) -> Effect:
    """A defeated hero is turned up and recovers n wounds; nobody in the delve [WQ-1106, WQ-1254]."""

    def useful(t: Table, c: Context, hero: str) -> bool:
        return t.is_hero(hero) and not t.standing(hero) and not t.delve

    return on(who, "revive", lambda t, c, h: defeat.revive(t, h, number(t, c)), useful)


def next_(who: Hero) -> Hero:
    """The next hero clockwise who is not defeated and not that one; nobody if there is none."""

    def find(t: Table, c: Context) -> list[str]:
        found = who.ids(t, c) or ([c.it] if t.is_hero(c.it) else [])
        after = t.next_hero(found[0]) if found else ""
        return [after] if after and after != found[0] else []

    return Ref(find)


# -- cards -------------------------------------------------------------------------------------------


def draw(
    number: Number,
    look: Number | None = None,
    rest: Name | None = None,
    avoid: Effect | None = None,
    skip: Effect | None = None,
    by: Hero | None = None,
) -> Effect:
    """Draw and resolve dungeon cards, their treasure first [WQ-903].

    `look=n`: one of the n top cards, the others on the bottom; `avoid`: the hero may pay that to put the card on the
    bottom unresolved; `skip`: it may be discarded for that instead; `by`: that hero is "you".
    """
    if rest not in (None, "bottom"):
        raise MarkError("what was looked at goes to the bottom")

    def run(t: Table, c: Context) -> None:
        inner = c.plain()
        if by is not None:
            inner = c.bind(c.it, by.first(t, c))
            inner.you = by.first(t, c)
        draw_and_resolve(t, inner, number(t, inner), look(t, inner) if look else 0, Ways(avoid, skip))

    return Effect(run, lambda t, c: bool(t.zone(EXPLORATION_DECK)))


def redraw() -> Effect:
    """Put the card about to be resolved on the bottom of the dungeon deck and draw another."""

    def would(t: Table, c: Context) -> bool:
        there = c.this in t.zone(DRAWN) and bool(t.zone(EXPLORATION_DECK))
        return there and not values.forbidden(t, "bury", c.this)

    return Effect(lambda t, c: draw_another(t, c.it or c.you, c.this), would)


def claim_gear(who: Hero, number: Number) -> Effect:
    """A hero claims gear as with n treasure icons [WQ-902]."""

    def act(t: Table, c: Context, hero: str) -> None:
        gear.claim_gear(t, hero, number(t, c), c.source)

    return on(who, "claim-gear", act, lambda t, c, hero: bool(gear.offered(t)))


def hand(what: Name, who: Hero) -> Effect:
    """An item goes from its holder to a hero; `this` is the card with the text."""

    def piece_of(t: Table, c: Context) -> str:
        return c.this if what == "this" else str(what)

    def useful(t: Table, c: Context, hero: str) -> bool:
        piece = piece_of(t, c)
        held = piece in t.board.pieces and t.piece(piece).zone.startswith("play:")
        return held and t.piece(piece).zone != play_zone(hero)

    return on(who, "hand", lambda t, c, hero: hand_over(t, piece_of(t, c), hero), useful)


def bury(what: Name, among: Number, below: Number) -> Effect:
    """The card is shuffled with so many cards from the top of the dungeon deck; they are put below the top ones that
    are left.
    """

    def run(t: Table, c: Context) -> None:
        piece = str(what)
        taken = [*t.zone(EXPLORATION_DECK)[: among(t, c)], piece]
        for card in taken:
            t.move(card, EXPLORATION_DECK, face_up=False)
        for at, card in enumerate(t.streams.shuffled("bury", taken)):
            t.move(card, EXPLORATION_DECK, min(below(t, c) + at, len(t.zone(EXPLORATION_DECK))), face_up=False)
        first = below(t, c)
        places = {"first": first, "after": first + len(taken), "size": len(t.zone(EXPLORATION_DECK))}
        for name, value in places.items():
            t.set_track(f"{BURIED}:{name}", value)
        t.note("buries", card=piece)

    return Effect(run, lambda t, c: str(what) in t.zone(BOX))


# -- campaign and delve ------------------------------------------------------------------------------


def pool(what: Name) -> Effect:
    """The card is added to the campaign pool; nothing if it is there or struck."""
    return Effect(lambda t, c: add_to_pool(t, str(what)), lambda t, c: True)


def camp(who: Hero, number: Number) -> Effect:
    """A hero takes n settlement actions of trainer, blacksmith and arena, in the delve [WQ-1253]."""
    return on(who, "camp", lambda t, c, h: settlement.camp(t, h, number(t, c)), lambda t, c, h: t.standing(h))


def refresh(who: Hero) -> Effect:
    """All gear of a hero is turned up and readied."""
    return on(who, "refresh", lambda t, c, h: settlement.refresh_gear(t, h), lambda t, c, h: t.standing(h))


# -- queries -----------------------------------------------------------------------------------------


def half(number: Number) -> Number:
    """Half of n, rounded up."""
    return lambda t, c: -(-number(t, c) // 2)


def max_(*numbers: Number) -> Number:
    """The greatest of some numbers."""
    return lambda t, c: max(n(t, c) for n in numbers)


def won() -> Number:
    """Campaign quests won so far [WQ-1262]."""
    return lambda t, c: quests_won(t)


def held(what: Name) -> Condition:
    """A hero who is not defeated has the card."""
    return lambda t, c: any(what in t.zone(play_zone(hero)) for hero in t.heroes())


def holds(who: Hero, what: Name) -> Condition:
    """That hero has the card, defeated or not."""
    return lambda t, c: any(what in t.zone(play_zone(hero)) for hero in who.ids(t, c) or [c.it])


PLAIN = {f.__name__: f for f in (won,)}
WORDS = {
    f.__name__.rstrip("_"): f
    for f in (
        pick, keep_ready, hero_die, reroll, distribute, activate, revive, next_, draw, redraw, claim_gear, hand, bury,
        pool, camp, refresh, half, max_, held, holds,
    )
}  # fmt: skip
GROUPS = {"Selectors": ("next",), "Queries": ("half", "max", "won", "held", "holds")}
"""Where they stand in the documentation, those that are no verbs."""
