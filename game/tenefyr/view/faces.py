"""Faces: how each piece looks on the table right now (see `values.py` for the words)."""

from __future__ import annotations

from game.kit.shown import Badge, Face
from game.tenefyr.box import BASIC, DUNGEON_CARD, HERO, PLACE, REWARD, SKILL_CARD, STAGE
from game.tenefyr.content import SKILL
from game.tenefyr.context import Part
from game.tenefyr.power import enemy_power, face_value, parts, total
from game.tenefyr.view.names import Names
from game.tenefyr.view.open_cards import open_cards
from game.tenefyr.view.pictures import loot_picture, picture_of

BACK = "back"
PLAYERS = (2, 3, 4)
SHOWN = ("hand:", "played:", "discard:")
"""Zones whose cards everybody sees, however they lie [TN-012]."""
FEWEST = 2
"""Solo reads the power for two players [TN-1001]."""


def face(names: Names, piece: str) -> Face:
    """How a piece looks now; a card that lies facedown shows its back, unless a question shows it or it was looked at
    and is asked for in full.
    """
    t = names.t
    lying = t.piece(piece)
    kind = t.box.type_of(lying.card)
    opened = not lying.face_up and (lying.zone.startswith(SHOWN) or piece in open_cards(names))
    if not lying.face_up and not opened:
        return _back(names, piece)
    if kind in (DUNGEON_CARD, STAGE) and (kind == STAGE or names.is_enemy(piece)) and not _reserve_choice(names, piece):
        return enemy_face(names, lying.card, piece, opened=opened)
    if kind in (DUNGEON_CARD, SKILL_CARD, BASIC):
        return card_face(names, lying.card, piece, opened=opened)
    frame = {REWARD: "reward", PLACE: "place", HERO: "hero"}[kind]
    title = names.card(piece)
    return Face(piece, title, title, frame, picture=picture_of(t.box, lying.card))


def _reserve_choice(names: Names, piece: str) -> bool:
    """Whether a card of the Reserve is shown as the loot that it would be."""
    return names.t.piece(piece).zone.startswith("reserve:") and piece in open_cards(names)


def _back(names: Names, piece: str) -> Face:
    """The back: by the level of a dungeon card, the candle of the boss, the flower of a seat."""
    t = names.t
    lying = t.piece(piece)
    owner = t.owner(piece)
    if owner:
        variant = f"seat{names.seat(owner)}"
    elif t.is_stage(piece):
        variant = "boss"
    else:
        variant = f"level{t.box.level(lying.card)}"
    return Face(piece, "", "", BACK, variant, marks=("seen",) if lying.known else ())


def enemy_face(names: Names, card: str, piece: str = "", *, opened: bool = False) -> Face:
    """An enemy half, or a stage of the boss: its power now, and the three that are printed."""
    t, words = names.t, names.words
    foe = t.box.foe(card)
    stage = t.box.type_of(card) == STAGE
    at = max(FEWEST, len(t.players)) - FEWEST
    power = enemy_power(t) if piece and piece == t.enemy else foe.power[at]
    badges = (Badge("power", power), *(Badge(f"power-{n}", it) for n, it in zip(PLAYERS, foe.power, strict=True)))
    marks = (f"players:{at + FEWEST}", *(("text",) if foe.passive or foe.on else ()), *(("open",) if opened else ()))
    title = words(f"card.{card}.name")
    variant = "boss" if stage else str(t.box.level(card))
    return Face(
        piece or card, title, title, "enemy", variant, picture_of(t.box, card), accent=t.box.kind(card),
        badges=badges, marks=marks,
    )  # fmt: skip


def card_face(names: Names, card: str, piece: str = "", *, opened: bool = False) -> Face:
    """A loot half, a skill or a basic: its power now, with a stamp for what has changed it."""
    t = names.t
    kind = t.box.type_of(card)
    known = t.board.pieces.get(piece) if piece else None
    in_play = known is not None and known.zone.startswith("played:")
    found = parts(t, piece) if in_play else []
    power = total(found) if in_play else (face_value(t, card) if t.enemy and known is not None else t.box.printed(card))
    marks = [*stamps(found)] if in_play else _lasting(power - t.box.printed(card))
    if _has_text(names, card):
        marks.append("text")
    if opened:
        marks.append("open")
    title = names.loot(card) if kind == DUNGEON_CARD else names.words(f"card.{card}.name")
    frame = "skill" if kind == SKILL_CARD else "loot"
    owner = t.owner(piece) if known is not None else ""
    seat = names.seat(owner) or _seat_of_skill(names, card)
    variant = str(seat or 1) if kind == SKILL_CARD else t.box.kind(card) or "basic"
    picture = loot_picture(card) if kind == DUNGEON_CARD else picture_of(t.box, card)
    return Face(
        piece or card, title, title, frame, variant, picture, accent=t.box.kind(card),
        badges=(Badge("power", power),), marks=tuple(marks),
    )  # fmt: skip


def _seat_of_skill(names: Names, card: str) -> int:
    hero = card.removeprefix(SKILL)
    return next((names.seat(player) for player, heroes in names.t.heroes_of.items() if hero in heroes), 0)


def _has_text(names: Names, card: str) -> bool:
    return card in names.t.box.plays


def _lasting(change: int) -> list[str]:
    """The stamp of what lasting texts do to a card that is not played yet."""
    return [f"plus:+{change}"] if change > 0 else [f"minus:{change}"] if change < 0 else []


def stamps(found: list[Part]) -> list[str]:
    """What has changed the power of a played card: a sum of what adds, how often it is doubled, what takes away; a cap
    counts among what takes away.
    """
    printed = next((part.amount for part in found if part.kind == "printed"), 0)
    cap = next((printed - part.amount for part in found if part.kind == "cap"), 0)
    plus = sum(part.amount for part in found if part.kind == "plus")
    minus = sum(part.amount for part in found if part.kind == "minus") + cap
    doubled = sum(part.amount for part in found if part.kind == "double")
    made = [f"plus:+{plus}"] if plus else []
    made += [f"double:×{2**doubled}"] if doubled else []
    return made + ([f"minus:−{minus}"] if minus else [])

