"""Reasons: why a piece, a pile or an option is no answer to the open question, with the rule that says so."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.prompts import Prompt, Refusal
from game.kit.text import capital
from game.tenefyr import names as zones
from game.tenefyr.box import BASIC, DUNGEON_CARD, HERO, PLACE, REWARD, SKILL_CARD, STAGE
from game.tenefyr.lasting import bans_new_hand
from game.tenefyr.reserve import removable
from game.tenefyr.table import Table
from game.tenefyr.view.names import Names

NEW_HAND = "new"
OPTION = "option:"
"""How the spots of the halves of a reward begin."""
GIVEN = ("reward-card", "remove")


def reason(names: Names, prompt: Prompt | None, piece: str) -> tuple[str, str]:
    """(sentence, rule id); both empty for what can be chosen, and where nothing is to say."""
    if prompt is None or piece.removeprefix(OPTION) in prompt.options:
        return "", ""
    found = names.session.refusals.get(piece) or _refusal(names.t, prompt, piece)
    if found is None:
        return "", ""
    key, rule = found
    return capital(names.words(key, **_told(names, prompt, piece))), rule


def _told(names: Names, prompt: Prompt, piece: str) -> dict[str, str]:
    t = names.t
    on_board = piece in t.board.pieces
    owner = t.owner(piece) if on_board else ""
    banned = bans_new_hand(t) if piece == NEW_HAND else ""
    return {
        "name": names.said(banned) if banned else names.said(piece) if on_board else names.zone(piece),
        "player": names.player(owner or (piece if piece in t.players else prompt.chooser)),
    }


def _refusal(t: Table, prompt: Prompt, piece: str) -> Refusal | None:
    """Why something is not chosen now; None where nothing is to say."""
    if piece == NEW_HAND:
        return new_hand_refusal(t, t.active)
    if piece in t.players:
        return _player(t, prompt, piece)
    if piece in t.board.pieces:
        return REASONS[t.box.type_of(t.card(piece))](t, prompt, piece)
    if piece.startswith(OPTION):
        return "refusal.changes-nothing", "TN-010"
    kind, _, _ = piece.partition(":")
    if kind in ("dungeon", zones.BOSS):
        return _pile(t, prompt, piece)
    return PILES.get(kind)


PILES: dict[str, Refusal] = {
    "deck": ("refusal.in-deck", "TN-405"), "discard": ("refusal.discarded", "TN-406"),
    "reserve": ("refusal.in-reserve", "TN-903"), "supply": ("refusal.in-supply", "TN-910"),
}  # fmt: skip


def new_hand_refusal(t: Table, player: str) -> Refusal | None:
    """Why no new hand can be taken in this turn [TN-407]; None where one can."""
    if not player:
        return "refusal.not-asked", "TN-407"
    if not t.zone(zones.hand(player)):
        return "refusal.hand-empty", "TN-407"
    if t.track(zones.PLAYED_CARDS):
        return "refusal.kept", "TN-409"
    if bans_new_hand(t):
        return "refusal.no-new-hand", "TN-002"
    return None if t.zone(zones.deck(player)) else ("refusal.deck-empty", "TN-407")


def _pile(t: Table, prompt: Prompt, zone: str) -> Refusal | None:
    """Why a dungeon is not entered, or looked into."""
    if zone == zones.BOSS:
        return ("refusal.boss-waits", "TN-203") if not t.boss_fight else None
    if t.word(zones.ended(zone)) == zones.CLEARED:
        return "refusal.cleared", "TN-704"
    if not t.zone(zone):
        return "refusal.empty", "TN-703"
    if prompt.kind == "move-to":
        return "refusal.same-dungeon", "TN-907"
    return ("refusal.inside", "TN-201") if t.dungeon else None


def _player(t: Table, prompt: Prompt, player: str) -> Refusal | None:
    """Why a player is not chosen."""
    if prompt.kind == "give-to":
        return "refusal.yourself", "TN-710"
    if prompt.kind != "choose-player":
        return None
    if player == prompt.chooser and not t.next_turn_of(player):
        return "refusal.yourself", "TN-1004"
    return ("refusal.turn-taken", "TN-402") if not t.next_turn_of(player) else ("refusal.not-asked", "TN-003")


def _dungeon_card(t: Table, prompt: Prompt, piece: str) -> Refusal | None:
    """A dungeon card: an enemy of a pile, or loot of a player."""
    zone = t.piece(piece).zone
    if piece == t.enemy:
        return "refusal.enemy-here", "TN-401"
    if zone.startswith("dungeon:"):
        if not t.piece(piece).face_up:
            return ("refusal.facedown", "TN-303") if not t.piece(piece).known else ("refusal.below", "TN-302")
        return _pile(t, prompt, zone) if zone not in prompt.options else None
    if zone.startswith("reserve:"):
        return PILES["reserve"]
    return _own(t, prompt, piece)


def _stage(t: Table, prompt: Prompt, piece: str) -> Refusal | None:
    """A stage of the boss."""
    if t.piece(piece).zone == zones.BEATEN:
        return "refusal.beaten", "TN-804"
    if piece == t.enemy:
        return "refusal.enemy-here", "TN-401"
    return ("refusal.facedown", "TN-802") if not t.piece(piece).face_up else ("refusal.boss-waits", "TN-203")


def _own(t: Table, prompt: Prompt, piece: str) -> Refusal | None:
    """A card of a player, or of the supply."""
    zone = t.piece(piece).zone.partition(":")[0]
    if zone == "supply":
        return PILES["supply"]
    found = _choice(t, prompt, piece)
    if found is not None:
        return found
    if zone == "deck":
        return PILES["deck"]
    if zone == "discard":
        return PILES["discard"]
    if zone == "played":
        return "refusal.played", "TN-413"
    return ("refusal.in-hand", "TN-411") if t.owner(piece) == prompt.chooser else ("refusal.not-yours", "TN-411")


def _choice(t: Table, prompt: Prompt, piece: str) -> Refusal | None:
    """What a question that asks for cards says of one that is none of its options; None where it says nothing of it."""
    if prompt.kind in GIVEN:
        if t.tokens(piece, zones.BORROWED):
            return "refusal.borrowed", "TN-510"
        if not removable(t, piece):
            return "refusal.skill", "TN-709"
        if t.owner(piece) != prompt.chooser:
            return "refusal.not-yours", "TN-709"
        if prompt.data.get("verb") == "trade":
            return "refusal.not-dungeon-card", "TN-709"
        return _basics_only(t, prompt)
    if prompt.kind == "choose-played" and t.piece(piece).zone.startswith("played:"):
        if piece == prompt.source:
            return "refusal.this-card", "TN-508"
        return ("refusal.not-in-front", "TN-508") if t.owner(piece) != prompt.chooser else (
            "refusal.not-this-turn", "TN-508")  # fmt: skip
    if prompt.kind == "recall" and t.owner(piece) != prompt.chooser:
        return "refusal.not-yours", "TN-415"
    return None


def _basics_only(t: Table, prompt: Prompt) -> Refusal | None:
    """A question that asks for basics alone: for any, or for Basic 0."""
    cards = {t.card(option) for option in prompt.options if option in t.board.pieces}
    if cards == {"basic0"}:
        return "refusal.not-zero", "TN-709"
    if all(t.box.type_of(card) == BASIC for card in cards):
        return "refusal.not-basic", "TN-709"
    return None


def _hero(t: Table, prompt: Prompt, piece: str) -> Refusal | None:
    """A hero stands for the player who plays it."""
    player = next((one for one, party in t.heroes_of.items() if piece in party), "")
    return _player(t, prompt, player) if player and player not in prompt.options else ("refusal.hero", "TN-104")


def _reward(t: Table, prompt: Prompt, piece: str) -> Refusal | None:
    """A reward beside its dungeon."""
    return None if t.word(zones.REWARD) == piece else ("refusal.no-reward-yet", "TN-705")


def _place(t: Table, prompt: Prompt, piece: str) -> Refusal | None:
    """A place has no use but its text."""
    return "refusal.place", "TN-115"


REASONS: dict[str, Callable[[Table, Prompt, str], Refusal | None]] = {
    DUNGEON_CARD: _dungeon_card, STAGE: _stage, BASIC: _own, SKILL_CARD: _own, HERO: _hero, REWARD: _reward,
    PLACE: _place,
}  # fmt: skip
