"""The fight as the table has it: the plain model of a combat that goes on, or that could begin."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import comb
from typing import NamedTuple

from msgspec.structs import replace

from game.runebound import names
from game.runebound.box import VILLAIN, ZOMBIE_CARD
from game.runebound.combat_state import (
    ENEMY,
    HERO,
    NEVER,
    ZOMBIES,
    Ability,
    Counted,
    Deal,
    Fight,
    Hold,
    May,
    Once,
    OnTokens,
    Op,
    Ops,
    Outside,
    Passive,
    Recast,
    Spread,
)
from game.runebound.combat_texts import PRICES, WINDOWS, read
from game.runebound.content import Speaking
from game.runebound.context import Context, Query
from game.runebound.enemy_script import flat
from game.runebound.gaining import would_gain
from game.runebound.icons import successes, unseen_icons
from game.runebound.table import Table
from game.runebound.tokens import GOLDEN, Pair, coins_of, pair
from game.runebound.values import attribute, bonus, enemy_health, forbids, health, health_and_least, speed

WILD = "wild"
FAIR = ("razorwing-pair", "orc-outcast")
"""An enemy that is neither easy nor hard (part 14.3 of the content), in act I and in act II."""
Texts = Mapping[str, Ops]
"""What a card does in a combat, by window."""


def fight_of(t: Table, hero: str, foe: str, on_table: bool = False) -> Fight:
    """The combat of a hero with an enemy or a villain (its piece), as it is now or would be. `on_table`: places in the
    pools are those of the tokens on the table, and rims matter.
    """
    speakers = [(piece, texts_of(t, t.card(piece))) for piece in t.belongings(hero)]
    enemy = [(piece, texts_of(t, t.card(piece))) for piece in (t.belongings(foe) if foe in t.heroes else (foe,))]
    borrowed = borrowable(t)
    told = _Told(speakers, enemy, tuple(op for one, _ in borrowed for op in flat(one)), _forbids_surge(t, hero, foe))
    pools, most = (pairs_of(t, hero), pairs_of(t, foe)), (health(t, hero), enemy_health(t, foe, hero))
    found = _spoken(t, hero, foe, told, pools, most, golden=on_table)
    return replace(
        found, grows_after=_grows_after(t, hero, foe), borrowed=borrowed,
        remembers=(on_table or found.remembers[HERO], on_table),
    )  # fmt: skip


class _Told(NamedTuple):
    """What the cards of both sides say in a combat, by piece, what else may come to be said, and whether the hero can
    use no surges.
    """

    hero: list[tuple[str, Texts]]
    enemy: list[tuple[str, Texts]]
    more: tuple[Op, ...] = ()
    no_surges: bool = False


def _spoken(
    t: Table, hero: str, foe: str, told: _Told, pools: tuple[tuple[Pair, ...], tuple[Pair, ...]], most: tuple[int, int],
    golden: bool = False,
) -> Fight:  # fmt: skip
    """A combat with these pools and this much health, in which each card says what it says. `golden`: rims of tokens
    matter whatever is said. `foe` is empty for a combat that takes place nowhere.
    """
    ops, passives = [*_all_ops(told.hero), *_all_ops(told.enemy), *told.more], _passives(told.hero, told.enemy)
    own = () if told.no_surges else _abilities(told.hero, 0)
    golden = golden or any(GOLDEN in op.pick.shows for op in ops if isinstance(op, OnTokens))
    return Fight(
        coins=coins_of((*pools[0], *pools[1]), golden),
        pools=pools,
        most=most,
        abilities=(own, _abilities(told.enemy, len(own))),
        golden=(bonus(t, "golden", hero), 0),
        after_cast=passives["after-cast"],
        round_end=passives["combat-round-end"],
        would_suffer=passives["would-suffer"],
        holds=passives["before-cast"],
        again=passives["after-combat-action"],
        starts=passives["combat-start"],
        limits=_limits(t, hero, ops),
        tests={(op.attribute, op.more): _spreads(t, hero, op) for op in ops if isinstance(op, Counted)},
        terrain=_terrain(t, hero, foe, ops),
        remembers=(any(_remembers(op) for op in ops), False),
    )


def fights_with(t: Table, card: str) -> bool:
    """Whether a card of a hero makes a difference in a combat: by its token, or by what it says."""
    return card in t.box.faces or bool(texts_of(t, card))


def fair_enemy(t: Table) -> str:
    """The card of the FAIR enemy of the act."""
    return FAIR[min(max(t.act, 1), len(FAIR)) - 1]


def fair_fight(t: Table, hero: str, lost: str = "", card: str = "", health_more: int = 0) -> Fight:
    """The combat of a hero with the FAIR enemy of the act, as it would be without an own asset (`lost`, a piece) and
    with a card, which together change the hero's health by so much.
    """
    enemy = fair_enemy(t)
    assets, owned = t.assets_by_type(hero), t.belongings(hero)
    row = [(piece, t.card(piece)) for piece in owned if piece != lost]
    if card:
        row.insert(1 + len([piece for piece in assets if piece != lost]), (card, card))
    speakers = [(piece, texts_of(t, name)) for piece, name in row]
    faces = [two for token, _, two in hero_tokens(t, hero) if token != f"token:{lost}"]
    faces += [t.box.faces[card]] if card in t.box.faces else []
    foes = [pair(it.faces) for it in t.box.content.tokens.values() if it.act <= t.act and not it.villain]
    told = _Told(speakers, [(enemy, texts_of(t, enemy))], no_surges=bool(forbids(t, "surge", hero)))
    most = max(1, health(t, hero) + health_more), t.box.content.enemies[enemy].health + t.step.foes
    return _spoken(t, hero, "", told, (tuple(faces), tuple(foes)), most)


def _remembers(op: Op) -> bool:
    """Whether it matters for an effect which tokens are spent, or where they lie."""
    return isinstance(op, Hold) or (isinstance(op, Recast) and op.pick.spent)


def texts_of(t: Table, card: str) -> Texts:
    """What a card does in a combat, by window, in the order in which it is printed."""
    found = t.box.fighting.get(card)
    if found is None:
        record = _record(t, card)
        marks = dict(record.windows()) if record is not None else {}
        found = t.box.fighting[card] = {window: read(marks[window]) for window in WINDOWS if window in marks}
    return found


def _record(t: Table, card: str) -> Speaking | None:
    content = t.box.content
    for group in (content.heroes, content.assets, content.skills, content.enemies, content.villains):
        found = group.get(card)
        if found is not None:
            return found
    return None


# -- pools


def hero_tokens(t: Table, hero: str) -> list[tuple[str, str, Pair]]:
    """The tokens that a hero brings, in the order of the pool: piece and card of each, its faces [RB-703]."""
    own = [f"{hero}-{number}" for number in range(1, len(t.box.content.heroes[hero].tokens) + 1)]
    carried = [(f"token:{piece}", t.card(piece)) for piece in t.assets_by_type(hero)]
    found = [*((token, token) for token in own), *carried]
    return [(token, card, t.box.faces[card]) for token, card in found if card in t.box.faces]


def enemy_tokens(t: Table, foe: str) -> list[tuple[str, str, Pair]]:
    """The tokens that an enemy brings: the common ones of the act, and those of a villain [RB-703]."""
    card = t.card(foe)
    act = 2 if t.box.kind(card) == VILLAIN else t.act
    records = t.box.content.tokens.items()
    return [(name, name, pair(it.faces)) for name, it in records if it.act <= act and it.villain in ("", card)]


def tokens_of(t: Table, side: str) -> list[tuple[str, str, Pair]]:
    """The tokens that a side brings, as `hero_tokens` gives them."""
    return hero_tokens(t, side) if side in t.heroes else enemy_tokens(t, side)


def pairs_of(t: Table, side: str) -> tuple[Pair, ...]:
    """The faces of the tokens that a side brings."""
    return tuple(two for _, _, two in tokens_of(t, side))


# -- texts


def _abilities(speakers: Iterable[tuple[str, Texts]], first_bit: int) -> tuple[Ability, ...]:
    found: list[Ability] = []
    for piece, texts in speakers:
        for window, price in PRICES.items():
            if window in texts:
                found.append(Ability(piece, window, price, texts[window], first_bit + len(found)))
    return tuple(found)


def _passives(hero: list[tuple[str, Texts]], enemy: list[tuple[str, Texts]]) -> dict[str, tuple[Passive, ...]]:
    """What resolves in the windows without a price, the hero's before the enemy's [RB-704, RB-708]."""
    bit, found = 1, {}
    for window in WINDOWS:
        row: list[Passive] = []
        for side, speakers in ((HERO, hero), (ENEMY, enemy)):
            for piece, texts in speakers:
                for op in texts.get(window, ()) if window not in PRICES else ():
                    once = isinstance(op, Once)
                    row.append(Passive(side, (op,), bit if once else 0, _may_be_declined(op), piece))
                    bit <<= once
        found[window] = tuple(row)
    return found


def _may_be_declined(op: Op) -> bool:
    """Whether an effect, or what hangs on it, may be declined."""
    match op:
        case May():
            return True
        case Once():
            return any(map(_may_be_declined, op.then))
        case Counted():
            return _may_be_declined(op.then)
        case _:
            return False


def _all_ops(speakers: Iterable[tuple[str, Texts]]) -> Iterator[Op]:
    for _, texts in speakers:
        for ops in texts.values():
            yield from flat(ops)


def _forbids_surge(t: Table, hero: str, foe: str) -> bool:
    """Whether the hero cannot use surges against this foe [Hedge Sorceress]."""
    if forbids(t, "surge", hero):
        return True
    passive = t.box.passives.get(t.card(foe))
    query = Query("surge", hero)
    if passive is not None and foe not in t.heroes:
        passive.answer(t, Context(hero, foe, actor=foe, window="passive"), query)
    return bool(query.banned)


def borrowable(t: Table) -> tuple[tuple[Ops, float], ...]:
    """The surge abilities of the enemies in the combat discard pile, each with its chance: a card at random, then one
    of its abilities [Vorakesh].
    """
    cards = [t.card(piece) for piece in t.zone(names.discard("combat"))]
    found = [rows for rows in (surge_windows(t, card) for card in cards) if rows]
    return tuple((ops, 1 / len(found) / len(rows)) for rows in found for ops in rows.values())


def surge_windows(t: Table, card: str) -> Texts:
    """The surge abilities of an enemy, by window; none of what is no enemy."""
    if card not in t.box.content.enemies:
        return {}
    return {window: ops for window, ops in texts_of(t, card).items() if window in PRICES}


def bits_of(t: Table, f: Fight, hero: str, foe: str) -> int:
    """What has happened of what may happen once in this combat, and how many zombies came since the fight was read."""
    zombies = dict(f.limits).get("zombie", 0) - _left_of(t, hero, "zombie") if f.grows_after != NEVER else 0
    bits = max(0, zombies) * ZOMBIES
    rows = (f.after_cast, f.round_end, f.would_suffer, f.holds, f.again, f.starts)
    for passive in (one for row in rows for one in row):
        actor = foe if passive.side else hero
        if passive.bit and t.track(names.once("combat", passive.piece, actor)):
            bits |= passive.bit
    return bits


# -- numbers


def _limits(t: Table, hero: str, ops: list[Op]) -> tuple[tuple[str, int], ...]:
    """How much there is of what the enemy's texts take from the hero, of those that they take; before a hero becomes
    cursed who is blessed, that goes [RB-812].
    """
    wanted = {op.what for op in ops if isinstance(op, Outside)}
    if names.CURSED in wanted:
        wanted.add(names.BLESSED)
    return tuple((what, _left_of(t, hero, what)) for what in sorted(wanted))


def limits_of(t: Table, f: Fight, hero: str) -> tuple[int, ...]:
    """How much there is now of each limit of a fight."""
    return tuple(_left_of(t, hero, what) for what, _ in f.limits)


def _left_of(t: Table, hero: str, what: str) -> int:
    match what:
        case "gold":
            return t.gold(hero)
        case "hand":
            return len(t.zone(names.hand(hero)))
        case "zombie":
            return sum(t.card(piece) == ZOMBIE_CARD for piece in t.zone(names.BOX))
        case names.BLESSED:
            return int(t.has(hero, names.BLESSED) and not forbids(t, names.CURSED, hero))
    return int(would_gain(t, hero, what))


def _grows_after(t: Table, hero: str, foe: str) -> int:
    """After how many zombies each further one makes the foe stronger [RB-925]; NEVER where none does."""
    record = None if foe in t.heroes else _record(t, t.card(foe))
    if record is None or "zombies" not in dict(record.windows()).get("passive", ""):
        return NEVER
    whole, least = health_and_least(t, foe, hero)
    return max(0, least - whole)


def _spreads(t: Table, hero: str, op: Counted) -> tuple[Spread, Spread]:
    """How many successes a test brings, as it is and once the hero has become cursed; nobody's hand is looked into."""
    cards = attribute(t, hero, op.attribute) + op.more + bonus(t, "test", hero)
    icons, unknown = unseen_icons(t, ())
    return successes(icons, unknown, cards), successes(icons, unknown, cards - would_gain(t, hero, names.CURSED))


