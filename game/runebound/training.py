"""Training: drawing, learning, paying with trophies [RB-611 to RB-616]."""

from __future__ import annotations

from collections.abc import Sequence

from game.kit.prompts import Prompt
from game.runebound import decks, names, values
from game.runebound.belongings import lose_trophies
from game.runebound.damage import check_hero
from game.runebound.table import Table

MOST_SKILLS = 5
ANY = "any"


def train(t: Table, hero: str) -> None:
    """Two cards are drawn, one skill may be learned, here only, then the hand is discarded down [RB-612, RB-615]."""
    t.note("trains", hero=hero)
    decks.draw_skill(t, hero, values.TRAINED + values.bonus(t, "train", hero), "RB-612")
    able = tuple(learnable(t, hero))

    def why() -> dict[str, tuple[str, str]]:
        return {piece: why_not(t, hero, piece) for piece in t.zone(names.hand(hero)) if piece not in able}

    picked = t.ask(Prompt("learn", hero, "RB-612", able, 0, 1), why)
    if picked:
        learn(t, hero, picked[0])
    decks.discard_down(t, hero)


def learnable(t: Table, hero: str) -> list[str]:
    """The skills in a hand that the hero can learn now [RB-613, RB-614]."""
    return [piece for piece in t.zone(names.hand(hero)) if not why_not(t, hero, piece)[0]]


def why_not(t: Table, hero: str, piece: str) -> tuple[str, str]:
    """Why a hero cannot learn a skill: the key of the reason and the rule; empty where it can."""
    known = t.zone(names.learned(hero))
    if len(known) >= MOST_SKILLS:
        return "refusal.five-skills", "RB-614"
    if t.card(piece) in {t.card(one) for one in known}:
        return "refusal.known-skill", "RB-614"
    cost = t.box.content.skills[t.card(piece)].cost
    short = any(len(t.trophies(hero, kind)) < number for kind, number in cost.items() if kind != ANY)
    if short or len(t.trophies(hero)) < sum(cost.values()):
        return "refusal.trophies", "RB-613"
    return "", ""


def proposed(t: Table, trophies: Sequence[str], number: int) -> list[str]:
    """So many trophies that could pay for what asks for no kind: always of the kind of which most are left [RB-613]."""
    left: dict[str, list[str]] = {}
    for trophy in trophies:
        left.setdefault(t.box.deck_of(t.card(trophy)), []).append(trophy)
    return [max(left.values(), key=len).pop(0) for _ in range(number)]


def learn(t: Table, hero: str, piece: str) -> None:
    """Trophies that cover the cost are discarded: named kinds by that kind, the others of own choice [RB-613]. The
    skill works from that moment [RB-616].
    """
    cost = t.box.content.skills[t.card(piece)].cost
    paid: list[str] = []
    for kind, number in cost.items():
        if kind != ANY:
            paid += t.trophies(hero, kind)[:number]
    free = cost.get("any", 0)
    if free:
        rest = tuple(trophy for trophy in t.trophies(hero) if trophy not in paid)
        data: dict[str, object] = {"piece": piece, "paid": list(paid), "marked": proposed(t, rest, free)}
        alike = len({t.box.deck_of(t.card(trophy)) for trophy in rest}) == 1
        paid += rest[:free] if alike else t.ask(Prompt("pay-trophies", hero, "RB-613", rest, free, free, data))
    t.note("learns", hero=hero, piece=piece)
    lose_trophies(t, hero, tuple(paid), "RB-613")
    t.move(piece, names.learned(hero), face_up=True)
    check_hero(t, hero)
