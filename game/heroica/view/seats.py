"""Seats: a hero with all that stands on the panel of the seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from game.heroica import names as tokens
from game.heroica.box import MONSTER, POTION, RELIC, THING, WEAPON
from game.heroica.copter import copter_of
from game.heroica.doors import waited
from game.heroica.scoring import points
from game.heroica.store import sold_for
from game.heroica.table import Table
from game.heroica.view.faces import text_of
from game.heroica.view.names import Names
from game.heroica.view.values import ENDLESS, Item, Seat, Trophy
from game.kit.prompts import halves_of


def seats(names: Names) -> tuple[Seat, ...]:
    """The heroes by seat; nobody before set-up."""
    t = names.t
    return tuple(seat(names, hero) for hero in t.heroes if hero in t.board.pieces)


def seat(names: Names, hero: str) -> Seat:
    """A hero's panel."""
    t, prompt = names.t, names.session.prompt
    filled = t.filled(hero)
    won = trophies(names, hero)
    return Seat(
        hero=hero,
        number=names.seat(hero),
        name=names.card(hero),
        player=names.player(hero),
        computer=bool(names.session.companions.get(hero)),
        skill=text_of(names, hero),
        cell=filled[0].name if filled else "",
        health=t.health(hero),
        most_health=t.most_health(hero),
        gold=t.gold(hero),
        points=points(t, hero),
        weapons=items(names, t.pack(hero, WEAPON)),
        potions=items(names, t.pack(hero, POTION)),
        relics=items(names, t.pack(hero, RELIC)),
        carried=items(names, t.pack(hero, THING)),
        trophies=won,
        trophy_sum=sum(trophy.points for trophy in won),
        skips=t.tokens(hero, tokens.SKIP),
        harm=t.tokens(hero, tokens.HARMS[0]),
        harm_later=t.tokens(hero, tokens.HARMS[1]),
        guarded=bool(t.tokens(hero, tokens.GUARDED)),
        ghost=bool(t.tokens(hero, tokens.GHOST)),
        mounted=bool(t.tokens(hero, tokens.MOUNTED)),
        second_cell=filled[1].name if len(filled) > 1 else "",
        down=bool(t.tokens(hero, tokens.DOWN)),
        waiting=bool(t.word(waited(hero))),
        flying=bool(copter_of(t, hero)),
        active=hero == t.active,
        deciding=prompt is not None and prompt.chooser == hero,
        by_level=by_level(t, hero),
    )


def by_level(t: Table, hero: str) -> tuple[int, ...]:
    """The points that each level brought that is over."""
    scored = [0, *map(int, t.word(tokens.scored(hero)).split())]
    return tuple(after - before for before, after in pairwise(scored))


def items(names: Names, pieces: Iterable[str]) -> tuple[Item, ...]:
    """Pieces of a pack, with what is left of the uses of a relic."""
    return tuple(item(names, piece) for piece in pieces)


def item(names: Names, piece: str) -> Item:
    """One piece of a pack."""
    t, prompt = names.t, names.session.prompt
    card, kind = t.piece(piece).card, t.kind(piece)
    left, uses = uses_of(names, piece)
    options = {halves_of(option)[0] for option in prompt.options} if prompt is not None else set()
    return Item(piece, card, names.card(piece), kind, left, uses, piece in options, sold_for(t, piece))


def uses_of(names: Names, piece: str) -> tuple[int, int]:
    """How often a relic can still be used, of how often; `ENDLESS` where that is not counted [HC-008]."""
    t = names.t
    if t.kind(piece) != RELIC:
        return ENDLESS, ENDLESS
    relic = t.box.content.relics[t.piece(piece).card]
    if relic.a_game:
        return max(0, relic.a_game - t.tokens(piece, tokens.USED)), relic.a_game
    if relic.a_level:
        return max(0, relic.a_level - t.tokens(piece, tokens.USED_IN_LEVEL)), relic.a_level
    return ENDLESS, ENDLESS


def trophies(names: Names, hero: str) -> tuple[Trophy, ...]:
    """What a hero has for monsters: ordinary ones by their strength, bosses by the damage dealt [HC-850]."""
    t = names.t
    beaten = Counter(t.piece(it).card for it in t.pack(hero, MONSTER) if not t.is_boss(it))
    found = [
        Trophy(card, names.card(card), count, count * t.box.strength(card)) for card, count in beaten.items()
    ]  # fmt: skip
    for token, damage in t.piece(hero).tokens.items():
        card = token.removeprefix(tokens.damage(""))
        if card != token:
            found.append(Trophy(card, names.card(card), damage, damage, damage=True))
    return tuple(found)
