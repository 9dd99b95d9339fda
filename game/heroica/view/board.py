"""The map as it stands: features, things, monsters, who guards what, and where it is dangerous."""

from __future__ import annotations

from game.heroica import names as tokens
from game.heroica.beast import PACES, WALKS
from game.heroica.box import FEATURE, HERO, MONSTER
from game.heroica.doors import facts, total_of
from game.heroica.final_battle import FLANK, HEAD, TAIL, final_boss
from game.heroica.level import DRAGON, SUM_DOOR
from game.heroica.packs import guarded
from game.heroica.squares import WAYS, is_free, lines
from game.heroica.table import Table
from game.heroica.turn import venom
from game.heroica.view.values import Beast, FeatureShown, FinalBoss, MonsterShown, ThingShown
from game.kit.cells import Cell


def features(t: Table) -> tuple[FeatureShown, ...]:
    """The features on the map, row by row."""
    return tuple(_feature(t, piece) for piece in _lying(t, FEATURE))


def _feature(t: Table, piece: str) -> FeatureShown:
    card, lying = t.piece(piece).card, t.piece(piece).tokens
    shown = FeatureShown(
        piece, card, t.piece(piece).zone, bool(lying.get(tokens.OPEN)), bool(lying.get(tokens.EMPTY))
    )
    if card != SUM_DOOR:
        return shown
    door = facts(t, piece)
    return shown._replace(total=door.total, left=max(0, door.total - total_of(t, door.door)), waits=door.wait)


def things(t: Table) -> tuple[ThingShown, ...]:
    """What lies on the map and can be picked up, row by row."""
    lying = [piece for kind in ("thing", "potion", "weapon", "relic") for piece in _lying(t, kind)]
    return tuple(_thing(t, piece) for piece in lying if not t.tokens(piece, tokens.FLYING))


def _thing(t: Table, piece: str) -> ThingShown:
    relic = t.kind(piece) == "relic"
    return ThingShown(piece, t.piece(piece).card, t.piece(piece).zone, relic and guarded(t, piece), relic)


def _lying(t: Table, kind: str) -> list[str]:
    """The pieces of a kind on the map, row by row."""
    if not t.level_id:
        return []
    cells = sorted((cell for cell in t.level.grounds if t.board.zones.get(cell.name)), key=lambda cell: cell[::-1])
    return [piece for cell in cells for piece in t.at(cell, kind)]


def monsters(t: Table) -> tuple[MonsterShown, ...]:
    """The monsters on the map, row by row."""
    return tuple(_monster(t, piece) for piece in _lying(t, MONSTER))


def _monster(t: Table, piece: str) -> MonsterShown:
    card = t.piece(piece).card
    boss = t.is_boss(piece)
    strength = t.strength(piece)
    most = strength if not boss or card not in t.box.content.monsters else max(strength, t.box.strength(card))
    return MonsterShown(
        piece=piece,
        card=card,
        cells=tuple(cell.name for cell in t.squares(piece)),
        strength=strength,
        most=most,
        boss=boss,
        final=t.is_final(piece),
        guard_up=bool(t.tokens(piece, tokens.ENRAGED)),
        venom=sum(t.tokens(piece, venom(hero)) for hero in t.heroes),
        guards=tuple(t.piece(relic).card for relic in guarded_by(t, piece)),
    )


def guarded_by(t: Table, monster: str) -> list[str]:
    """The relics on the map that a monster guards [HC-704]."""
    return [relic for relic in _lying(t, "relic") if monster in t.word(tokens.guards(relic)).split()]


# -- the final battle


def boss(t: Table) -> FinalBoss | None:
    """The final boss with its sides, now and in the next turn [HC-651, HC-652]; the Hatchling turns by a roll."""
    piece = final_boss(t) if t.level_id else ""
    if not piece:
        return None
    faces = t.word(tokens.FACES)
    order = list(WAYS)
    following = ""
    if t.piece(piece).card == DRAGON:
        turned = 1 if t.track(tokens.CONTACT) else 0
        following = order[(order.index(faces) + turned) % len(order)]
    return FinalBoss(piece, faces, following, sides(t, piece, faces), sides(t, piece, following) if following else ())


def sides(t: Table, piece: str, faces: str) -> tuple[tuple[str, str], ...]:
    """The spaces next to a final boss, each with the side that it is when the boss looks there."""
    order, squares, found = list(WAYS), t.squares(piece), {}
    for cell in squares:
        for way, (dx, dy) in WAYS.items():
            near = Cell(cell.column + dx, cell.row + dy)
            if near in t.level.grounds and near not in squares:
                turned = (order.index(way) - order.index(faces)) % len(order)
                found[near.name] = {0: HEAD, 2: TAIL}.get(turned, FLANK)
    return tuple(found.items())


# -- what walks


def beasts(t: Table) -> tuple[Beast, ...]:
    """The Most Vile Beast, where it stands on the map [HC-624, HC-625]."""
    return tuple(_beast(t, piece) for piece in _lying(t, MONSTER) if t.has_rule(piece, WALKS))


def _beast(t: Table, piece: str) -> Beast:
    track, here = t.level.track, t.here(piece)
    following: list[Cell] = []
    for _ in range(PACES):
        ahead = track[(track.index(here) + 1) % len(track)] if here in track else here
        if ahead == here or not is_free(t, ahead):
            break
        following.append(ahead)
        here = ahead
    seen = tuple(cell.name for cell in lines(t, here) if cell in t.level.grounds)
    return Beast(piece, tuple(cell.name for cell in track), tuple(cell.name for cell in following), seen)


def heroes_on_board(t: Table) -> list[str]:
    """The heroes that stand or lie on the map."""
    return [hero for hero in t.heroes if hero in t.board.pieces and t.kind(hero) == HERO and t.cell(hero) is not None]
