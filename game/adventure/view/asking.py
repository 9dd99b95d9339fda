"""What the kinds of questions of a game have in common, as far as the banner above them tells it."""

from __future__ import annotations

from msgspec import Struct


class Asking(Struct, frozen=True):
    """Kinds of questions by what their banners say."""

    of_leader: frozenset[str]
    """Always the party leader's."""
    own: frozenset[str]
    """Always about the hero who is asked."""
    plain: frozenset[str]
    """Of the flow of the round: they come from no card."""
    with_text: frozenset[str]
    """Only understood with the text they are about."""
