"""Skills: what a Shield can be used for, and using it [HC-214, HC-401]."""

from __future__ import annotations

from msgspec.structs import replace

from game.heroica import names
from game.heroica.box import RELIC
from game.heroica.content import Skill
from game.heroica.context import Context
from game.heroica.rolling import FIGHT, MOVE
from game.heroica.table import Table
from game.kit.effects.effect import Effect

DEFEAT, WALK = "defeat", "walk"
COPIED: Skill = "copied"


def move_skills(t: Table, context: Context) -> list[str]:
    """The pieces of a hero whose skill answers the Shield of a move roll and would change something [HC-005]."""
    return [piece for piece in t.cards_of(context.you) if _usable(t, context, piece, MOVE)]


def fight_skills(t: Table, context: Context) -> list[str]:
    """The pieces of a hero whose skill answers the Shield of a fight roll and would change something: a relic among
    them only of the kind of roll that it names [HC-701].
    """
    return [piece for piece in t.cards_of(context.you) if _usable(t, context, piece, FIGHT)]


def effect_of(t: Table, piece: str, kind: str) -> Effect | None:
    """What a piece does as a skill of a kind; the Priestess's is of any [HC-421]."""
    found = t.box.skills.get(t.piece(piece).card, {})
    return found.get(kind) or found.get(COPIED)  # type: ignore[call-overload]


def _usable(t: Table, context: Context, piece: str, kind: str) -> bool:
    effect = effect_of(t, piece, kind)
    if effect is None or not _left(t, piece):
        return False
    card = t.piece(piece).card
    if t.kind(piece) == RELIC:
        relic = t.box.content.relics[card]
        if relic.on_face or (relic.bosses_only and not t.is_boss(context.opponent)):
            return False
    return effect.would(t, skill_context(context, card, kind))


def _left(t: Table, piece: str) -> bool:
    """Whether a relic may be used once more [HC-008]; any number may be owned [HC-702]."""
    if t.kind(piece) != RELIC:
        return True
    relic = t.box.content.relics[t.piece(piece).card]
    in_game = not relic.a_game or t.tokens(piece, names.USED) < relic.a_game
    return in_game and (not relic.a_level or t.tokens(piece, names.USED_IN_LEVEL) < relic.a_level)


def skill_context(context: Context, card: str, kind: str) -> Context:
    """What the words of a skill mean; who has picked it has agreed to it already."""
    return replace(context, source=card, optional=True, kind=kind)


def use_skill(t: Table, context: Context, piece: str, kind: str) -> None:
    """A hero uses a skill."""
    card = t.piece(piece).card
    effect = effect_of(t, piece, kind)
    assert effect is not None
    t.note("uses", hero=context.you, piece=piece)
    if t.kind(piece) == RELIC:
        relic = t.box.content.relics[card]
        if relic.a_game:
            t.add_token(piece, names.USED)
        if relic.a_level:
            t.add_token(piece, names.USED_IN_LEVEL)
    effect.run(t, skill_context(context, card, kind))


def living_others(t: Table, hero: str) -> list[str]:
    """The other heroes whose ability the Priestess can use now: living ones of this game, or whom she has named alone
    [HC-421].
    """
    named = t.word("companion")
    found = [other for other in t.others(hero) if t.standing(other)]
    return [*found, named] if named else found


def ability(t: Table, hero: str, kind: str) -> Effect | None:
    """The ability of a hero, by its card, if it is of a kind."""
    return t.box.skills.get(hero, {}).get(kind)  # type: ignore[call-overload,no-any-return]


