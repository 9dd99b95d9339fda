"""Reasons: why a piece, a hex, a button or a token is no answer to the open question, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.cells import Cell, cell_of
from game.kit.prompts import PAIR, Prompt, Refusal
from game.kit.text import capital
from game.runebound import names as zones
from game.runebound.adventures import OPTIONS
from game.runebound.box import ASSET, ENEMY, EVENT, GEM, HERO, MARK, QUEST, SKILL, STORY, TOKEN, VILLAIN, ZOMBIE
from game.runebound.combat_actions import SURGE
from game.runebound.table import Table
from game.runebound.training import why_not
from game.runebound.view.action_words import goal_of
from game.runebound.view.actions_told import USUAL, refusal
from game.runebound.view.combat_told import why_not as why_not_used
from game.runebound.view.names import CARRIED, FIGURE, Names
from game.runebound.view.values import ACTION_PLACE
from game.runebound.view.ways_told import live_of, marches
from game.runebound.ways import ways


def reason(names: Names, prompt: Prompt | None, piece: str) -> tuple[str, str]:
    """(sentence, rule id); both empty for what can be chosen, and where nothing is to say."""
    piece = piece.removeprefix(ACTION_PLACE)
    if prompt is None or piece in prompt.options or _half(prompt, piece):
        return "", ""
    hidden = piece in names.t.board.pieces and names.hidden(piece)
    found = (None if hidden else names.session.refusals.get(piece)) or _refusal(names, prompt, piece)
    if found is None:
        return "", ""
    key, rule = found
    return capital(names.words(key, **_told(names, prompt, piece))), rule


def _half(prompt: Prompt, piece: str) -> bool:
    """Whether something is a half of an option that is a pair, or what an option is about."""
    return any(piece in option.split(PAIR) or option.endswith(f":{piece}") for option in prompt.options)


def _told(names: Names, prompt: Prompt, piece: str) -> dict[str, str]:
    t = names.t
    on_board = piece in t.board.pieces
    owner = t.owner(piece) if on_board else ""
    goal = goal_of(names, piece) if on_board and not names.hidden(piece) else ""
    place = names.place(goal) if goal else ""
    return {
        "name": names.said(piece) if on_board else "", "player": names.short(owner or prompt.chooser),
        "place": place, "site": place,
    }  # fmt: skip


def _refusal(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    """Why something is not chosen now; None where nothing is to say."""
    t = names.t
    if prompt.kind == "act" and piece in USUAL:
        return refusal(names, prompt.chooser, piece)
    cell = cell_of(piece)
    if cell is not None:
        return _hex(names, prompt, cell)
    if piece not in t.board.pieces:
        return _option(names, prompt, piece)
    if names.hidden(piece):
        in_hand = t.piece(piece).zone.startswith("hand:")
        return ("refusal.hidden", "RB-012") if in_hand else ("refusal.facedown", "RB-012")
    if piece.startswith(FIGURE):
        return _hero(names, prompt, t.card(piece))
    kind = TOKEN if piece.startswith(CARRIED) else t.kind(piece)
    maker = REASONS.get(kind)
    return maker(names, prompt, piece) if maker is not None else None


def _option(names: Names, prompt: Prompt, option: str) -> Refusal | None:
    """Why an option that has a place of its own cannot be chosen."""
    word, _, about = option.partition(":")
    if prompt.kind == "option" and option in OPTIONS:
        return "refusal.no-effect", "RB-007"
    if prompt.kind == "outcome" and option.startswith("find-"):
        return "refusal.not-covered", "RB-522"
    if word == SURGE and names.t.foe:
        piece, _, window = about.rpartition("/")
        side = names.t.owner(piece) or (piece if piece in names.t.heroes else names.t.foe)
        return (why_not_used(names, side, piece, window), "RB-718") if piece in names.t.board.pieces else None
    return None


# -- hexes


def _hex(names: Names, prompt: Prompt, cell: Cell) -> Refusal | None:
    """Why a hex is not entered."""
    t = names.t
    if prompt.kind == "start":
        return "refusal.not-a-start", "RB-109"
    if prompt.kind == "get-up":
        return "refusal.not-nearest", "RB-807"
    if prompt.kind == "way":
        return "refusal.not-shortest", "RB-915"
    if not marches(prompt) or t.cell(prompt.chooser) is None or cell not in t.land:
        return None
    here = t.here(prompt.chooser)
    if cell == here:
        return None
    if cell not in t.land.neighbours(here):
        reach = prompt.data.get("reach")
        lit = isinstance(reach, list | tuple) and cell.name in reach
        return None if lit else ("refusal.far", "RB-305")
    if prompt.kind in ("step-or-march", "move"):
        return "refusal.river", "RB-304"
    if not live_of(t, prompt):
        return "refusal.no-dice-left", "RB-305"
    river = t.land.is_river(here, cell) and not ways(t, prompt.chooser).dry
    return ("refusal.river-die", "RB-309") if river else ("refusal.no-die", "RB-306")


# -- cards


def _mine(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    """Whether a card belongs to another hero."""
    owner = names.t.owner(piece)
    return ("refusal.not-yours", "RB-420") if owner and owner != prompt.chooser else None


def _asset(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    """An asset: of another hero, in a market, or one's own."""
    t = names.t
    zone = t.piece(piece).zone
    if zone.startswith("market:"):
        if prompt.kind == "market":
            return "refusal.other-city", "RB-412"
        if prompt.kind == "sell" and t.at(prompt.chooser, zone.partition(":")[2]):
            return "refusal.buy-later", "RB-413"
        return ("refusal.market-here", "RB-412") if t.at(prompt.chooser, zone.partition(":")[2]) else (
            "refusal.market-far", "RB-412")  # fmt: skip
    if zone.startswith("discard:"):
        return "refusal.discarded", "RB-013"
    found = _mine(names, prompt, piece)
    if found is not None:
        return found
    if prompt.kind == "act" and t.box.content.assets[t.card(piece)].trade:
        return "refusal.no-trade", "RB-418"
    return "refusal.no-use-now", "RB-417"


