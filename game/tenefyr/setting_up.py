"""Set-up: decks, dungeons, Reserve, rewards, places, the boss, the track [TN-101 to TN-114]."""

from __future__ import annotations

from collections.abc import Iterable

from game.tenefyr import names
from game.tenefyr.box import ZERO
from game.tenefyr.content import DUNGEON_CARDS, DUNGEONS_A_LEVEL, LEVELS, SKILL
from game.tenefyr.dungeons import open_top
from game.tenefyr.table import Table

STREAM = "setup"
RANDOM = "random"


def set_up(t: Table) -> None:
    """Everything to its place, in the order of the rules; the starting token goes to whom the set-up names [TN-110]."""
    make_players(t)
    make_basics(t)
    for player in t.players:
        t.shuffle(names.deck(player))
    for level in LEVELS:
        _level(t, level)
    _beside(t)
    make_boss(t, _boss(t))
    t.set_track(names.STEPS, t.step.steps)
    t.set_track(names.STARTER, t.players[int(str(t.state.setup["first"]))])
    t.learn()


def make_players(t: Table) -> None:
    """Hero cards, and the skills into the decks [TN-102, TN-104]."""
    for player, heroes in t.heroes_of.items():
        for hero in heroes:
            t.make(hero, hero, names.heroes(player))
            t.make(SKILL + hero, SKILL + hero, names.deck(player), face_up=False)


def make_basics(t: Table) -> None:
    """The basics of the starting decks [TN-103], the others into the supply [TN-111]."""
    for card, basic in t.box.content.basics.items():
        number = 0
        start = basic.start[len(t.players) - 1] + (t.step.zeros if card == ZERO else 0)
        for player in t.players:
            for _ in range(start):
                number += 1
                t.make(f"{card}-{number}", card, names.deck(player), face_up=False)
        for rest in range(number + 1, basic.copies + 1):
            t.make(f"{card}-{rest}", card, names.supply(card))


def _level(t: Table, level: int) -> None:
    """The cards of a level: two dungeons, of which the top cards are open [TN-105], and the Reserve [TN-106]."""
    pile = names.reserve(level)
    make_dungeon_cards(t, level)
    t.shuffle(pile)
    for number in dungeons_of(level):
        for piece in [*t.zone(pile)][:DUNGEON_CARDS]:
            t.move(piece, names.dungeon(number), face_up=False)
        open_top(t, names.dungeon(number))


def make_dungeon_cards(t: Table, level: int) -> None:
    """All dungeon cards of a level, facedown in the Reserve."""
    for card, it in t.box.content.dungeon.items():
        if it.level == level:
            for number in range(1, it.copies + 1):
                t.make(f"{card}-{number}", card, names.reserve(level), face_up=False)


def dungeons_of(level: int) -> range:
    """The numbers of the dungeons of a level."""
    last = level * DUNGEONS_A_LEVEL
    return range(last - DUNGEONS_A_LEVEL + 1, last + 1)


def _beside(t: Table) -> None:
    """One reward beside each dungeon [TN-107]; with the annex each is a place [TN-114]. The others leave the game."""
    content = t.box.content
    for level in LEVELS:
        rewards = [card for card, it in content.rewards.items() if it.level == level and (t.annex or not it.annex)]
        places = [card for card, it in content.places.items() if it.level == level and t.annex]
        numbers = dungeons_of(level)
        for number, card in zip(numbers, t.streams.sample(STREAM, rewards, len(numbers)), strict=True):
            t.make(card, card, names.reward(names.dungeon(number)))
        for number, card in zip(numbers, t.streams.sample(STREAM, places, len(numbers)), strict=False):
            t.make(card, card, names.place(names.dungeon(number)))


def _boss(t: Table) -> str:
    """The boss that was chosen, or one at random [TN-108]."""
    chosen = str(t.state.setup["boss"])
    return chosen if chosen != RANDOM else t.streams.sample(STREAM, [*bosses(t)], 1)[0]


def bosses(t: Table) -> Iterable[str]:
    """The bosses of this game [TN-113]."""
    return (boss for boss, it in t.box.content.bosses.items() if t.annex or not it.annex)


def make_boss(t: Table, boss: str) -> None:
    """The stages of the boss, in any order, the first one open [TN-802]."""
    t.set_track(names.BOSS_ID, boss)
    for stage in t.box.content.bosses[boss].stages:
        t.make(stage, stage, names.BOSS, face_up=False)
    t.shuffle(names.BOSS)
    open_top(t, names.BOSS)
