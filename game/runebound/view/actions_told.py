"""The buttons of the hero board: each usual action with its name, and why it cannot be taken now."""

from __future__ import annotations

from game.runebound import actions
from game.runebound.view.action_words import label
from game.runebound.view.names import Names
from game.runebound.view.values import ActionShown

USUAL = (
    actions.MOVE, actions.ADVENTURE, actions.SHOP, actions.REST, actions.TRAIN, actions.EXPLORE, actions.TRADE,
    actions.END,
)  # fmt: skip
"""The buttons; `trade` stands for delivering too."""
ALIKE = {actions.TRADE: (actions.TRADE, actions.DELIVER)}


def buttons(names: Names) -> tuple[ActionShown, ...]:
    """The buttons at the question for an action; before the first turn what each will take; none at any other
    question.
    """
    prompt, words = names.session.prompt, names.words
    if prompt is not None and prompt.kind == "start":
        return tuple(ActionShown(word, words(f"action.{word}"), _price(names, word)) for word in USUAL[:-1])
    if prompt is None or prompt.kind != "act":
        return ()
    found = {option.partition(":")[0] for option in prompt.options}
    made = []
    for word in USUAL:
        able = any(one in found for one in ALIKE.get(word, (word,)))
        title = label(names, word) if word == actions.END else words(f"action.{word}")
        made.append(ActionShown(word, title, reason="" if able else why_short(names, prompt.chooser, word)))
    return tuple(made)


def _price(names: Names, word: str) -> str:
    """What an action takes [RB-203]."""
    return names.words("choice.price", price=actions.ADVENTURE_PRICE if word == actions.ADVENTURE else 1)


def why_short(names: Names, hero: str, word: str) -> str:
    """Why an action cannot be taken, in a few words."""
    key, _ = refusal(names, hero, word)
    return names.words(f"short-{key}") if names.words.has(f"short-{key}") else names.words(key)


def refusal(names: Names, hero: str, word: str) -> tuple[str, str]:
    """Why an action cannot be taken: the key of the reason, and the rule."""
    t = names.t
    found = actions.refusals(t, hero).get(word)
    if found is not None:
        return found
    if not t.actions:
        return "refusal.no-actions", "RB-203"
    return {
        actions.EXPLORE: ("refusal.no-quest-here", "RB-522"), actions.TRADE: ("refusal.no-trade-here", "RB-418"),
        actions.DELIVER: ("refusal.no-errand-here", "RB-517"), actions.TRAIN: ("refusal.nothing-to-train", "RB-612"),
    }.get(word, ("refusal.no-effect", "RB-007"))  # fmt: skip
