"""The round of a combat for its slip: what has happened in it, in the words of the log, what is done now, what may
follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from game.kit.events import Noted
from game.kit.prompts import Prompt
from game.kit.text import capital
from game.kit.text_play import plain
from game.runebound import names as zones
from game.runebound import pools
from game.runebound.tokens import SHIELD
from game.runebound.values import bonus
from game.runebound.view.combat_values import COMING, DONE, NOW, RoundLine
from game.runebound.view.log import PIECES, sentence
from game.runebound.view.names import Names
from game.runebound.view.odds import Odds
from game.runebound.view.pools_told import face_words

START, CAST = "combat", "cast"
"""The nodes with which a combat and each round of it begin."""
UNTOLD = frozenset({"combat", "combat-round", "cast"})
"""What the ring shows, or the head of the slip says."""
TURNED = frozenset({"flips", "recasts", "doubles", "removes", "holds"})
"""What is done to tokens."""
BLOWS = frozenset({"strikes", "deals", "reflects"})
Golden = tuple[int, int]


def happened(names: Names, odds: Odds) -> Sequence[Noted]:
    """What was noted since the round began; of the first round since the combat did."""
    nodes = (START,) if names.t.track(zones.COMBAT_ROUND) <= 1 else (CAST,)

    def told() -> list[Noted]:
        return [event for event in names.session.retell_since(nodes) if isinstance(event, Noted)]

    return odds.known("round", told)


def golden(notes: Sequence[Noted]) -> Golden | None:
    """The golden faces of hero and foe that decided who begins; None before that [RB-707]."""
    for note in notes:
        if note.name == "initiative":
            data: Any = note.data
            return int(data["hero"]), int(data["foe"])
    return None


def round_lines(names: Names, notes: Sequence[Noted], prompt: Prompt | None) -> Iterator[RoundLine]:
    """The lines of the slip."""
    at, faces = 0, Faces(names)
    while at < len(notes):
        said, at = _line(names, notes, at, faces)
        if said:
            yield RoundLine(said, DONE)
    if prompt is not None:
        yield from _now(names, prompt)


class Faces:
    """Which faces of the tokens were up when something was noted, as the notes tell it one after the other."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._up: dict[str, int] = {}

    def follow(self, note: Noted) -> None:
        """What a note changes."""
        data: Any = note.data
        for die in data["dice"] if note.name in ("cast", "recasts") else ():
            self._up[str(die["id"])] = int(die["face"])
        for token in data["tokens"] if note.name == "flips" else ():
            self._up[token] = 1 - self._up.get(token, 0)

    def said(self, token: str) -> str:
        """What a token shows in words."""
        t = self._names.t
        face = t.box.faces[t.card(token)][self._up.get(token, 0)]
        return face_words(self._names, face)


def _line(names: Names, notes: Sequence[Noted], at: int, faces: Faces) -> tuple[str, int]:
    """A note as a line, empty where it needs none, and which one is next: a blow is told with what was blocked of it,
    and what is suffered by it needs no line of its own.
    """
    note = notes[at]
    data: Any = note.data
    at += 1
    if note.name in TURNED:
        return _tokens(names, note, faces), at
    faces.follow(note)
    if note.name in UNTOLD:
        return "", at
    if note.name == "initiative":
        return _initiative(names, data), at
    said = plain(sentence(names, note.name, data, _villain(names, data))).rstrip(".")
    if note.name in BLOWS:
        left = int(data["amount"])
        if at < len(notes) and notes[at].name == "blocks":
            blocked: Any = notes[at].data
            left -= int(blocked["amount"])
            said = names.words("combat.with-block", blow=said, amount=blocked["amount"])
            at += 1
        if at < len(notes) and notes[at].name == "suffers" and notes[at].data.get("amount") == left:
            at += 1
    return capital(said), at


def _villain(names: Names, data: Any) -> dict[str, str]:
    """The villain in one word, wherever a note names him: the slip is narrow."""
    found = {key: str(data[key]) for key in PIECES if key in data}
    return {key: names.side(piece) for key, piece in found.items() if names.t.is_villain(piece)}


def _tokens(names: Names, note: Noted, faces: Faces) -> str:
    """What was done to tokens of a side: what they showed, and what they show by it."""
    words, data = names.words, cast(Any, note.data)
    before = [faces.said(token) for token in data["tokens"]]
    faces.follow(note)
    after = [faces.said(token) for token in data["tokens"]]
    told = [words("combat.turned", face=one, then=other) if one != other else one
            for one, other in zip(before, after, strict=True)]  # fmt: skip
    side = str(data["side"])
    by_card = note.name == "flips" and names.kind(str(data["source"])) != "token"
    key = names.numbered("combat.line-turns" if by_card else f"combat.line-{note.name}", side)
    return words(key, side=capital(names.side(side)), faces=names.listed(names.counted(told)))


def _initiative(names: Names, data: Any) -> str:
    """Who begins, and why: the golden faces of both, and what adds to them; on a tie the hero [RB-707]."""
    t, words = names.t, names.words
    own, other = int(data["hero"]), int(data["foe"])
    more = bonus(t, "golden", t.fighter)
    side = str(data["side"])
    count = words("combat.more-golden", shown=own - more, more=more) if more else str(own)
    key = names.numbered("combat.tie" if own == other else "combat.begins", side)
    return words(key, own=count, other=other, side=names.side(side))


def _now(names: Names, prompt: Prompt) -> Iterator[RoundLine]:
    """What is asked, what may answer it, and who is next."""
    t, words = names.t, names.words
    acting = str(prompt.data.get("side", prompt.chooser))
    if acting not in (t.fighter, t.foe):
        return
    key = f"combat.now-{prompt.kind}"
    if words.has(key):
        yield RoundLine(words(names.numbered(key, acting), side=capital(names.side(acting))), NOW)
    foe = t.other_side(acting)
    shields = pools.total(t, pools.live(t, foe, SHIELD)) if foe else 0
    if shields and prompt.kind in ("combat-action", "tokens"):
        yield RoundLine(words("combat.may-block", side=capital(names.side(foe)), amount=shields), COMING)
    if foe and prompt.kind == "combat-action" and not t.track(zones.passed(foe)):
        yield RoundLine(words(names.numbered("combat.then", foe), side=names.side(foe)), COMING)
