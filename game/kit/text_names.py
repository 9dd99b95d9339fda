"""Names as players type them: in small letters, cut short, or spelt not quite right.

What is cut short stands for the name that it can only be; what is spelt wrong stands for nothing, but is asked about.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

MOST_LETTERS = 80
"""No name is longer, and nothing longer is compared letter by letter."""
MOST_ALIKE, FEWEST_LETTERS = 3, 3
"""Of so many names is asked at most, and nothing shorter looks like anything."""


def meant(typed: str, names: Iterable[str]) -> list[str]:
    """The names that are meant, in their order: the one that is typed in full, else those that begin so, else those
    that go on so from one of their words on.
    """
    wanted, known = typed.strip().casefold(), list(dict.fromkeys(names))
    if not wanted or len(wanted) > MOST_LETTERS:
        return []
    exact = [name for name in known if name.casefold() == wanted]
    begun = [name for name in known if name.casefold().startswith(wanted)]
    inside = [name for name in known if f" {wanted}" in name.casefold()]
    return exact or begun or inside


def alike(typed: str, names: Iterable[str]) -> list[str]:
    """The names that look like what is typed, or have a word that does, in their order: whoever mistyped one of them
    is asked whether it was meant.
    """
    wanted, known = typed.strip().casefold(), list(dict.fromkeys(names))
    if not FEWEST_LETTERS <= len(wanted) <= MOST_LETTERS:
        return []
    words = {name: [word for word in name.casefold().split() if len(word) >= FEWEST_LETTERS] for name in known}
    parts = {name: {name.casefold(), *words[name]} for name in known}
    near = set(get_close_matches(wanted, set().union(*parts.values()), n=MOST_ALIKE))
    return [name for name in known if parts[name] & near][:MOST_ALIKE]
