"""What must hold at every node of Heroes of Tenefyr, whatever was answered, in words where it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.tenefyr import names
from game.tenefyr.box import BASIC, DUNGEON_CARD, PLACE, REWARD, SKILL_CARD, STAGE
from game.tenefyr.content import LEVELS
from game.tenefyr.power import enemy_power, party_total, power
from game.tenefyr.table import OWNED, Table

IN_TURN = ("draw", "play", "end_step", "won")
"""Nodes in the middle of a turn."""
MAY_LIE = {
    BASIC: {*OWNED, "supply"}, SKILL_CARD: {*OWNED}, STAGE: {names.BOSS, names.BEATEN}, REWARD: {"reward", names.GONE},
    DUNGEON_CARD: {*OWNED, "dungeon", "reserve", names.BOSS}, PLACE: {"place", names.GONE},
}  # fmt: skip
"""Where a card of a kind may lie."""


def broken(t: Table) -> Iterator[str]:
    """Every invariant that does not hold, in words."""
    if not t.board.pieces:
        return
    fault = t.board.fault()
    if fault:
        yield fault
    yield from _conserved(t)
    yield from _places(t)
    yield from _piles(t)
    yield from _tokens(t)
    yield from _numbers(t)
    if t.state.node in ("valley", "reward", "result"):
        yield from _between(t)


def _conserved(t: Table) -> Iterator[str]:
    """Cards are what the box holds: none comes from nowhere, none is gone [TN-105, TN-111]."""
    there = Counter(piece.card for piece in t.board.pieces.values())
    content = t.box.content
    for card, it in (*content.dungeon.items(), *content.basics.items()):
        if there[card] != it.copies:
            yield f"{there[card]} of {card} are in the game, {it.copies} were"
    heroes = [hero for party in t.heroes_of.values() for hero in party]
    for hero in heroes:
        if there[hero] != 1 or there[f"skill-{hero}"] != 1:
            yield f"{hero} is not there once with the skill [TN-104]"
    stages = content.bosses[t.word(names.BOSS_ID)].stages
    if any(there[stage] != 1 for stage in stages):
        yield "a stage of the boss is gone [TN-804]"


def _places(t: Table) -> Iterator[str]:
    """Each card lies where its kind may lie; a skill in the cards of its player [TN-709]."""
    for name, piece in t.board.pieces.items():
        kind, (zone, _, whose) = t.box.type_of(piece.card), piece.zone.partition(":")
        if kind in MAY_LIE and zone not in MAY_LIE[kind]:
            yield f"{name} lies in {piece.zone}"
        if kind == SKILL_CARD and piece.card.removeprefix("skill-") not in t.heroes_of.get(whose, ()):
            yield f"{name} is with {whose} [TN-709]"
        if zone == "reserve" and t.box.level(piece.card) != int(whose):
            yield f"{name} lies in {piece.zone} [TN-901]"
        if zone == "supply" and piece.card != whose:
            yield f"{name} lies in {piece.zone} [TN-111]"


def _piles(t: Table) -> Iterator[str]:
    """Decks, Reserve: facedown. A dungeon and the boss deck: the top card is open, and only it [TN-105, TN-907]."""
    for zone, lying in t.board.zones.items():
        kind = zone.partition(":")[0]
        up = [t.piece(piece).face_up for piece in lying]
        if kind in ("deck", "reserve") and any(up):
            yield f"a card of {zone} lies open"
        if kind in ("hand", "played", "discard", "supply") and not all(up):
            yield f"a card of {zone} lies facedown [TN-012]"
        between = zone == t.dungeon and t.state.node in ("press_on", "leave", "combat", "moved")
        if kind in ("dungeon", names.BOSS) and lying and (any(up[1:]) or not (up[0] or between)):
            yield f"{zone} is not open at its top alone: {up}"


def _tokens(t: Table) -> Iterator[str]:
    """What lies on cards lies on played ones; borrowed and assisted cards go when the combat ends [TN-601]."""
    for name, piece in t.board.pieces.items():
        if piece.tokens and not piece.zone.startswith("played:"):
            yield f"{name} has {piece.tokens} in {piece.zone}"
    for player in t.players:
        turns = [t.tokens(piece, names.TURN_OF) for piece in t.zone(names.played(player))]
        if any(turn > t.turn_number for turn in turns) and t.enemy:
            yield f"cards in front of {player} are of turns to come: {turns}"


def _numbers(t: Table) -> Iterator[str]:
    """The token is on its track [TN-702]; powers are not below 0 [TN-501, TN-503]; the hand is that of the turn."""
    if not 0 <= t.track(names.STEPS) <= t.step.steps or t.track(names.HOLD) < 0:
        yield f"the token is {t.track(names.STEPS)} steps from the skull, {t.track(names.HOLD)} are held [TN-702]"
    if t.enemy:
        if t.zone(t.dungeon)[:1] != [t.enemy]:
            yield f"{t.enemy} is fought and is not on top of {t.dungeon}"
        if enemy_power(t) < 0 or party_total(t) < 0 or any(power(t, piece) < 0 for piece in t.played_cards()):
            yield "a power is below 0"
    for player in t.players:
        if t.zone(names.hand(player)) and (player != t.active or t.state.node not in IN_TURN):
            yield f"{player} has a hand at {t.state.node} [TN-411]"
    if t.state.node in IN_TURN and not 1 <= t.turn_number <= t.turns:
        yield f"turn {t.turn_number} of {t.turns} [TN-402]"


def _between(t: Table) -> Iterator[str]:
    """Between visits nothing of a combat is left; discard piles are shuffled in [TN-601, TN-701]."""
    if t.state.node == "result":
        return
    for zone, lying in t.board.zones.items():
        if lying and zone.partition(":")[0] in ("hand", "played", "discard"):
            yield f"{lying} lie in {zone} between visits [TN-701]"
    tracks = (names.ENEMY, names.ACTIVE, names.DUNGEON, names.SILENCED, names.FOE_OWN, names.FOE_PLACE, names.TURN)
    left = {track: t.board.tracks[track] for track in tracks if t.board.tracks.get(track)}
    if left:
        yield f"of a combat there is left: {left} [TN-601]"
    for level in LEVELS:
        for number in (2 * level - 1, 2 * level):
            zone = names.dungeon(number)
            if t.state.node == "valley" and bool(t.zone(zone)) != bool(t.zone(names.reward(zone))):
                yield f"{zone} and its reward are not both there [TN-703, TN-704]"
