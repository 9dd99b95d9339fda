"""The forecast: what is at stake before a roll, and at the end of a way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from game.heroica.acting import ROLL
from game.heroica.box import FEATURE, MONSTER
from game.heroica.doors import facts, total_of
from game.heroica.level import SUM_DOOR
from game.heroica.moving import extra_steps
from game.heroica.view.choices import fights, stop_words
from game.heroica.view.names import Names
from game.heroica.view.odds import FACES, FightOdds, at_least, chances, fight_odds, rolls_to, values
from game.heroica.view.sides import side_words
from game.heroica.view.ways import FIGHT, way_to
from game.kit.cells import cell_of
from game.kit.expected import Expected
from game.kit.prompts import Prompt
from game.kit.shown import Bar, Chance, DicePool, Distribution, Fact, Forecast, ForecastNote
from game.kit.text import capital, percent

DIE = "bone"


def forecast(names: Names, prompt: Prompt, option: str) -> Forecast | None:
    """What is at stake with a question, or with one of its options; None where no roll follows."""
    if prompt.chooser not in names.t.heroes:
        return None
    drinks: Any = prompt.data.get("drinks", ())
    if option in drinks or prompt.kind not in MAKERS:
        return None
    return MAKERS[prompt.kind](names, prompt, option)


def _pool(names: Names, hero: str) -> tuple[DicePool, ...]:
    return (DicePool(names.words("forecast.rolls", hero=names.card(hero)), DIE, 1),)


# -- fights


def fight(names: Names, hero: str, monster: str, beside: bool = True) -> Forecast:
    """A fight with one monster: win, draw and loss, and the health that it may cost."""
    t, words = names.t, names.words
    odds = fight_odds(t, hero, monster, beside)
    title = words("forecast.fight", monster=names.card(monster))
    told = {"win": percent(odds.win), "draw": percent(odds.draw), "loss": percent(odds.loss)}
    lines = _odds_lines(names, odds)
    return Forecast(
        title=title,
        pools=_pool(names, hero),
        chance=Chance(words("forecast.aim-boss" if odds.damage else "forecast.aim"), odds.win + odds.draw),
        distributions=_wounds(names, odds),
        notes=tuple(_fight_notes(names, hero, odds)),
        lines=tuple(lines),
        stakes=(
            Fact("icons/stop-fight", "", words("ui.table.percent", chance=told["win"])),
            Fact("icons/heart-empty", "", f"{odds.expected:.1f}"),
        ),
        spoken=(title, *lines, *(note.text for note in _fight_notes(names, hero, odds))),
        gain=words("forecast.gain-fight", chance=percent(odds.win + odds.draw)),
        cost=words("forecast.cost", number=round(odds.expected, 1)) if odds.expected else "",
        expected=(Expected(hero, "health", odds.expected, max(odds.hurt, odds.drawn)),) if odds.hurt else (),
    )


def fight_lines(names: Names, hero: str, monster: str) -> list[str]:
    """The odds of the fight to which a way leads, in sentences, with what is told of them besides."""
    odds = fight_odds(names.t, hero, monster, beside=False)
    return [*_odds_lines(names, odds), *(note.text for note in _fight_notes(names, hero, odds))]


def _odds_lines(names: Names, odds: FightOdds) -> list[str]:
    told = {"win": percent(odds.win), "draw": percent(odds.draw), "loss": percent(odds.loss)}
    return [names.words("forecast.win", **told), _hurt(names, "draw", odds.drawn, odds.drawn_later, told),
            _hurt(names, "loss", odds.hurt, odds.later, told)]  # fmt: skip


def _hurt(names: Names, what: str, now: int, later: int, told: Mapping[str, int]) -> str:
    """What a draw or a loss costs, at once or, where nothing is lost now, next turn."""
    key = f"forecast.{what}-later" if later and not now else f"forecast.{what}"
    return names.words(key, lost=now or later, **told)


def _wounds(names: Names, odds: FightOdds) -> tuple[Distribution, ...]:
    """The health that one roll may cost at once."""
    lost: Counter[int] = Counter()
    for amount, chance in ((0, odds.win), (odds.drawn, odds.draw), (odds.hurt, odds.loss)):
        lost[amount] += chance  # type: ignore[assignment]
    if not max(lost):
        return ()
    bars = tuple(Bar(amount, lost[amount]) for amount in range(max(lost) + 1))
    note = names.words("forecast.expected", mean=round(odds.expected, 1), worst=max(lost))
    return (Distribution(names.words("forecast.health-lost"), bars, "bad", note=note),)


def _fight_notes(names: Names, hero: str, odds: FightOdds) -> list[ForecastNote]:
    """Which side, how far one series may go, what comes later, and whether the hero may go down."""
    words, notes = names.words, []
    if odds.side:
        told = words("forecast.side", side=side_words(names, odds.side), damage=odds.damage, hurt=odds.hurt)
        notes.append(ForecastNote(f"side-{odds.side}", told))
    elif odds.damage:
        notes.append(ForecastNote("boss", words("forecast.tail", chance=percent(odds.tail))))
    if odds.later or odds.drawn_later:
        notes.append(ForecastNote("harm", words("forecast.later", amount=max(odds.later, odds.drawn_later))))
    if odds.falls:
        notes.append(ForecastNote("down", words("forecast.down", hero=names.card(hero), chance=percent(odds.falls))))
    return notes


def _opponent(names: Names, prompt: Prompt, option: str) -> Forecast | None:
    """The fight with the monster that is pointed at."""
    if option in names.t.board.pieces and names.kind(option) == MONSTER:
        return fight(names, prompt.chooser, option)
    return None


def _before_fight(names: Names, prompt: Prompt, option: str) -> Forecast | None:
    opponent = str(prompt.data.get("opponent", ""))
    on_board = opponent in names.t.board.pieces and names.t.cell(opponent) is not None
    return fight(names, prompt.chooser, opponent) if on_board else None


# -- ways


def _walk(names: Names, prompt: Prompt, option: str) -> Forecast | None:
    """A way: its squares, what is picked up, why it stops, and the fight that follows."""
    if cell_of(option) is None:
        return None
    way = way_to(names.t, prompt, option)
    if way is None:
        return None
    words, hero = names.words, prompt.chooser
    lines = [words("forecast.path", path=words("log.comma").join(names.at(cell.name) for cell in way.path[1:]))]
    if way.picks:
        lines.append(_sentence(names, words("way.picks", things=names.listed(map(names.said, way.picks)))))
    if way.burns:
        lines.append(_sentence(names, words("way.burns", amount=way.burns)))
    one_fight = way.stop == FIGHT and len(way.met) == 1
    if way.stop:
        met = fights(names, way.met) if one_fight else stop_words(names, hero, way.stop, way.met)
        lines.append(_sentence(names, met))
        if way.left:
            lines.append(words("forecast.lost-steps", steps=way.left))
    elif way.left:
        lines.append(words("forecast.steps-left", steps=way.left))
    title = words("forecast.walk", where=names.at(option))
    if not one_fight:
        return Forecast(title, (), None, lines=tuple(lines), spoken=(title, *lines))
    fought = fight(names, hero, way.met[0], beside=False)
    return _with_lines(fought, title, lines)


def _sentence(names: Names, text: str) -> str:
    return capital(names.words("forecast.sentence", text=text))


def _with_lines(told: Forecast, title: str, lines: list[str]) -> Forecast:
    """The forecast of a fight that a way leads to."""
    return Forecast(
        title, told.pools, told.chance, told.distributions, told.notes, (*lines, *told.lines), told.stakes,
        (title, *lines, *told.spoken[1:]), told.gain, told.cost, told.expected,
    )  # fmt: skip


# -- what a roll brings


def table(names: Names, hero: str, name: str, title: str) -> Forecast:
    """A roll on a table: what each face brings."""
    words, found = names.words, chances(names.t)
    lines = tuple(
        words("forecast.face", chance=percent(found[face]), face=words(f"face.{face}.name"),
              text=words(f"rolls.{name}.{face}"))
        for face in FACES
    )  # fmt: skip
    return Forecast(title, _pool(names, hero), None, lines=lines, spoken=(title, *lines))


def _values(names: Names, hero: str, title: str, aim: tuple[str, int], extra: int, lines: tuple[str, ...]) -> Forecast:
    """A roll that is read by its value: each value with its chance, and how likely it is enough."""
    t, words = names.t, names.words
    key, needed = aim
    bars = tuple(Bar(value + extra, chance) for value, chance in values(t))
    chance = at_least(t, needed)
    told = words(key, needed=needed)
    return Forecast(
        title, _pool(names, hero), Chance(told, chance),
        (Distribution(words("forecast.value"), bars, "good", needed),), lines=lines,
        stakes=(Fact("icons/die", "", words("ui.table.percent", chance=percent(chance))),),
        spoken=(title, words("forecast.chance", chance=percent(chance), aim=told), *lines),
    )  # fmt: skip


def _act(names: Names, prompt: Prompt, option: str) -> Forecast | None:
    """A move roll, a sum door, or the table of a feature."""
    t, words, hero = names.t, names.words, prompt.chooser
    if option == ROLL:
        extra = extra_steps(t, hero, 0)
        bars = tuple(Bar(value + extra_steps(t, hero, value), chance) for value, chance in values(t))
        mean = sum(bar.value * bar.chance for bar in bars)
        title = words("forecast.move")
        lines = [words("forecast.steps", mean=round(mean, 1))]
        lines += [words("forecast.extra", extra=extra)] if extra else []
        return Forecast(title, _pool(names, hero), None, (Distribution(words("forecast.steps-title"), bars, "good"),),
                        lines=tuple(lines), spoken=(title, *lines))  # fmt: skip
    if option not in t.board.pieces or names.kind(option) != FEATURE:
        return None
    card = t.piece(option).card
    if card == SUM_DOOR:
        door = facts(t, option)
        left = max(1, door.total - total_of(t, door.door))
        told = words("forecast.rolls-needed", left=left, rolls=round(rolls_to(t, left), 1))
        return _values(names, hero, names.card(option), ("forecast.aim-door", left), 0, (told,))
    return _feature(names, hero, option)


def _feature(names: Names, hero: str, piece: str) -> Forecast | None:
    card = names.card_of(piece)
    if card not in names.t.box.content.roll_tables:
        return None
    return table(names, hero, card, names.card(piece))


def _source(names: Names, prompt: Prompt, option: str) -> Forecast | None:
    """The table of the feature that asks."""
    return _feature(names, prompt.chooser, prompt.source)


def _which(names: Names, prompt: Prompt, option: str) -> Forecast | None:
    """The table of the feature that is pointed at."""
    return _feature(names, prompt.chooser, option) if option in names.t.board.pieces else None


def _offering(names: Names, prompt: Prompt, option: str) -> Forecast | None:
    return table(names, prompt.chooser, "summit", names.words("feature.summit.name"))


def _heal(names: Names, prompt: Prompt, option: str) -> Forecast | None:
    """A healing roll: how likely it fills the health."""
    t, words, hero = names.t, names.words, prompt.chooser
    missing = t.most_health(hero) - t.health(hero)
    lines = (words("forecast.heal", missing=missing),)
    return _values(names, hero, words("forecast.healing"), ("forecast.aim-heal", missing), 0, lines)


def _reroll(names: Names, prompt: Prompt, option: str) -> Forecast | None:
    """A new roll: how likely it is a better one."""
    t, words = names.t, names.words
    face = str(prompt.data["face"])
    if prompt.data["purpose"] == "fight":
        found = chances(t)
        win = found["shield"] + found["sword"]
        told = words("forecast.aim-win")
        title = words("forecast.reroll")
        return Forecast(title, _pool(names, prompt.chooser), Chance(told, win), spoken=(title, words("forecast.chance",
                        chance=percent(win), aim=told)))  # fmt: skip
    better = t.box.content.die[face].value + 1
    return _values(names, prompt.chooser, words("forecast.reroll"), ("forecast.aim-better", better), 0, ())


MAKERS: Mapping[str, Callable[[Names, Prompt, str], Forecast | None]] = {
    "opponent": _opponent, "before-fight": _before_fight, "walk": _walk, "act": _act, "heal": _heal,
    "search": _source, "lair-roll": _source, "rift-roll": _source, "which-feature": _which, "offering": _offering,
    "reroll": _reroll,
}  # fmt: skip
