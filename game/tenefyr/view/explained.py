"""Explained: what the places of the table and the signs on its cards are, for whoever points at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kit.explained import Explained
from game.kit.text import capital
from game.tenefyr import names as zones
from game.tenefyr.content import LEVELS
from game.tenefyr.leaving import HARSHLY, WILLINGLY
from game.tenefyr.power import enemy_parts, parts, power
from game.tenefyr.view import pointed
from game.tenefyr.view.names import Names
from game.tenefyr.view.own import boss as boss_shown
from game.tenefyr.view.pile_facts import enemy_strength, known, pile_known
from game.tenefyr.view.reckoning import reckoned, sources
from game.tenefyr.view.scoreboard import turns
from game.tenefyr.view.sheets import powers
from game.tenefyr.view.standing import standing
from game.tenefyr.view.texts import text_of
from game.tenefyr.view.values import CLEARED


def explained(names: Names, place: str) -> Explained | None:
    """What a place is; None where there is nothing to say."""
    kind, _, of = place.partition(":")
    if place in PLACES:
        return PLACES[place](names)
    if kind in PARTS and of:
        return PARTS[kind](names, of)
    if place in names.t.board.pieces:
        return pointed.piece(names, place)
    return _state(names, place)


def _state(names: Names, place: str) -> Explained | None:
    """A sign that is always explained alike."""
    words, key = names.words, f"explained.{place}"
    if not words.has(f"{key}.title"):
        return None
    rule = f"{key}.rule"
    return Explained(words(f"{key}.title"), words(f"{key}.text"), words(rule) if words.has(rule) else "")


# -- around the table


def _turns(names: Names) -> Explained | None:
    words = names.words
    told = [words(f"explained.turn-{turn.state}", name=names.player(turn.piece)) for turn in turns(names)]
    if not told:
        return None
    return Explained(words("explained.turns"), "\n".join((*told, words("explained.turn-none"))), "TN-402")


def _track(names: Names) -> Explained:
    t, words = names.t, names.words
    left = t.track(zones.STEPS)
    lines = [words("explained.track-text", left=left, steps=WILLINGLY, lost=HARSHLY) if left
             else words("explained.track-skull")]  # fmt: skip
    if t.track(zones.HOLD):
        lines.append(words("intent.hold-line", steps=t.track(zones.HOLD)))
    return Explained(words("explained.track"), "\n".join(lines), "TN-702", stop=True)


def _day(names: Names) -> Explained:
    return Explained(names.words("explained.day"), names.words("explained.day-text"), "TN-109")


def _need(names: Names) -> Explained | None:
    found, words = standing(names.t), names.words
    if found is None:
        return None
    t = names.t
    told: dict[str, Any] = {
        "gap": found.gap, "total": found.total, "power": found.power, "enemy": names.said(t.enemy),
    }  # fmt: skip
    text = words("explained.need-text" if found.gap else "explained.need-done", **told)
    lines = [text, words("explained.total-text", **told), reckoned(names, enemy_parts(t))]
    return Explained(words("explained.need"), "\n".join(line for line in lines if line), "TN-416", stop=True)


def _total(names: Names) -> Explained | None:
    found, words = standing(names.t), names.words
    if found is None:
        return None
    return Explained(words("explained.total"), words("explained.total-text", total=found.total, power=found.power),
                     "TN-502")  # fmt: skip


def _boss(names: Names) -> Explained:
    """The boss deck: how many stages are beaten, what of it is known, the powers that are left."""
    t, words = names.t, names.words
    shown = boss_shown(names)
    done = len([piece for piece in t.zone(zones.BEATEN) if t.is_stage(piece)])
    lines = [words("explained.boss-text", done=done, all=len(shown.stages)), shown.line]
    lines += [words("explained.known-card", text=pointed.foe(names, piece)) for piece in pile_known(t, zones.BOSS)]
    return Explained(shown.name, "\n".join(lines), "TN-802", stop=True)


def _reserve_all(names: Names) -> Explained:
    t, words = names.t, names.words
    levels = [words("sheet.reserve", level=level, cards=len(t.zone(zones.reserve(level)))).removesuffix(".")
              for level in LEVELS]  # fmt: skip
    return Explained(words("explained.reserve"), words("explained.reserve-text", levels="; ".join(levels)), "TN-901")


def _supply_all(names: Names) -> Explained:
    t, words = names.t, names.words
    told = [words("sheet.supply", name=words(f"card.{basic}.name"), cards=len(t.zone(zones.supply(basic))))
            for basic in t.box.content.basics]  # fmt: skip
    return Explained(words("explained.supply"), " ".join(told), "TN-111")


def _standing(names: Names) -> Explained:
    t, words = names.t, names.words
    ended = [zone for zone in map(zones.dungeon, range(1, zones.DUNGEONS + 1))
             if t.word(zones.ended(zone)) == zones.CLEARED]  # fmt: skip
    told = [capital(names.dungeon(zone)) for zone in ended]
    text = words("explained.cleared-list", names=names.listed(told)) if told else words("chronicle.cleared-none")
    return Explained(words("cloth.standing"), capital(text), "TN-704")


def _fire(names: Names) -> Explained:
    return Explained(names.words("explained.fire"), names.words("explained.fire-text"), "TN-709")


# -- piles


def _deck(names: Names, player: str) -> Explained | None:
    """What is in a deck, sorted by name and never in its order [TN-012]."""
    t, words = names.t, names.words
    if player not in t.players:
        return None
    cards, name = t.zone(zones.deck(player)), names.player(player)
    if not cards:
        empty = words("explained.deck-empty", player=name)
        return Explained(words("explained.deck", player=name), empty, "TN-410", stop=True)
    lines = [words("explained.deck-text", count=len(cards), cards=names.listed(names.counted(cards)))]
    top = _known_top(names, cards)
    if top:
        lines.append(words("explained.deck-top", cards=names.listed(top)))
    return Explained(words("explained.deck", player=name), "\n".join(lines), "TN-012", stop=True)


def _known_top(names: Names, cards: list[str]) -> list[str]:
    """The cards on top of a deck that everybody saw go there, the uppermost first."""
    found = []
    for piece in cards:
        if not names.t.piece(piece).known:
            break
        found.append(names.card(piece))
    return found


def _discard(names: Names, player: str) -> Explained | None:
    t, words = names.t, names.words
    if player not in t.players:
        return None
    cards = t.zone(zones.discard(player))
    text = words("explained.discard-text", cards=names.listed(names.counted(cards))) if cards else words(
        "explained.discard-empty")  # fmt: skip
    return Explained(words("explained.discard", player=names.player(player)), text, "TN-415", stop=True)


def _hand(names: Names, player: str) -> Explained | None:
    t, words = names.t, names.words
    cards = t.zone(zones.hand(player))
    if not cards:
        return None
    text = words("explained.hand-text", cards=names.listed(map(names.card, cards)))
    return Explained(words("explained.hand", player=names.player(player)), text, "TN-411")


def _played(names: Names, player: str) -> Explained | None:
    t, words = names.t, names.words
    if player not in t.players:
        return None
    lying = t.zone(zones.played(player))
    lines = [f"{names.card(piece)}: {reckoned(names, parts(t, piece)) or power(t, piece)}" for piece in lying]
    ghosts = t.track(zones.ghosts(player))
    if ghosts:
        lines.append(words("part.ghost", power=ghosts))
    total = sum(power(t, piece) for piece in lying) + ghosts
    lines.append(words("explained.played-text", sum=total))
    return Explained(words("explained.played", player=names.player(player)), "\n".join(lines), "TN-508")


def _reserve(names: Names, of: str) -> Explained | None:
    """A pile of the Reserve: its number, and the cards that were seen going there."""
    t, words = names.t, names.words
    if not of.isdecimal() or int(of) not in LEVELS:
        return None
    pile = zones.reserve(int(of))
    cards = t.zone(pile)
    lines = [words("explained.pile-text", level=int(of), cards=len(cards))]
    seen = [names.loot(t.card(piece)) for piece in pile_known(t, pile)]
    if seen:
        lines.append(words("explained.pile-known", names=names.listed(sorted(seen))))
    return Explained(words("explained.reserve"), "\n".join(lines), "TN-903", stop=True)


def _supply(names: Names, of: str) -> Explained | None:
    t, words = names.t, names.words
    if of not in t.box.content.basics:
        return None
    text = words("sheet.supply", name=words(f"card.{of}.name"), cards=len(t.zone(zones.supply(of))))
    return Explained(words("explained.supply"), text, "TN-910", stop=True)


def _dungeon(names: Names, number: str) -> Explained | None:
    """A dungeon: its level, what lies open, what is known of the cards behind it, its place, its reward."""
    t, words, zone = names.t, names.words, f"dungeon:{number}"
    if not number.isdecimal():
        return None
    ended, pieces = t.word(zones.ended(zone)), t.zone(zone)
    title = capital(names.dungeon(zone))
    if ended or not pieces:
        key = "explained.dungeon-cleared" if ended == CLEARED else "explained.dungeon-closed"
        return Explained(title, words(key), "TN-704" if ended == CLEARED else "TN-703", stop=True)
    hidden = [piece for piece in pieces if not t.piece(piece).face_up]
    lines = [words("explained.dungeon-text", level=t.level_of(zone), hidden=len(hidden))]
    if t.piece(pieces[0]).face_up:
        lines.append(pointed.foe(names, pieces[0]))
    looked = [piece for piece in hidden if known(t, piece)]
    if looked:
        shown = names.listed(words("table.card", name=names.card(piece), power=str(enemy_strength(t, piece)))
                             for piece in looked)  # fmt: skip
        lines.append(words("table.looked", names=shown))
    places, rewards = t.zone(zones.place(zone)), t.zone(zones.reward(zone))
    if places:
        lines.append(text_of(names, places[0]))
    if rewards:
        lines.append(words("sheet.reward", name=names.card(rewards[0])))
    return Explained(title, "\n".join(lines), "TN-301", stop=True)


def _option(names: Names, of: str) -> Explained | None:
    """A half of the reward that resolves."""
    t, words = names.t, names.words
    reward = t.word(zones.REWARD)
    if not reward or not of.isdecimal():
        return None
    options = words.lines(f"reward.{t.card(reward)}.options")
    details = words.lines(f"reward.{t.card(reward)}.details")
    at = int(of) - 1
    if not 0 <= at < len(options):
        return None
    prompt = names.session.prompt
    closed = prompt is not None and prompt.kind == "reward-option" and of not in prompt.options
    text = f"{details[at]}\n{words('choice.reward-option.none')}" if closed else details[at]
    return Explained(options[at], text, "TN-010" if closed else "TN-705")


# -- signs on cards, phases


def _sign(names: Names, of: str) -> Explained | None:
    """A sign on a card: `name:piece`."""
    name, _, piece = of.partition(":")
    card = names.card_of(piece)
    if name == "power":
        return _power(names, piece)
    if name == "kind" and names.t.box.types.get(card):
        return _state(names, names.t.box.kind(card)) if names.t.box.kind(card) else None
    if name == "text":
        text = text_of(names, piece) if card in names.t.box.types else ""
        return Explained(names.words("explained.text.title"), text, "TN-412") if text else None
    if name == "pips" and card in names.t.box.types:
        return Explained(names.words("explained.enemy-power.title"), powers(names, card), "TN-501")
    if name == "level" and names.is_stage(piece):
        return _state(names, "candle")
    if name in ("stamp", "plus", "minus", "double"):
        return _power(names, piece) or _state(names, "plus" if name == "stamp" else name)
    return _state(names, "looked" if name == "seen" else name)


def _power(names: Names, piece: str) -> Explained | None:
    """The power of a card, as a sum with the sources of its parts."""
    t, words = names.t, names.words
    if piece not in t.board.pieces:
        return _state(names, "power")
    enemy = piece == t.enemy
    played = t.piece(piece).zone.startswith("played:")
    if not enemy and not played:
        return _state(names, "enemy-power" if names.is_enemy(piece) else "power")
    found = enemy_parts(t) if enemy else parts(t, piece)
    lines = [reckoned(names, found), *sources(names, found)] if len(found) > 1 else []
    base = "enemy-power" if enemy else "power"
    return Explained(words(f"explained.{base}.title"), "\n".join([*lines, words(f"explained.{base}.text")]),
                     words(f"explained.{base}.rule"))  # fmt: skip


def _phase(names: Names, of: str) -> Explained | None:
    if of == zones.BOSS:
        return _boss(names)
    return _dungeon(names, names.t.dungeon.partition(":")[2]) if of == "visit" and names.t.dungeon else _track(names)


PLACES: dict[str, Callable[[Names], Explained | None]] = {
    "turns": _turns, "track": _track, "token": _track, "day": _day, "need": _need, "total": _total, "boss": _boss,
    "reserve": _reserve_all, "supply": _supply_all, "standing": _standing, "fire": _fire,
}  # fmt: skip
PARTS: dict[str, Callable[[Names, str], Explained | None]] = {
    "deck": _deck, "discard": _discard, "hand": _hand, "played": _played, "reserve": _reserve, "supply": _supply,
    "dungeon": _dungeon, "option": _option, "sign": _sign, "phase": _phase,
}  # fmt: skip
