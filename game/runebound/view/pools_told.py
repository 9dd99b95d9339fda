"""Tokens and faces in words and as signs: what a token shows, what its other face is, how it lies."""

from __future__ import annotations

from game.runebound import names as zones
from game.runebound.box import ASSET, HERO
from game.runebound.pools import shown
from game.runebound.tokens import Face
from game.runebound.view.names import CARRIED, Names
from game.runebound.view.token_values import SIGNS, TokenFace, TokenShown

ENEMY_GROUND = "enemy"


def sign(face: Face) -> TokenFace:
    """A face as it is drawn."""
    return TokenFace(SIGNS[face.symbol], face.value, face.golden)


def face_words(names: Names, face: Face) -> str:
    """A face in words: "golden 2 physical"."""
    words = names.words
    said = words(f"face.{face.symbol}", value=face.value)
    return words("face.golden", face=said) if face.golden else said


def ground(names: Names, token: str) -> str:
    """What a token lies on: the colour of whose it is."""
    if token.startswith(CARRIED):
        return ASSET
    return HERO if token.rpartition("-")[0] in names.t.heroes else ENEMY_GROUND


def of_card(names: Names, card: str, token: str, kind: str) -> TokenShown | None:
    """The token that a card brings; None for a card without one."""
    both = names.t.box.faces.get(card)
    if both is None:
        return None
    return TokenShown(token, kind, sign(both[0]), sign(both[1]), names.token(token))


def shown_words(names: Names, token: str) -> str:
    """What a token shows now, with its doublings: "2 physical, counts 4"."""
    t = names.t
    face = shown(t, token)
    said, times = face_words(names, face), t.tokens(token, zones.DOUBLED)
    return names.words("face.doubled", face=said, count=face.value << times) if times else said
