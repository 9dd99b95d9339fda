"""Names as players type them: in small letters, cut short, or spelt not quite right."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

MOST_LETTERS = 80
"""No name is longer, and nothing longer is compared letter by letter."""


def meant(typed: str, names: Iterable[str]) -> list[str]:
    """The names that may be meant, in their order: the one that is typed in full, else those that begin so, else those
    with a word that begins so, else those that look alike.
    """
    wanted, known = typed.strip().casefold(), list(dict.fromkeys(names))
    if not wanted or len(wanted) > MOST_LETTERS:
        return []
    exact = [name for name in known if name.casefold() == wanted]
    begun = [name for name in known if name.casefold().startswith(wanted)]
    inside = [name for name in known if any(word.startswith(wanted) for word in name.casefold().split())]
    if exact or begun or inside:
        return exact or begun or inside
    near = get_close_matches(wanted, [name.casefold() for name in known], n=3)
    return [name for name in known if name.casefold() in near]
