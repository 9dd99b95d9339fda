"""What the cases are written with: heroes with what they have, dice and tokens by their faces, hexes as in map.txt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tests.runebound.table import FACES

Spec = dict[str, Any]
NO: list[str] = []
"""The empty answer: no, or nothing."""
LISTS = ("hand", "assets", "learned", "trophies", "states")
TOKENS = {
    "elder-mok": "U2/D A*/S1 M1*/P1", "master-thorn": "U2/M1 D/M1* A*/M1", "lord-hawthorne": "P2/- P1/- A/S1*",
    "lyssa": "U2/S1 M1*/A A*/P1*", "corbin": "U2/- P1*/S1 -/P1", "laurel-of-bloodwood": "U2/M1 P2*/- P1*/A",
    "oak-cudgel": "P1*/P1", "militia-sword": "P2/S1", "rowan-wand": "M2*/M1", "hunting-spear": "P2*/A",
    "ash-bow": "P2*/P2", "war-hammer": "P3*/U1", "lamplight-staff": "M2*/S2", "truesteel-axe": "P3/U1*",
    "rune-blade": "P3*/M3", "leather-armor": "S1*/S1", "chain-shirt": "S2/S1", "shadow-cloak": "A*/S2",
    "battle-robe": "M1/S2*", "iron-plate": "S2*/S2", "wyrmscale-coat": "S3/P2*", "horn-of-courage": "D/-",
    "field-kit": "S1/-", "lucky-coin": "D*/A*", "seers-lens": "M1*/-", "focus-stone": "U2*/M1",
    "claw-gauntlet": "P1*/A", "pilgrims-banner": "D*/S1", "winged-mantle": "A*/A",
    "foe": "K1/-* S1/K1 A/K1 K1*/U1 D/-* K2/U1*", "margath": "K2/U1 K3*/S2", "vorakesh": "U2/K1 K3*/S2",
}  # fmt: skip
"""The faces of all tokens that cases speak of; both villains bring the two that are theirs in the box."""
VILLAINS = ("margath", "vorakesh")


class Case(NamedTuple):
    """A case: its name, the rules that it is about, the scenario file; what the question at its end must offer, what it
    must not, and all that it may.
    """

    name: str
    rules: tuple[str, ...]
    spec: Spec
    offered: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    exactly: tuple[str, ...] = ()


def ax(q: int, r: int) -> str:
    """A hex by its axial coordinates, as map.txt has it, in the words of a scenario file."""
    return f"{q},{r + (q - (q & 1)) // 2}"


def h(name: str = "lyssa", where: str = "brenn-ford", /, gold: int = 0, **more: Any) -> Spec:
    """A hero: cards by their ids, nothing but what is named, gold included."""
    for key in LISTS:
        more[key] = more.get(key, "").split()
    return {"id": name, "at": where, "gold": gold, **more}


def case(
    name: str, rules: str, *heroes: Spec, do: Sequence[Any] = (), dice: str | None = None, cast: Sequence[str] = (),
    then: Spec | None = None, me: Spec | None = None, offered: str = "", refused: str = "", exactly: str = "",
    decks: Spec | None = None, discards: Spec | None = None, chance: str = "", **more: Any,
) -> Case:  # fmt: skip
    """A case: `do` are the answers, `dice` the terrain dice to come, `cast` what tokens will show ("the own | the
    foe's", or "token face" for a single toss), `me` what is expected of the first hero, `then` of all else.
    """
    party = list(heroes) or [h()]
    spec: Spec = {"heroes": party, "answers": list(do), "expect": dict(then or {}), **more}
    if me is not None:
        spec["expect"]["heroes"] = {party[0]["id"]: me, **spec["expect"].get("heroes", {})}
    for key, piles in (("decks", decks), ("discards", discards)):
        if piles:
            spec[key] = {kind: cards.split() for kind, cards in piles.items()}
    if dice is not None or cast:
        faces = [FACES[face] for face in (dice or "").split()]
        spec["dice"] = {"terrain": faces, "token": [side for row in cast for side in sides(row, spec)],
                        "chance": chance.split()}
    return Case(name, tuple(rules.split()), spec, tuple(offered.split()), tuple(refused.split()),
                tuple(exactly.split()))  # fmt: skip


def sides(row: str, spec: Spec) -> list[str]:
    """Which faces tokens show, as the scripts of tosses have it: of a cast of both pools, or of one token. In a duel
    the other hero is named before the faces.
    """
    if "|" not in row:
        token, face = row.split()
        owner, _, number = token.rpartition("-")
        pair = TOKENS[owner].split()[int(number) - 1] if number.isdecimal() else TOKENS[token]
        return [side(pair, face)]
    own, foes = (half.split() for half in row.split("|"))
    pool = pool_of(spec, spec.get("active", spec["heroes"][0]["id"]))
    villain = spec.get("villain") and VILLAINS[spec.get("scenario") == "corpse-king"]
    foe = [*TOKENS["foe"].split()[: 4 + spec.get("act", 1)], *(TOKENS[villain].split() if villain else ())]
    if foes[0] in TOKENS:
        foe = pool_of(spec, foes.pop(0))
    return [
        side(pair, face)
        for shown, pairs in ((own, pool), (foes, foe)) for pair, face in zip(pairs, shown, strict=True) if face != "."
    ]  # fmt: skip


def pool_of(spec: Spec, hero: str) -> list[str]:
    """The tokens of a hero, with those of the assets in the order in which the case names them: that of their types."""
    found = next(one for one in spec["heroes"] if one["id"] == hero)
    return [*TOKENS[hero].split(), *(TOKENS[one] for one in found["assets"] if one in TOKENS)]


def side(pair: str, face: str) -> str:
    """The first face of a token, or the second."""
    faces = pair.split("/")
    assert face in faces, f"no face {face}: {pair}"
    return str(faces.index(face) + 1)
