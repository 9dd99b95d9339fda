"""Success icons among the skill cards that are not seen, and what so many cards bring [RB-603]."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from math import comb

from game.runebound import names
from game.runebound.table import Table


def icons_odds(icons: int, unknown: int, cards: int, need: int) -> float:
    """The chance that so many cards bring the successes needed, where so many icons are among the unknown ones."""
    cards = min(cards, unknown)
    hits = range(min(need, cards + 1))
    if not unknown:
        return float(need <= 0)
    return 1 - sum(comb(icons, hit) * comb(unknown - icons, cards - hit) for hit in hits) / comb(unknown, cards)


def unseen_icons(t: Table, hands: Collection[str] | None = None) -> tuple[int, int]:
    """The success icons among the skill cards that nobody sees, and how many cards these are: all that there are, less
    those that lie open and those in the `hands` that are seen (of these heroes; of rivals that of the active one).
    """
    skills = t.box.content.skills
    if hands is None:
        hands = (t.active,) if t.rivals else t.heroes
    zones = [names.discard(names.SKILL), names.REVEALED, *map(names.learned, t.heroes), *map(names.hand, hands)]
    seen = [t.card(piece) for zone in zones for piece in t.zone(zone)]
    icons = sum(it.copies for it in skills.values() if it.icon) - sum(skills[card].icon for card in seen)
    return icons, sum(it.copies for it in skills.values()) - len(seen)


@lru_cache(maxsize=1024)
def successes(icons: int, unknown: int, cards: int) -> tuple[tuple[int, float], ...]:
    """How many successes so many cards bring, each number with its chance."""
    cards = max(0, min(cards, unknown))
    ways = comb(unknown, cards)
    return tuple(
        (hits, comb(icons, hits) * comb(unknown - icons, cards - hits) / ways)
        for hits in range(min(icons, cards) + 1) if cards - hits <= unknown - icons
    )  # fmt: skip
