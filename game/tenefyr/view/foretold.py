"""Foretold: what hangs on the open question or on one of its options, in rows: chances, what a card would bring, what
leaving costs. Nothing that is hidden comes into it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from game.kit.prompts import Prompt
from game.kit.slices import Work
from game.kit.text import percent
from game.tenefyr import names as zones
from game.tenefyr.flow import LEAVE, PRESS_ON
from game.tenefyr.hand_total import HandTotal, best_total
from game.tenefyr.leaving import HARSHLY, WILLINGLY
from game.tenefyr.power import party_total, total
from game.tenefyr.turn import KEEP, NEW_HAND
from game.tenefyr.view.names import Names
from game.tenefyr.view.odds import Odds
from game.tenefyr.view.pile_facts import known
from game.tenefyr.view.preview import preview
from game.tenefyr.view.reckoning import reckoned
from game.tenefyr.view.standing import standing
from game.tenefyr.view.texts import exhausted, loot_text
from game.tenefyr.view.values import ForecastRow, ForecastShown

GOOD, BAD = "good", "bad"
EVEN = 0.5
"""From here on a chance is good."""
Made = ForecastShown | None


def foretold(names: Names, odds: Odds, prompt: Prompt, option: str) -> Made:
    """What hangs on a question (with an empty option), or on one of its options; None where nothing is to be told."""
    if prompt.kind not in MAKERS or (option and option not in prompt.options):
        return None
    return MAKERS[prompt.kind](names, odds, option)


def all_foretold(names: Names, odds: Odds) -> tuple[ForecastShown, ...]:
    """What is foretold of the open question and of its options: of all where that costs little, else of those that were
    asked for.
    """
    prompt = names.session.prompt
    if prompt is None or prompt.kind not in MAKERS:
        return ()
    at_once = prompt.kind in AT_ONCE
    options = ("", *(option for option in prompt.options if at_once or odds.begun(_dungeon_key(option))))
    told = (foretold(names, odds, prompt, option) for option in options)
    return tuple(shown for shown in told if shown is not None)


def chance_row(names: Names, label: str, chance: float | None, *, about: bool = False) -> ForecastRow:
    """A chance; one that is not there yet says that it is worked out."""
    words = names.words
    if chance is None:
        return ForecastRow(label, words("forecast.working"))
    key = "forecast.about" if about else "forecast.percent"
    return ForecastRow(label, words(key, chance=percent(chance)), GOOD if chance >= EVEN else BAD, chance)


# -- keep or draw anew


def _hand(names: Names, odds: Odds, option: str) -> Made:
    """The chance with this hand, and with a new one."""
    t, words = names.t, names.words
    found, told = odds.worked("hand", lambda: odds.chances.hand(t))
    rows = []
    if option in ("", KEEP):
        rows.append(chance_row(names, words("forecast.keep"), told.keep if told else None))
    if option in ("", NEW_HAND):
        rows.append(chance_row(names, words("forecast.new"), told.renew if told else None))
    note = words("forecast.exact")
    return ForecastShown(option, words("forecast.keep-title"), tuple(rows), note, working=not found)


# -- a card of the hand


def _play(names: Names, odds: Odds, option: str) -> Made:
    """What a card would bring; before one is looked at, what the hand comes to at best."""
    return _card(names, odds, option) if option else _best(names, odds)


def _best(names: Names, odds: Odds) -> Made:
    """The gap, and the best that the hand can come to."""
    words, now = names.words, standing(names.t)
    if now is None:
        return None

    def work() -> Work[HandTotal | None]:
        return best_total(names.t.box, names.session)

    found, best = odds.worked("best", work)
    rows = [
        ForecastRow(words("forecast.party"), str(now.total)), ForecastRow(words("forecast.needed"), str(now.power)),
    ]  # fmt: skip
    if now.gap:
        rows.append(ForecastRow(words("forecast.short"), str(now.gap), BAD))
    if best is not None:
        key = "forecast.value-about" if best.about else "forecast.value-at-least"
        worth = best.total - now.total
        rows.append(ForecastRow(words("forecast.best"), words(key, value=worth), GOOD if worth >= now.gap else BAD))
    elif not found:
        rows.append(ForecastRow(words("forecast.best"), words("forecast.working")))
    return ForecastShown("", words("forecast.hand-title"), tuple(rows), working=not found)


def _card(names: Names, odds: Odds, piece: str) -> Made:
    """A card that would be played: its power as a sum, the party total, what is needed, who would take the loot."""
    t, words = names.t, names.words
    found, before = odds.known(f"card {piece}", lambda: preview(t, piece)), party_total(t)
    own, more = total(list(found.parts)), found.total - before
    worth = reckoned(names, list(found.parts)) or str(own)
    rows = [ForecastRow(names.card(piece), worth if found.sure else words("forecast.at-least", value=worth))]
    sum_ = words("forecast.sum", before=before, more=more, total=found.total)
    rows.append(ForecastRow(words("forecast.party"), sum_))
    rows.append(ForecastRow(words("forecast.needed"), str(found.power)))
    gap = found.power - found.total
    if gap > 0:
        rows.append(ForecastRow(words("forecast.short"), str(gap), BAD))
    else:
        rows.append(ForecastRow(names.card(t.enemy), words("forecast.beaten"), GOOD))
        if not t.is_stage(t.enemy):
            rows.append(ForecastRow(words("forecast.loot"), names.player(t.active)))
    text = loot_text(names, t.card(piece)) if t.card(piece) in t.box.plays else ""
    return ForecastShown(piece, words("forecast.play-title"), tuple(rows), text, more)


# -- the valley, and the way on


def _press_on(names: Names, odds: Odds, option: str) -> Made:
    """The chance against the next card, and what leaving and losing cost."""
    t, words = names.t, names.words
    found, chance = odds.worked("next", lambda: odds.chances.next_card(t, t.dungeon))
    rows = []
    if option in ("", PRESS_ON):
        coming = t.zone(t.dungeon)[0]
        label = words("forecast.press-known", enemy=names.card(coming)) if known(t, coming) else words("forecast.press")
        rows.append(chance_row(names, label, chance if found else None, about=not known(t, coming)))
    if option in ("", LEAVE):
        rows.append(ForecastRow(words("forecast.leave"), words("forecast.steps", steps=WILLINGLY)))
    rows.append(ForecastRow(words("forecast.lose"), words("forecast.steps", steps=HARSHLY), BAD))
    rows.append(ForecastRow(words("forecast.left"), str(t.track(zones.STEPS))))
    return ForecastShown(option, words("forecast.press-title"), tuple(rows), _tired(names),
                         working=not found and option != LEAVE)  # fmt: skip


def _tired(names: Names) -> str:
    """Who has an empty deck [TN-305]."""
    tired = exhausted(names)
    if len(tired) == len(names.t.players):
        return names.words("forecast.exhausted-all")
    return names.words("forecast.exhausted", players=names.listed(map(names.player, tired))) if tired else ""


def _dungeon_key(zone: str) -> str:
    return f"entering {zone}"


def _dungeon(names: Names, odds: Odds, zone: str) -> Made:
    """The chance against the open card of a dungeon, and against what lies behind it."""
    t, words = names.t, names.words
    if not zone:
        return None
    found, told = odds.worked(_dungeon_key(zone), lambda: odds.chances.dungeon(t, zone))
    rows = [chance_row(names, words("forecast.enter"), told.first if told else None)]
    lying = t.zone(zone)
    if len(lying) > 1:
        behind = told.behind if told else None
        rows.append(chance_row(names, words("forecast.behind"), behind, about=not known(t, lying[1])))
    rewards = t.zone(zones.reward(zone))
    note = words("forecast.reward", name=names.card(rewards[0])) if rewards else ""
    return ForecastShown(zone, words("forecast.enter-title", place=names.dungeon(zone)), tuple(rows), note,
                         working=not found)  # fmt: skip


MAKERS: Mapping[str, Callable[[Names, Odds, str], Made]] = {
    "keep-hand": _hand, "play-card": _play, "press-on": _press_on, "choose-dungeon": _dungeon,
}  # fmt: skip
"""What is foretold, by the kind of the question."""
AT_ONCE = ("play-card",)
"""Questions of which every option is foretold at once."""


def sentences(names: Names, shown: ForecastShown) -> Iterator[str]:
    """What is foretold, in sentences."""
    yield shown.title
    for row in shown.rows:
        yield names.words("forecast.row", label=row.label, value=row.value)
    if shown.note:
        yield shown.note