def _skill(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    """A skill: in a hand, learned, or revealed."""
    t = names.t
    zone = t.piece(piece).zone
    if zone.startswith("discard:"):
        return "refusal.discarded", "RB-013"
    if zone == zones.REVEALED:
        return "refusal.revealed", "RB-603"
    found = _mine(names, prompt, piece)
    if found is not None:
        return found
    if zone.startswith("learned:"):
        return "refusal.no-use-now", "RB-613"
    if prompt.kind == "learn":
        key, rule = why_not(t, prompt.chooser, piece)
        return (key, rule) if key else None
    return "refusal.learn-by-training" if prompt.kind == "act" else "refusal.exert-later", "RB-611"


def _adventure(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    """An enemy, a quest or an event: open before somebody, a trophy, or discarded."""
    t = names.t
    zone = t.piece(piece).zone
    if zone.startswith("discard:"):
        return "refusal.discarded", "RB-013"
    found = _mine(names, prompt, piece)
    if found is not None:
        return "refusal.open-of-other", "RB-526"
    if zone.startswith("trophies:"):
        return "refusal.trophy-pays", "RB-613"
    if zone.startswith("open:") and prompt.kind == "act":
        if not t.actions:
            return "refusal.no-actions", "RB-203"
        return ("refusal.no-place", "RB-521") if t.kind(piece) == QUEST else ("refusal.no-site", "RB-517")
    return None


def _story(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    """A story card: done, elsewhere, or nothing to be done."""
    t = names.t
    if prompt.kind != "act" or t.box.content.stories[t.card(piece)].kind != "quest":
        return "refusal.story-holds", "RB-904"
    if t.track(zones.reward_of(piece, prompt.chooser)):
        return "refusal.story-done", "RB-906"
    return ("refusal.no-place", "RB-906") if t.actions else ("refusal.no-actions", "RB-203")


def _hero(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    """A hero who is defeated, or is not asked about."""
    t = names.t
    if not t.standing(piece):
        return "refusal.defeated-hero", "RB-805"
    if prompt.kind == "duel":
        return "refusal.no-duel", "RB-741"
    return None if piece == prompt.chooser else ("refusal.their-turn", "RB-211")


def _gem(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    """A gem that is facedown, elsewhere, or costs too many actions."""
    t = names.t
    if not t.piece(piece).face_up:
        return "refusal.gem-down", "RB-502"
    if prompt.kind != "act":
        return None
    if t.cell(piece) != t.cell(prompt.chooser):
        return "refusal.gem-elsewhere", "RB-501"
    if not t.adventure_at(t.here(prompt.chooser)):
        return "refusal.villain-hex", "RB-924"
    return ("refusal.two-actions", "RB-203") if t.actions else ("refusal.no-actions", "RB-203")


def _villain(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    t = names.t
    if t.cell(piece) is None:
        return "refusal.villain-waits", "RB-912"
    if t.cell(piece) != t.cell(prompt.chooser):
        return "refusal.villain-elsewhere", "RB-913"
    if prompt.kind != "act":
        return None
    return ("refusal.engaged", "RB-913") if t.track(zones.ATTACKED) else ("refusal.no-actions", "RB-203")


def _zombie(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    t = names.t
    if prompt.kind != "act" or t.cell(piece) is None:
        return None
    if t.cell(piece) != t.cell(prompt.chooser):
        return "refusal.zombie-elsewhere", "RB-923"
    return None if t.actions else ("refusal.no-actions", "RB-203")


def _mark(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    t = names.t
    number = int(piece.rpartition("-")[2])
    story = next((one for one in t.zone(zones.STORY) if t.tokens(one, "number") == number), "")
    return _story(names, prompt, story) if story and not _half(prompt, story) else None


def _token(names: Names, prompt: Prompt, piece: str) -> Refusal | None:
    """A token of a combat that is out, or not meant."""
    t: Table = names.t
    if not t.foe:
        return None
    if t.tokens(piece, zones.REMOVED):
        return "refusal.gone", "RB-720"
    if t.tokens(piece, zones.USED):
        return "refusal.spent", "RB-720"
    return "refusal.not-this-token", "RB-714"


REASONS: dict[str, Callable[[Names, Prompt, str], Refusal | None]] = {
    ASSET: _asset, SKILL: _skill, ENEMY: _adventure, QUEST: _adventure, EVENT: _adventure, STORY: _story, HERO: _hero,
    GEM: _gem, VILLAIN: _villain, ZOMBIE: _zombie, MARK: _mark, TOKEN: _token,
}  # fmt: skip
