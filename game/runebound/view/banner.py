"""Banners: whose decision it is, the question in a few words, and what hangs on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.kit.prompts import Prompt
from game.kit.shown import Banner
from game.kit.text import capital
from game.runebound import names as zones
from game.runebound import values
from game.runebound.combat_state import ROUNDS
from game.runebound.combat_texts import PRICES
from game.runebound.damage import PENDING
from game.runebound.sides import player_of
from game.runebound.view.dice_words import dice_words
from game.runebound.view.names import Names
from game.runebound.view.texts import ability_name, text
from game.runebound.view.ways_told import records_of

FEW = 2
"""The faces of so many dice have room here."""
TEST, ROLL, PLAIN = "-test", "-reroll", ""
"""How the question for an exertion is asked: in a test, after a roll, or as a cost."""


def banner(names: Names, prompt: Prompt) -> Banner:
    """Whose decision it is, and the question in words."""
    words, kind = names.words, prompt.kind + variant(prompt)
    confirm = _first(names, "prompt.confirm", kind, prompt.kind)
    decline = "" if prompt.least else _first(names, "prompt.decline", kind, prompt.kind)
    return Banner(
        decider=prompt.chooser,
        seat=names.seat(prompt.chooser),
        who=names.short(prompt.chooser),
        verb=words(f"prompt.kind.{kind if words.has(f'prompt.kind.{kind}') else prompt.kind}", **slots(names, prompt)),
        details=details(names, prompt),
        confirm=confirm,
        decline=decline,
        about=about(names, prompt),
    )


def variant(prompt: Prompt) -> str:
    """How a question is asked otherwise: an exertion by what it is for, tokens by what is done to them."""
    data = prompt.data
    if prompt.kind == "exert":
        return TEST if "attribute" in data else ROLL if "dice" in data else PLAIN
    if prompt.kind == "tokens":
        return f"-{data.get('verb', '')}"
    if prompt.kind == "may" and prompt.source == zones.BLESSED:
        return "-blessed"
    return "-any" if prompt.kind == "pay-surge" and not data.get("price") else PLAIN


def _first(names: Names, stem: str, *kinds: str) -> str:
    """The text of the first of some kinds of questions that has one; else the common one."""
    found = next((f"{stem}.{kind}" for kind in kinds if names.words.has(f"{stem}.{kind}")), f"{stem}.any")
    return names.words(found)


def slots(names: Names, prompt: Prompt) -> dict[str, Any]:
    """What fills the slots of a question."""
    data = prompt.data
    window, asks = str(data.get("window", "")), names.cause(prompt.source) or names.words("prompt.this")
    if window and prompt.source in names.t.board.pieces:
        asks = ability_name(names, names.t.card(prompt.source), window)
    return {
        "hero": names.short(prompt.chooser), "source": capital(asks), "least": prompt.least, "most": prompt.most,
        "price": int(str(data.get("price", 0) or 0)), "left": int(str(data.get("left", 0) or 0)),
    }  # fmt: skip


def about(names: Names, prompt: Prompt) -> str:
    """The piece that the question is about: the one in its data, the card that asks, in a combat the foe."""
    t = names.t
    for piece in (str(prompt.data.get("piece", "")), str(prompt.data.get("card", "")), prompt.source, t.foe):
        if piece in t.board.pieces and not names.hidden(piece) and not piece.startswith("hero:"):
            return piece
    return ""


def details(names: Names, prompt: Prompt) -> tuple[str, ...]:
    """At most two lines: what the answer is weighed by, and where it stands."""
    makers = DETAILS.get(prompt.kind, (_source, _detail))
    return tuple(line for make in makers if (line := dotted(names, make(names, prompt))))


def dotted(names: Names, parts: Iterator[str]) -> str:
    """Parts of a line, with dots between them."""
    return names.words("prompt.dot").join(part for part in parts if part)


# -- what a line is made of


def _source(names: Names, prompt: Prompt) -> Iterator[str]:
    """The card that asks."""
    if prompt.source in names.t.board.pieces and prompt.kind not in ("may", "pay"):
        yield capital(names.said(prompt.source))


def _text(names: Names, prompt: Prompt) -> Iterator[str]:
    """What a card says that asks whether it is used."""
    window = str(prompt.data.get("window", ""))
    key = f"card.{names.card_of(prompt.source)}.{window}"
    if window and names.words.has(key):
        yield names.words(key)
    elif prompt.source == zones.BLESSED:
        yield names.words("prompt.detail.may-blessed")


def _detail(names: Names, prompt: Prompt) -> Iterator[str]:
    """What is always said of a kind of question."""
    kind = prompt.kind + variant(prompt)
    key = f"prompt.detail.{kind if names.words.has(f'prompt.detail.{kind}') else prompt.kind}"
    if names.words.has(key):
        yield names.words(key, **slots(names, prompt))


def _actions(names: Names, prompt: Prompt) -> Iterator[str]:
    t, words = names.t, names.words
    yield words("prompt.actions", actions=t.actions)
    yield words("prompt.gold", gold=t.gold(prompt.chooser))


def _where(names: Names, prompt: Prompt) -> Iterator[str]:
    hero = prompt.chooser
    if names.t.cell(hero) is not None:
        yield capital(names.where(hero))


def _starts(names: Names, prompt: Prompt) -> Iterator[str]:
    kinds = names.t.box.content.heroes[prompt.chooser].starts
    yield names.listed(names.words(f"sitekind.{kind}") for kind in kinds)


def _dice(names: Names, prompt: Prompt) -> Iterator[str]:
    """How many dice lie there, and how many are left."""
    dice = records_of(names.t, prompt)
    if dice:
        live = [die for die in dice if not die["spent"]]
        key = "prompt.left" if len(live) < len(dice) else "prompt.rolled"
        tail = "-faces" if 0 < len(live) <= FEW else ""
        yield names.words(f"{key}{tail}", dice=len(live), faces=dice_words(names, live), of=len(dice))


def _speed(names: Names, prompt: Prompt) -> Iterator[str]:
    yield names.words("prompt.march", dice=values.speed(names.t, prompt.chooser))


def _test(names: Names, prompt: Prompt) -> Iterator[str]:
    """The test that runs: how many cards were revealed or are going to be, how many successes."""
    data, words = prompt.data, names.words
    cards = len(names.t.zone(zones.REVEALED)) if prompt.kind == "exert" else data.get("cards")
    if "attribute" in data:
        told: dict[str, Any] = {
            "attribute": words(f"attribute.{data['attribute']}"), "cards": cards,
            "successes": data.get("successes", 0),
        }  # fmt: skip
        yield words("prompt.test" if told["successes"] else "prompt.test-none", **told)
        if int(str(data.get("need", 0))) > 1:
            yield words("prompt.needs", need=int(str(data["need"])))


def _market(names: Names, prompt: Prompt) -> Iterator[str]:
    t = names.t
    site = t.site(prompt.chooser) if t.cell(prompt.chooser) is not None else None
    if site is not None:
        yield names.words(f"site.{site.id}")
    yield names.words("prompt.gold", gold=t.gold(prompt.chooser))


def _paid_for(names: Names, prompt: Prompt) -> Iterator[str]:
    """What surge is paid for: the ability itself where its card has no other, else the card."""
    card = names.card_of(prompt.source)
    windows = [window for window in PRICES if window in names.t.box.on.get(card, {})]
    yield text(names, card, windows[0]) if len(windows) == 1 else capital(names.said(prompt.source))


def _combat(names: Names, prompt: Prompt) -> Iterator[str]:
    """With whom, and for whom the answer is given."""
    t, words = names.t, names.words
    if not t.foe:
        return
    side = str(prompt.data.get("side", prompt.chooser))
    if side not in t.heroes:
        key = names.numbered("prompt.enemy-led", side)
        yield capital(words(key, enemy=names.said(side), player=names.short(player_of(t, side))))
    else:
        yield words("prompt.combat", enemy=names.said(t.other_side(side) or t.foe))


def _round(names: Names, prompt: Prompt) -> Iterator[str]:
    """The round of the combat."""
    number = names.t.track(zones.COMBAT_ROUND)
    if number:
        yield names.words("prompt.round", round=number, of=ROUNDS)


def _damage(names: Names, prompt: Prompt) -> Iterator[str]:
    data = prompt.data
    yield names.words("prompt.damage", amount=int(str(data["amount"])), kind=names.words(f"damage.{data['kind']}"))


def _pending(names: Names, prompt: Prompt) -> Iterator[str]:
    """The damage that is about to be placed, while a text may prevent some of it."""
    amount = names.t.track(PENDING)
    if amount:
        yield names.words("prompt.pending", amount=amount)


def _learned(names: Names, prompt: Prompt) -> Iterator[str]:
    """The trophies that could pay."""
    t = names.t
    for kind in zones.ADVENTURES:
        number = len(t.trophies(prompt.chooser, kind))
        if number:
            yield names.words("prompt.trophies", kind=names.deck(kind), count=number)


DETAILS: dict[str, tuple[Callable[[Names, Prompt], Iterator[str]], ...]] = {
    "start": (_starts,), "act": (_actions, _where), "step-or-march": (_speed, _where), "march": (_dice, _detail),
    "move": (_source, _where), "pay-die": (_dice, _detail), "reroll": (_dice, _detail),
    "reroll-free": (_source, _dice), "exert": (_source, _test, _dice, _detail), "sell": (_market, _detail),
    "market": (_market, _detail), "peddle": (_source, _market), "learn": (_learned, _detail),
    "combat-action": (_combat, _round), "tokens": (_combat, _source), "pay-surge": (_combat, _paid_for),
    "block": (_damage, _combat), "cancel": (_damage, _combat), "press": (_source, _combat),
    "retreat": (_combat, _detail), "may": (_text, _pending, _test, _dice), "pay": (_text,),
}  # fmt: skip
"""The lines below a question, by its kind; of all others the card that asks and what is always said."""


def undo_words(names: Names) -> str:
    """What undo would take back, in words; empty if there is nothing."""
    last = names.session.last_given()
    if last is None:
        return ""
    key = f"undo.{last.kind}" if last.ids else "undo.declined"
    return names.words(key if names.words.has(key) else "undo.any")
