"""Adventures: gems, events, errands, quests [RB-501 to RB-528]."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from game.kit.prompts import Prompt
from game.runebound import decks, names, values
from game.runebound.belongings import keep_trophy
from game.runebound.box import ENEMY, EVENT
from game.runebound.context import Context
from game.runebound.dice import EXPLORE, Roll, offer_exertion, throw
from game.runebound.fights import begin_fight
from game.runebound.rolls import after_roll
from game.runebound.symbols import BITS, LETTERS
from game.runebound.table import Table

MOST_OPEN = 4
OPTIONS = ("option-1", "option-2")
ERRAND = "errand"
"""On an open event: which option has made it an errand, 1 or 2."""


def adventure(t: Table, hero: str) -> str:
    """The gem is turned facedown and a card of its deck drawn; gives the next node [RB-501, RB-503]."""
    gem = t.gem_at(t.here(hero))
    kind = t.box.gem_kind(t.card(gem))
    t.turn(gem, False)
    piece = decks.top(t, kind)
    if not piece:
        t.note("nothing-drawn", hero=hero, kind=kind)
        return "act"
    t.learn()
    t.move(piece, names.DRAWN, face_up=True)
    t.note("adventure", hero=hero, piece=piece, kind=kind)
    found = t.kind(piece)
    if found == ENEMY:
        begin_fight(t, hero, piece, names.FIGHT_CARD)
        return "combat"
    if found == EVENT:
        return "event"
    lay_open(t, hero, piece)
    return "act"


def drawn(t: Table) -> str:
    """The adventure card in resolution; empty for none."""
    found = t.zone(names.DRAWN)
    return found[0] if found else ""


# -- events and errands


def resolve_event(t: Table, hero: str) -> None:
    """One of two options is picked that can be done; a card that is kept becomes a trophy, last of all [RB-515, RB-516,
    RB-528].
    """
    piece = drawn(t)
    t.set_track(names.READING, piece)
    effects = dict(zip(OPTIONS, t.box.options[t.card(piece)], strict=True))
    meaning = Context(hero, piece, window="option", optional=True)
    able = tuple(key for key, effect in effects.items() if effect.would(t, meaning)) or OPTIONS
    data: dict[str, object] = {"piece": piece}
    picked = t.ask(Prompt("option", hero, piece, able, data=data))[0]
    t.note("option", hero=hero, piece=piece, option=picked)
    meaning.picked = True
    effects[picked].run(t, meaning)
    settle_event(t, hero)


def settle_event(t: Table, hero: str) -> None:
    """The card becomes a trophy if its text said so, else it is discarded [RB-515]; an errand lies elsewhere."""
    piece = drawn(t)
    t.set_track(names.READING, "")
    if not piece:
        return
    if t.word(names.KEPT) == piece:
        t.set_track(names.KEPT, "")
        keep_trophy(t, hero, piece, "on-keep")
    else:
        throw_away(t, hero, piece)


def throw_away(t: Table, hero: str, piece: str) -> None:
    """An adventure card is discarded."""
    t.note("discarded", hero=hero, piece=piece)
    decks.discard(t, piece)


def carry(t: Table, hero: str, piece: str, option: int) -> None:
    """The card lies open before the hero, to be carried somewhere [RB-517]."""
    t.add_token(piece, ERRAND, option)
    t.note("carries", hero=hero, piece=piece)
    lay_open(t, hero, piece)


def lay_open(t: Table, hero: str, piece: str) -> None:
    """A quest or an errand lies open before its hero; of five one is discarded at once [RB-521, RB-525]."""
    t.move(piece, names.open_cards(hero), face_up=True)
    t.note("lies-open", hero=hero, piece=piece)
    lying = t.zone(names.open_cards(hero))
    if len(lying) > MOST_OPEN:
        throw_away(t, hero, t.ask(Prompt("drop-open", hero, "RB-525", tuple(lying)))[0])


def deliverable(t: Table, hero: str) -> list[str]:
    """The errands that a hero can deliver here [RB-517]."""
    return [
        piece for piece in t.zone(names.open_cards(hero))
        if t.tokens(piece, ERRAND) and t.at(hero, t.box.errand(t.card(piece), t.tokens(piece, ERRAND)).where)
    ]  # fmt: skip


def deliver(t: Table, hero: str, piece: str) -> None:
    """The reward of an errand; the card becomes a trophy [RB-517]."""
    t.note("delivers", hero=hero, piece=piece)
    errand = t.box.errand(t.card(piece), t.tokens(piece, ERRAND))
    errand.reward.run(t, Context(hero, piece, window="deliver"))
    keep_trophy(t, hero, piece, "on-keep")


# -- quests


def explorable(t: Table, hero: str) -> list[str]:
    """The quests of a hero whose place this hex belongs to, never those of others [RB-521, RB-522, RB-526];
    of two copies each is its own quest [R-16].
    """
    quests = t.box.content.quests
    found = [piece for piece in t.zone(names.open_cards(hero)) if t.card(piece) in quests]
    return [piece for piece in found if t.at(hero, quests[t.card(piece)].place)]


def explore(t: Table, hero: str, piece: str) -> None:
    """Dice as many as the speed; one outcome that they cover may be chosen, then the card becomes a trophy [RB-522,
    RB-523, RB-524].
    """
    t.note("explores", hero=hero, piece=piece)
    t.set_track(names.READING, piece)
    roll = throw(t, hero, values.speed(t, hero), EXPLORE)
    after_roll(t, roll)
    finds = t.box.finds[t.card(piece)]
    data: dict[str, object] = {"piece": piece}
    while len(found := covered(t, roll, finds)) < len(finds):
        if not offer_exertion(t, roll, {**data, "covered": found}):
            break
    data["dice"] = roll.shown()
    picked = t.ask(Prompt("outcome", hero, piece, tuple(f"find-{key}" for key in found), 0, 1, data))
    if not picked:
        t.set_track(names.READING, "")
        t.note("finds-nothing", hero=hero, piece=piece)
        return
    t.note("finds", hero=hero, piece=piece, outcome=picked[0])
    finds[picked[0].removeprefix("find-")].run(t, Context(hero, piece, window="find"))
    t.set_track(names.READING, "")
    keep_trophy(t, hero, piece, "on-quest")


def covered(t: Table, roll: Roll, finds: Iterable[str]) -> list[str]:
    """The outcomes whose symbols the dice cover, one die for each [RB-522]."""
    shown = [t.box.masks[face] for face in roll.faces]
    return [key for key in finds if covers(shown, key)]


def covers(shown: list[int], key: str) -> bool:
    """Whether some dice cover the symbols of an outcome, no die twice [R-210]."""
    needs = [BITS[LETTERS[letter]] for letter in key]
    if len(needs) > len(shown):
        return False
    return any(all(die & need for die, need in zip(dice, needs, strict=True)) for dice in permutations(shown, len(key)))
