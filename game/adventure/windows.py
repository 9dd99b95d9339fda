"""Timing windows: collect what is bound to the moment, let it be ordered, let what is optional be declined.

An ability answers the same event only once [R-10], but also an event that its own effect brings about; an item is used
only in its window and once for each [R-20].
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.adventure.box import Ability
from game.adventure.context import Context
from game.adventure.speakers import Speakers
from game.adventure.table import LAIR, SEATS, Table, conditions_zone, gear_zone, play_zone
from game.kit.prompts import Prompt

OWN_WINDOWS = frozenset({
    "act-start", "act-choose", "before-action", "roll", "results", "after-action", "after-aided", "act-end",
})  # fmt: skip
"""Windows of a hero's activation: other heroes' cards and items say nothing there."""


class Ready(Struct):
    """An ability in its window, with the meaning of its words. `optional`: whether it may be declined; using a card
    always may [HT-810, R-20, WQ-304]."""

    id: str
    piece: str
    ability: Ability
    context: Context
    optional: bool
    use: str
    """What kind of cost using the card has; empty where it speaks by itself."""
    zone: str
    """Where the piece lay when the window opened."""
    answering: tuple[str, ...]
    """This ability and its event (the window, what speaks, the enemy and the hero to whom it happens), as the table
    remembers them while it resolves."""


Place = tuple[str, str, str, str]
"""Where something speaks: card id, piece id (none for a rule), the hero to whom it belongs (if one), how it is used."""


def in_place(t: Table, bound: Speakers, window: str, c: Context) -> list[Place]:
    """Those of the speakers of a window who lie where they can speak."""
    pieces, zones, uses = t.board.pieces, t.board.zones, t.box.uses
    found: list[Place] = []
    if bound.heroes or bound.conditions or bound.items or bound.gear:
        for hero in speaking(t, window, c):
            if (card := pieces[hero].card) in bound.heroes:
                found.append((card, hero, hero, ""))
            for piece in zones.get(conditions_zone(hero), ()) if bound.conditions else ():
                if (card := pieces[piece].card) in bound.conditions:
                    found.append((card, piece, hero, ""))
            for piece in zones.get(gear_zone(hero), ()) if bound.gear else ():
                if (card := pieces[piece].card) in bound.gear and pieces[piece].face_up:
                    found.append((card, piece, hero, uses.get(card, "")))
            for piece in zones.get(play_zone(hero), ()) if bound.items else ():
                if (card := pieces[piece].card) in bound.items:
                    found.append((card, piece, hero, uses.get(card, "")))
    if bound.locations and t.location in bound.locations:
        found.append((t.location, t.location, "", ""))
    if bound.enemies:
        for piece in t.enemies():
            if (card := pieces[piece].card) in bound.enemies and pieces[piece].face_up:
                found.append((card, piece, "", ""))
        for piece in t.zone(LAIR) if window == "threat" else ():
            if piece in bound.enemies:
                found.append((piece, piece, "", ""))
    for rule in bound.rules:
        found.append((rule, "", "", ""))
    return found


def speaking(t: Table, window: str, c: Context) -> list[str]:
    """The heroes whose cards can speak: in a window of an activation its hero, in all others whoever stands; gear also
    where its owner has fallen just now [WQ-915].
    """
    if window in OWN_WINDOWS:
        return [c.you] if t.standing(c.you) else []
    heroes = t.heroes()
    return [*heroes, t.fallen] if window == "on-hero-defeat" and t.zone(gear_zone(t.fallen)) else heroes


def collect(t: Table, window: str, c: Context) -> list[Ready]:
    """All that is bound to a window now. What a hero's own cards leave open that hero decides, not the active one."""
    bound = t.cast.windows[window]
    if bound is None:
        return []
    found = []
    for card, piece, owner, use in in_place(t, bound, window, c):
        ability = t.box.abilities[card, window]
        if c.this and ability.own and piece != c.this:
            continue
        if ability.only and not _allowed(t, ability.only, c):
            continue
        inner = Context(
            owner or c.you, card, c.it, owner, this=piece if window == "threat" else c.this or piece, blow=c.blow,
            defeated_by_attack=c.defeated_by_attack,
        )  # fmt: skip
        optional = bool(use) or ability.effect.optional
        zone = t.piece(piece).zone if piece else ""
        answering = (piece or card, window, c.source, c.this, c.it)
        found.append(Ready(piece or card, piece, ability, inner, optional, use, zone, answering))
    return found


