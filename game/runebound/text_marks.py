"""Which marks each text of Runebound tells of, so that its numbers come from what the card does.

Every window of a card has a text of its own. An option with a test has two, one for either end of it; a story quest has
one for its reward and one for what the first hero gets beside it.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.runebound.content import CARDS, Content

ENDS = ("-name", "-passed", "-failed", "-deliver")
"""What an option is called after its number."""


def marks_of_texts(content: Content) -> dict[str, str]:
    """The marks behind every text, by the key of the text."""
    return dict(_texts(content))


def _texts(content: Content) -> Iterator[tuple[str, str]]:
    for stem in CARDS:
        for card, it in getattr(content, stem).items():
            yield from ((f"card.{card}.{window}", marks) for window, marks in it.windows())
    for story, told in content.stories.items():
        yield from ((f"card.{story}.quest-{end}", told.quest) for end in ("passed", "first") if told.quest)
    for step, rung in content.ladder.items():
        changed = {"villain": rung.villain, "foes": rung.foes, "gold": rung.gold, "skills": rung.skills}
        yield f"ladder.{step}.text", "; ".join(f"{what}({number})" for what, number in changed.items())
    for event, met in content.events.items():
        for option, marks in met.windows():
            yield from ((f"card.{event}.{option}{end}", marks) for end in ENDS)
