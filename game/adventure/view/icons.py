"""Icons of what the cards of the family print."""

from __future__ import annotations

BAR_ICONS = frozenset({"advance", "inflict", "retreat"})
"""Keywords with an icon of their own; those of a set share the icon "keyword"."""


def keyword_icon(keyword: str) -> str:
    """The icon of a keyword of an effect bar."""
    return keyword if keyword in BAR_ICONS else "keyword"