def _terrain(t: Table, hero: str, foe: str, ops: list[Op]) -> tuple[Spread, Spread]:
    """How many dice of a roll for the terrain of the fight show it, as it is and once the hero has become weary. One
    that does not is rolled again where a text offers it [Map Reader].
    """
    ground = t.cell(foe) or t.cell(hero)
    if ground is None or not any(isinstance(op, Deal) and op.amount.of for op in ops):
        return ((0, 1.0),), ((0, 1.0),)
    terrain, faces = t.land.terrain(ground), t.box.die.faces
    showing = sum(terrain in face or WILD in face for face in faces)
    dice = speed(t, hero)
    weary = speed(t, hero, less=would_gain(t, hero, names.WEARY))
    again = any("after-roll" in t.box.on.get(t.card(piece), {}) for piece in t.belongings(hero))
    return _dice(dice, showing / len(faces), again), _dice(weary, showing / len(faces), again)


def _dice(dice: int, chance: float, again: bool) -> Spread:
    found = [comb(dice, number) * chance**number * (1 - chance) ** (dice - number) for number in range(dice + 1)]
    if again:
        more = [0.0, *(share * chance for share in found[:-1])]
        found = [share * (1 - chance) for share in found[:-1]] + found[-1:]
        found = [share + gained for share, gained in zip(found, more, strict=True)]
    return tuple(enumerate(found))