def usable(t: Table, ready: Ready) -> bool:
    """Whether an ability may answer now: its limit, and whether it would change anything [R-09].

    What a fallen hero would be free to do is not done any more, nor offered [HT-801, R-02]; what must happen does
    [WQ-314, W-12].
    """
    ability, c = ready.ability, ready.context
    if ready.optional and not t.standing(c.you) and not (ready.use and c.you == t.fallen):
        return False
    if ability.limit and t.track(f"used:{ready.id}"):
        return False
    if ready.use and not t.rules.can_use(t, ready):
        return False
    if ready.answering in t.busy or (ability.condition is not None and not ability.condition(t, c)):
        return False
    return bool(ability.effect.would(t, c))


def _allowed(t: Table, only: str, c: Context) -> bool:
    if only == "counterattack":
        return c.blow is not None and c.blow.cause == "counterattack"
    if only == "enemy-phase":
        return t.word("phase") == "enemies"
    return t.action is not None and t.action.kind == only


def open_window(t: Table, window: str, c: Context) -> None:
    """Resolve a window: in the order of the game [HT-011, WQ-008], optional abilities may be declined [HT-003, WQ-004].

    What another ability of the window makes possible may be used after it; but where the rules of a quest resolve in
    printed order, one whose turn has passed does not come again (Q6-5) [WQ-307, W-11].
    """
    pending = collect(t, window, c)
    while pending:
        able = [r for r in pending if _still_there(t, window, r) and usable(t, r)]
        chosen = t.rules.next_ability(t, window, c, able) if able else None
        if chosen is None:
            return
        if window in t.rules.printed_order and not chosen.piece:
            pending = [r for r in pending[: pending.index(chosen)] if r.piece] + pending[pending.index(chosen) :]
        pending.remove(chosen)
        resolve(t, chosen)


def _still_there(t: Table, window: str, ready: Ready) -> bool:
    """A card that has left its place since the window opened says nothing any more; a threat still resolves [R-19]."""
    if not ready.piece or window == "threat":
        return True
    if ready.zone == SEATS:
        return t.standing(ready.piece)
    return t.piece(ready.piece).zone == ready.zone or t.in_play(ready.piece)


def ask_which(t: Table, window: str, c: Context, pending: list[Ready], orders: str) -> Ready | None:
    """Let one of several abilities be chosen, by the hero to whom all belong that may be declined, else by the one who
    orders them; None if all are declined.
    """
    must = [r for r in pending if not r.optional]
    if must and len(pending) == 1:
        return must[0]
    options = tuple(r.id for r in pending)
    owners = {r.context.you for r in pending}
    chooser = owners.pop() if len(owners) == 1 and not must else orders
    data: dict[str, object] = {"window": window}
    if c.blow is not None:
        data |= {"hero": c.blow.hero, "amount": c.blow.amount, "cause": c.blow.cause}
    if c.this:
        data["this"] = c.this
    if must:
        answer = t.ask(Prompt("order", chooser, c.source, options, 1, 1, data))
    else:
        offer = " ".join(("use", window, *options))
        answer = t.ask(Prompt("use", chooser, c.source, options, 0, 1, data, offer))
    return pending[options.index(answer[0])] if answer else None


def resolve(t: Table, ready: Ready) -> None:
    """Resolve one ability: what using the card costs is paid first, a limit is noted."""
    if ready.ability.limit:
        t.set_track(f"used:{ready.id}", 1)
    name = "uses" if ready.optional else "resolves"
    t.note(name, source=ready.context.source, piece=ready.piece, hero=ready.context.you)
    if ready.use:
        t.rules.pay_use(t, ready)
    t.busy.add(ready.answering)
    try:
        ready.ability.effect.run(t, ready.context.maybe() if ready.optional and not ready.use else ready.context)
    finally:
        t.busy.discard(ready.answering)


def replaced(t: Table, window: str, c: Context) -> bool:
    """Resolve a window whose abilities happen instead of something; whether any did."""
    instead = [ready for ready in collect(t, window, c) if usable(t, ready)]
    for ready in instead:
        resolve(t, ready)
    return bool(instead)


def run_in_order(t: Table, window: str, c: Context) -> None:
    """Resolve the quest's rules of a window in their printed order."""
    for rule, effect in t.box.quest_rules(t.quest_id, window):
        effect.run(t, replace(c, source=rule.id))
