"""Banners: whose decision it is, the question in a few words, and what hangs on it: what is still needed, what a new
hand would do, which turn it is and who comes next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.kit.prompts import Prompt
from game.kit.shown import Banner
from game.kit.text import numbers
from game.tenefyr import names as zones
from game.tenefyr.leaving import HARSHLY, WILLINGLY
from game.tenefyr.prompts import PARTY
from game.tenefyr.view.names import Names
from game.tenefyr.view.standing import next_players, standing, worth
from game.tenefyr.view.texts import clauses, exhausted, play_marks

SHORT = 48
"""So many letters of what a new hand brings about have room here; the whole stands on its button."""
VARIANTS = ("verb", "to", "where")
"""Entries of the data of a question that it may be asked otherwise by."""


def banner(names: Names, prompt: Prompt) -> Banner:
    """Whose decision it is, and the question in words."""
    words, kind = names.words, prompt.kind
    together = bool(prompt.data.get(PARTY)) and not names.t.solo
    confirm, decline = f"prompt.confirm.{kind}", f"prompt.decline.{kind}"
    return Banner(
        decider=prompt.chooser,
        seat=0 if together else names.seat(prompt.chooser),
        who=words("prompt.all") if together else names.player(prompt.chooser),
        verb=words(verb_key(names, prompt), **_slots(names, prompt)),
        details=details(names, prompt),
        confirm=words(confirm if words.has(confirm) else "prompt.confirm.any"),
        decline="" if prompt.least else words(decline if words.has(decline) else "prompt.decline.any"),
        about=about(names, prompt),
    )


def verb_key(names: Names, prompt: Prompt) -> str:
    """The key of the question; some ask otherwise by what they are about, or where fewer may be chosen."""
    key = f"prompt.kind.{prompt.kind}"
    asks = names.t.card(prompt.source) if prompt.source in names.t.board.pieces else ""
    for more in (*(str(prompt.data.get(entry, "")) for entry in VARIANTS), asks):
        if more and names.words.has(f"{key}-{more}"):
            key = f"{key}-{more}"
            break
    fewer = f"{key}-upto"
    return fewer if prompt.least < prompt.most and names.words.has(fewer) else key


def _slots(names: Names, prompt: Prompt) -> dict[str, Any]:
    data = prompt.data
    told: dict[str, Any] = {
        entry: names.said(str(data[entry])) if str(data.get(entry, "")) in names.t.board.pieces else ""
        for entry in ("piece", "enemy")
    }
    pile = str(data.get("pile", ""))
    told["pile"] = names.dungeon(pile) if pile else ""
    told["source"] = names.cause(prompt.source) or names.words("prompt.this")
    asks = names.t.card(prompt.source) if prompt.source in names.t.board.pieces else ""
    marks = numbers(play_marks(names.t.box, asks)) if asks else {}
    return told | marks | {"least": prompt.least, "most": prompt.most}


def about(names: Names, prompt: Prompt) -> str:
    """The piece that the question is about: the one in its data, the card that asks, in a fight the enemy."""
    t = names.t
    for piece in (str(prompt.data.get("piece", "")), str(prompt.data.get("enemy", "")), prompt.source, t.enemy):
        if piece in t.board.pieces and piece not in t.players:
            return piece
    return ""


def details(names: Names, prompt: Prompt) -> tuple[str, ...]:
    """At most two lines: what the answer is weighed by, and which turn it is."""
    makers = DETAILS.get(prompt.kind, (_source,))
    return tuple(line for make in makers if (line := dotted(names, make(names, prompt))))


def dotted(names: Names, parts: Iterator[str]) -> str:
    """Parts of a line, with dots between them."""
    return names.words("prompt.dot").join(part for part in parts if part)


# -- what a line is made of


def _source(names: Names, prompt: Prompt) -> Iterator[str]:
    """The card that asks; its text stands beside the question."""
    if prompt.source in names.t.board.pieces:
        yield names.card(prompt.source)


def _detail(names: Names, prompt: Prompt) -> Iterator[str]:
    """What is always said of a kind of question."""
    yield names.words(f"prompt.detail.{prompt.kind}", **_slots(names, prompt))


def _valley(names: Names, prompt: Prompt) -> Iterator[str]:
    """What a visit costs, how far the skull is, and what is prepared for the next dungeon."""
    t, words = names.t, names.words
    yield words("prompt.visit", steps=WILLINGLY, lost=HARSHLY)
    yield words("prompt.left", left=t.track(zones.STEPS))
    yield from _prepared(names)


def _prepared(names: Names) -> Iterator[str]:
    """Steps that are held, and larger hands."""
    t, words = names.t, names.words
    if t.track(zones.HOLD):
        yield words("prompt.hold", steps=t.track(zones.HOLD))
    if t.track(zones.BOON):
        yield words("prompt.boon", amount=t.track(zones.BOON))


def _hand(names: Names, prompt: Prompt) -> Iterator[str]:
    """What the hand is worth beside what is needed, and what a new one would bring about."""
    found, words = standing(names.t), names.words
    if found is None:
        return
    key = "prompt.hand-enough" if found.hand >= found.gap else "prompt.hand"
    yield words("prompt.nothing-needed") if not found.gap else words(key, face=found.hand, gap=found.gap)
    yield from (said[:1].lower() + said[1:] for said in clauses(names, "new-hand") if len(said) <= SHORT)


def _gap(names: Names, prompt: Prompt) -> Iterator[str]:
    """What is still needed, or which card would be enough."""
    t, words = names.t, names.words
    found = standing(t)
    if found is not None:
        if found.gap and prompt.kind == "play-card":
            enough = next((one for one in prompt.options if worth(t, one) >= found.gap), "")
            if enough:
                yield words("prompt.would-beat", card=names.card(enough), enemy=names.said(t.enemy))
                return
        key = "prompt.short" if found.gap else "prompt.enough"
        yield words(key, gap=found.gap, total=found.total, power=found.power)
        if found.gap and found.hand >= found.gap:
            yield words("prompt.in-hand", face=found.hand)


def _turn(names: Names, prompt: Prompt) -> Iterator[str]:
    """Which turn it is, who takes the next one, and with an empty deck that."""
    t, words = names.t, names.words
    if not t.enemy or not t.active:
        return
    if t.turn_number == t.turns:
        yield words("prompt.turn-last")
        return
    yield words("prompt.turn", turn=t.turn_number, turns=t.turns)
    if not t.solo:
        following = next_players(t)[0]
        key = "prompt.next-exhausted" if following in exhausted(names) else "prompt.next"
        yield words(key, player=names.player(following))


def _going_on(names: Names, prompt: Prompt) -> Iterator[str]:
    """What is left here, how far the skull is, and who can hardly go on."""
    t, words = names.t, names.words
    yield words("prompt.cards-left", hidden=len(t.zone(t.dungeon)))
    yield words("prompt.left", left=t.track(zones.STEPS))
    tired = exhausted(names)
    if tired:
        every = len(tired) == len(t.players)
        told = words("prompt.exhausted-all") if every else names.listed(map(names.player, tired))
        yield told if every else words("prompt.exhausted", players=told)


def _reward(names: Names, prompt: Prompt) -> Iterator[str]:
    """Which reward it is, and who chooses."""
    reward = names.t.card(str(prompt.data["reward"]))
    each = names.t.box.content.rewards[reward].chooser == "each"
    yield names.words(f"reward.{reward}.name")
    yield names.words("cloth.each" if each else "cloth.together").lower()


DETAILS: dict[str, tuple[Callable[[Names, Prompt], Iterator[str]], ...]] = {
    "choose-dungeon": (_valley,), "keep-hand": (_hand,), "play-card": (_gap, _turn),
    "press-on": (_going_on,), "reward-option": (_reward,), "move-to": (_detail,), "survey-order": (_detail,),
    "order-effects": (_detail,), "sink": (_detail,), "spoils": (_detail,), "may": (_source, _gap),
    "pay": (_source, _gap), "choose-played": (_source, _gap), "choose-player": (_source, _gap),
}  # fmt: skip
"""The lines below a question, by its kind; of all others what the card says that asks."""


def undo_words(names: Names) -> str:
    """What undo would take back, in words; empty if there is nothing."""
    last = names.session.last_given()
    if last is None:
        return ""
    key = f"undo.{last.kind}" if last.ids else "undo.declined"
    return names.words(key if names.words.has(key) else "undo.any")
