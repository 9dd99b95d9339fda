"""Which marks each text of Runebound tells of, so that its numbers come from what the card does.

Every window of a card has a text of its own. An option with a test has two, one for either end of it; a story quest has
one for its reward and one for what the first hero gets beside it.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.runebound.content import Content

ENDS = ("", "-name", "-passed", "-failed", "-deliver")
"""What an option is called after its number."""


def marks_of_texts(content: Content) -> dict[str, str]:
    """The marks behind every text, by the key of the text."""
    return dict(_texts(content))


def _texts(content: Content) -> Iterator[tuple[str, str]]:
    speaking = (
        content.heroes, content.assets, content.skills, content.enemies, content.villains, content.stories,
    )  # fmt: skip
    for group in speaking:
        for card, it in group.items():
            yield from ((f"card.{card}.{window}", marks) for window, marks in it.windows())
    for story, told in content.stories.items():
        yield from ((f"card.{story}.quest-{end}", told.quest) for end in ("passed", "first") if told.quest)
    for quest, sought in content.quests.items():
        yield from ((f"card.{quest}.find-{symbols}", marks) for symbols, marks in sought.find.items())
    for step, it in content.ladder.items():
        yield f"ladder.{step}.text", f"villain({it.villain}); foes({it.foes}); gold({it.gold}); skills({it.skills})"
    for event, met in content.events.items():
        for number, marks in ((1, met.option_1), (2, met.option_2)):
            yield from ((f"card.{event}.option-{number}{end}", marks) for end in ENDS)
