"""Faces: how each piece looks right now; what lies hidden from the seat that looks shows its back."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.shown import Badge, Face
from game.runebound import names as zones
from game.runebound import values
from game.runebound.adventures import ERRAND
from game.runebound.box import ASSET, ENEMY, EVENT, GEM, HERO, MARK, QUEST, SKILL, STORY, TOKEN, VILLAIN, ZOMBIE
from game.runebound.content import ATTRIBUTES
from game.runebound.pools import shown
from game.runebound.sides import enemy_left
from game.runebound.story import NUMBER
from game.runebound.tokens import spelled
from game.runebound.training import why_not
from game.runebound.view.choices import cost_words
from game.runebound.view.names import CARRIED, FIGURE, Names
from game.runebound.view.pictures import figure_of, picture_of
from game.runebound.view.pools_told import ground
from game.runebound.view.texts import card_text, options_of, story_text

BACK = "back"
GOOD, BAD = "better", "worse"


def face(names: Names, piece: str) -> Face:
    """How a piece looks now."""
    t = names.t
    card = t.card(piece)
    if names.hidden(piece):
        return Face(piece, "", "", BACK, names.back(piece))
    if piece.startswith(FIGURE):
        title = names.card(card)
        marks = ("down",) if not t.standing(card) else ()
        return Face(piece, title, names.short(card), "figure", str(names.seat(card)), figure_of(card), marks=marks)
    return MAKERS["token" if piece.startswith(CARRIED) else t.box.kind(card)](names, card, piece)


def _plain(names: Names, card: str, piece: str, frame: str, variant: str, **more: object) -> Face:
    """A card with its name and picture."""
    title = names.words(f"card.{card}.name")
    picture = picture_of(names.t.box, card)
    return Face(piece or card, title, title, frame, variant, picture, **more)  # type: ignore[arg-type]


def _hero(names: Names, card: str, piece: str) -> Face:
    """A hero: health, attributes, speed and hand as they are now."""
    t = names.t
    record = t.box.content.heroes[card]
    here = piece in t.board.pieces
    most = values.health(t, card) if here else record.health
    keys = (*ATTRIBUTES, "speed", "hand")
    numbers = {key: values.number(t, card, key) if here else getattr(record, key) for key in keys}
    left = max(0, most - t.damage(card)) if here else most
    badges = (Badge("health", left), *(Badge(key, it) for key, it in numbers.items()))
    tokens = tuple(f"token:{one}/{other}" for one, other in record.tokens)
    down = ("down",) if here and not t.standing(card) else ()
    variant = str(names.seat(card) or 1)
    return _plain(names, card, piece, "hero", variant, badges=badges, marks=(*tokens, *down),
                  text=card_text(names, card))  # fmt: skip


def _asset(names: Names, card: str, piece: str) -> Face:
    """An asset: its cost, for whose turn it is where it lies in a market, and its token."""
    t = names.t
    record = t.box.content.assets[card]
    cost = record.cost
    if piece and t.active and t.piece(piece).zone.startswith("market:"):
        cost = values.price(t, t.active, piece)
    accent = GOOD if cost < record.cost else BAD if cost > record.cost else ""
    marks = (f"token:{'/'.join(record.token)}",) if record.token is not None else ()
    return _plain(names, card, piece, "asset", record.type, accent=accent, badges=(Badge("cost", cost),), marks=marks,
                  text=card_text(names, card))  # fmt: skip


def _skill(names: Names, card: str, piece: str) -> Face:
    record = names.t.box.content.skills[card]
    cost = "+".join(kind for kind, number in record.cost.items() for _ in range(number))
    marks = (f"cost:{cost}", *(("success",) if record.icon else ()))
    return _plain(names, card, piece, "skill", record.family, marks=marks, text=_skill_text(names, card, piece))


def _skill_text(names: Names, card: str, piece: str) -> str:
    """What a skill says; while one is learned also what each of the hand costs, and why one cannot be learned."""
    said, t, prompt, words = card_text(names, card), names.t, names.session.prompt, names.words
    if prompt is None or prompt.kind != "learn" or not piece or t.piece(piece).zone != zones.hand(prompt.chooser):
        return said
    why, _ = why_not(t, prompt.chooser, piece)
    cost = words("face.learn", cost=cost_words(names, card))
    return f"{cost}\n{said}\n{words(why)}" if why else f"{cost}\n{said}"


def _enemy(names: Names, card: str, piece: str) -> Face:
    """An enemy: its health against the hero whose turn it is."""
    record = names.t.box.content.enemies[card]
    marks = ("scenario",) if record.scenario else ()
    badges = (Badge("health", health_now(names, piece) or record.health),)
    return _plain(names, card, piece, "enemy", record.deck, badges=badges, marks=marks, text=card_text(names, card))


def _villain(names: Names, card: str, piece: str) -> Face:
    badges = (Badge("health", health_now(names, piece) or names.t.box.content.villains[card].health),)
    return _plain(names, card, piece, "villain", card, badges=badges, text=card_text(names, card))


def health_now(names: Names, piece: str) -> int:
    """The health of an enemy that lies open against the hero it fights, or whose turn it is, less its damage; 0 where
    it is against nobody.
    """
    t = names.t
    if piece not in t.board.pieces:
        return 0
    hero = t.fighter if piece == t.foe else t.active
    return enemy_left(t, hero, piece) if hero else 0


def _quest(names: Names, card: str, piece: str) -> Face:
    record = names.t.box.content.quests[card]
    marks = tuple(f"find:{key}" for key in record.find)
    return _plain(names, card, piece, "quest", record.deck, accent=names.place(record.place), marks=marks,
                  text=names.words(f"card.{card}.task"))  # fmt: skip


def _event(names: Names, card: str, piece: str) -> Face:
    """An event; one that is carried is an errand."""
    t = names.t
    record = t.box.content.events[card]
    option = t.tokens(piece, ERRAND) if piece else 0
    if option:
        return _plain(names, card, piece, "errand", record.deck, accent=names.place(t.box.errand(card, option).where),
                      text=names.words(f"card.{card}.option-{option}"))  # fmt: skip
    return _plain(names, card, piece, "event", record.deck, text=" ".join(options_of(names, card)))


def _story(names: Names, card: str, piece: str) -> Face:
    record = names.t.box.content.stories[card]
    number = names.t.tokens(piece, NUMBER) if piece else 0
    badges = (Badge("number", number),) if number else ()
    return _plain(names, card, piece, "story", record.kind, badges=badges, text=story_text(names, card))


def _gem(names: Names, card: str, piece: str) -> Face:
    up = not piece or names.t.piece(piece).face_up
    title = names.words(f"gem.{names.t.box.gem_kind(card)}.name" if up else "gem.down.name")
    return Face(piece or card, title, title, "gem", names.t.box.gem_kind(card), marks=() if up else ("down",))


def _mark(names: Names, card: str, piece: str) -> Face:
    title = names.card(piece)
    return Face(piece, title, title, "mark", piece.rpartition("-")[2])


def _zombie(names: Names, card: str, piece: str) -> Face:
    title = names.words("zombie.name")
    return Face(piece or card, title, title, "figure", card, figure_of(card))


def _token(names: Names, card: str, piece: str) -> Face:
    """A token: both faces, and how it lies."""
    t = names.t
    one, other = t.box.faces[card]
    if t.tokens(piece, zones.REVERSE):
        one, other = other, one
    marks = [f"token:{spelled(one)}/{spelled(other)}"]
    if t.tokens(piece, zones.USED):
        marks.append("spent")
    if t.tokens(piece, zones.REMOVED):
        marks.append("removed")
    times = t.tokens(piece, zones.DOUBLED)
    if times:
        marks.append(f"doubled:{1 << times}")
    title = names.token(piece)
    return Face(piece, title, title, "token", ground(names, piece), marks=tuple(marks),
                badges=(Badge("value", shown(t, piece).value << times),))  # fmt: skip


MAKERS: dict[str, Callable[[Names, str, str], Face]] = {
    HERO: _hero, ASSET: _asset, SKILL: _skill, ENEMY: _enemy, VILLAIN: _villain, QUEST: _quest, EVENT: _event,
    STORY: _story, GEM: _gem, MARK: _mark, ZOMBIE: _zombie, TOKEN: _token,
}  # fmt: skip
