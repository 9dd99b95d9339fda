"""Reasons: why a piece, or a square, is no option of the open question, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable

from game.heroica import names as tokens
from game.heroica.box import FEATURE, HERO, MONSTER, POTION, RELIC, THING, WEAPON
from game.heroica.defeat import ONLY_ITS_OWN_FIGHT
from game.heroica.doors import facts
from game.heroica.level import BOULDER, KING, LAIR_DOOR, LOCKED_DOOR, MAGIC_DOOR, MUD, RIFT, ROCKS, SUM_DOOR, WALL
from game.heroica.packs import guarded, limit_reached
from game.heroica.squares import foes, obstacle_at
from game.heroica.store import price
from game.heroica.table import Table
from game.heroica.view.names import Names
from game.kit.cells import cell_of
from game.kit.prompts import Prompt, Refusal, halves_of
from game.kit.text import capital


def reason(names: Names, prompt: Prompt | None, piece: str) -> tuple[str, str]:
    """(sentence, rule id); both empty for what can be chosen, and where nothing is to say."""
    if prompt is None or piece in prompt.options:
        return "", ""
    who = halves_of(piece)[0]
    if cell_of(who) is not None:
        found = _square(names.t, prompt, who)
    elif who in names.t.board.pieces and names.t.piece(who).zone != tokens.BOX:
        found = names.session.refusals.get(piece) or REASONS[names.kind(who)](names.t, prompt, who)
    else:
        return "", ""
    if found is None:
        return "", ""
    key, rule = found
    owner = names.t.owner(who) if who in names.t.board.pieces else ""
    told = {
        "name": names.said(who) if who in names.t.board.pieces else names.at(who), "where": names.at(who),
        "hero": names.card(prompt.chooser), "owner": names.card(owner) if owner else "",
    }  # fmt: skip
    return capital(names.words(key, **told)), rule


def _square(t: Table, prompt: Prompt, name: str) -> Refusal | None:
    """Why a square is no space to go to."""
    cell = cell_of(name)
    assert cell is not None
    if prompt.kind in ("start", "port"):
        return f"refusal.{prompt.kind}", "HC-108" if prompt.kind == "start" else "HC-603"
    if cell not in t.level.grounds:
        return "refusal.solid", "HC-102"
    obstacle = obstacle_at(t, cell)
    if obstacle:
        return "refusal.obstacle", "HC-223"
    if t.monster_at(cell):
        return "refusal.monster-there", "HC-223"
    if prompt.kind != "walk":
        return "refusal.square", t.prompt_kinds[prompt.kind].rule
    if name == t.piece(prompt.chooser).zone:
        return "refusal.here", "HC-221"
    if t.level.grounds[cell] == MUD and prompt.data.get("value") == 1:
        return "refusal.mud", "HC-548"
    king = t.feature_at(cell, KING)
    if king and not t.tokens(king, tokens.OPEN):
        return "refusal.king", "HC-563"
    reach = prompt.data.get("reach", ())
    assert isinstance(reach, list | tuple)
    return ("refusal.step-by-step", "HC-223") if name in reach else ("refusal.too-far", "HC-221")


# -- pieces


def _hero(t: Table, prompt: Prompt, hero: str) -> Refusal:
    if prompt.kind == "victim" and prompt.source == "frost-scepter":
        return "refusal.frozen-last", "HC-723"
    if prompt.kind == "victim":
        return "refusal.not-near", "HC-403"
    if hero == prompt.chooser:
        return "refusal.yourself", "HC-206"
    if t.tokens(hero, tokens.DOWN):
        return "refusal.down", "HC-362"
    if prompt.kind == "prepare":
        return ("refusal.no-giving", "HC-705") if t.rivals else ("refusal.not-beside", "HC-905")
    return "refusal.not-asked", "HC-003"


def _monster(t: Table, prompt: Prompt, monster: str) -> Refusal:
    if t.cell(monster) is None:
        return "refusal.trophy", "HC-850"
    if prompt.kind == "target":
        if t.has_rule(monster, ONLY_ITS_OWN_FIGHT):
            return "refusal.immune", "HC-602"
        if t.is_boss(monster) and prompt.source in ("the-idol", "strength", "faerie-wand"):
            return "refusal.boss", "HC-713"
        return "refusal.out-of-reach", "HC-403"
    if prompt.kind == "opponent":
        return "refusal.not-next", "HC-301"
    if prompt.kind in ("act", "prepare"):
        return "refusal.fight-by-arriving", "HC-235"
    return "refusal.monster-there", "HC-223"


def _feature(t: Table, prompt: Prompt, piece: str) -> Refusal | None:
    card = t.piece(piece).card
    if t.tokens(piece, tokens.OPEN):
        return "refusal.open", RULES.get(card, "HC-223")
    if t.tokens(piece, tokens.EMPTY):
        return "refusal.empty", RULES.get(card, "HC-507")
    beside = t.cell(prompt.chooser) is not None and t.here(piece) in t.level.shape.neighbours(t.here(prompt.chooser))
    if card == LOCKED_DOOR:
        carries = bool(t.carried(prompt.chooser, "key")) if prompt.chooser in t.heroes else False
        return ("refusal.not-beside" if carries else "refusal.no-key"), "HC-511"
    if card == MAGIC_DOOR:
        return "refusal.magic-door", "HC-515"
    if card in ("chest", "kings-treasure"):
        return "refusal.chest", "HC-506"
    if card == WALL and not t.carried(prompt.chooser, "dynamite"):
        return "refusal.no-dynamite", "HC-540"
    if card in (SUM_DOOR, ROCKS, BOULDER, LAIR_DOOR, RIFT, WALL):
        if not beside:
            return "refusal.not-beside", RULES[card]
        if card == SUM_DOOR and facts(t, piece).wait and prompt.kind == "act":
            return "refusal.wait", "HC-521"
        if foes(t, prompt.chooser):
            return "refusal.fight-first", "HC-301"
        return "refusal.act-only", RULES[card]
    return "refusal.by-arriving", RULES.get(card, "HC-224")


RULES = {
    SUM_DOOR: "HC-520", ROCKS: "HC-526", BOULDER: "HC-522", LAIR_DOOR: "HC-545", RIFT: "HC-557", WALL: "HC-540",
    LOCKED_DOOR: "HC-511", MAGIC_DOOR: "HC-515", "chest": "HC-507", "kings-treasure": "HC-508", "coffin": "HC-530",
    "cyclone": "HC-551", "summit": "HC-561", "king": "HC-563", "magic-space": "HC-516",
}  # fmt: skip
"""The rule of each feature."""


def _thing(t: Table, prompt: Prompt, piece: str) -> Refusal | None:
    if t.cell(piece) is not None:
        return _lying(t, prompt, piece)
    owner = t.owner(piece)
    if owner and owner != prompt.chooser:
        return "refusal.not-yours", "HC-705" if t.rivals else "HC-905"
    return ("refusal.carried", USED.get(t.piece(piece).card, "HC-232")) if owner else None


USED = {"key": "HC-511", "torch": "HC-536", "dynamite": "HC-540", "egg": "HC-562", "grenade": "HC-565"}


def _lying(t: Table, prompt: Prompt, piece: str) -> Refusal:
    """What lies on the map is picked up by arriving there."""
    if t.kind(piece) == RELIC and guarded(t, piece):
        return "refusal.guarded", "HC-704"
    if prompt.chooser in t.heroes and limit_reached(t, prompt.chooser, t.piece(piece).card):
        return "refusal.limit", "HC-232"
    return ("refusal.out-of-reach", "HC-418") if prompt.kind == "take" else ("refusal.by-arriving", "HC-232")


def _owned(t: Table, prompt: Prompt, piece: str) -> Refusal | None:
    """A weapon, a potion or a relic: in the store, on the map, on a pack."""
    zone = t.piece(piece).zone
    if zone == tokens.STORE:
        return _in_store(t, prompt, piece)
    if zone == tokens.DISCARDED:
        return "refusal.discarded", "HC-453"
    if t.cell(piece) is not None:
        return _lying(t, prompt, piece)
    owner = t.owner(piece)
    if not owner:
        return None
    if owner != prompt.chooser:
        return "refusal.not-yours", "HC-705" if t.rivals else "HC-905"
    return _own(t, piece)


def _in_store(t: Table, prompt: Prompt, piece: str) -> Refusal:
    if prompt.kind != "shop":
        return "refusal.store-later", "HC-205"
    if price(t, piece) > t.gold(prompt.chooser):
        return "refusal.too-dear", "HC-450"
    return "refusal.same-card", "HC-452"


def _own(t: Table, piece: str) -> Refusal:
    """Why something of the own pack is not used now."""
    card, kind = t.piece(piece).card, t.kind(piece)
    if kind == POTION:
        return f"refusal.potion-{card}", POTION_RULES[card]
    left, uses = (0, 0) if kind == WEAPON else _uses(t, piece)
    if kind == RELIC and uses and not left:
        return "refusal.used-up", "HC-008"
    used = t.box.content.weapons[card].kind if kind == WEAPON else next(iter(t.box.content.relics[card].kinds), "none")
    return f"refusal.skill-{used}", "HC-401"


def _uses(t: Table, piece: str) -> tuple[int, int]:
    relic = t.box.content.relics[t.piece(piece).card]
    uses, used = (relic.a_game, tokens.USED) if relic.a_game else (relic.a_level, tokens.USED_IN_LEVEL)
    return max(0, uses - t.tokens(piece, used)), uses


POTION_RULES = {
    "life": "HC-431", "luck": "HC-432", "speed": "HC-433", "strength": "HC-434", "defense": "HC-435", "frost": "HC-436",
}  # fmt: skip
REASONS: dict[str, Callable[[Table, Prompt, str], Refusal | None]] = {
    HERO: _hero, MONSTER: _monster, FEATURE: _feature, THING: _thing, WEAPON: _owned, POTION: _owned, RELIC: _owned,
}  # fmt: skip
