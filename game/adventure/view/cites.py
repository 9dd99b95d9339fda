"""The rules that are cited where something is shown: one record a game, so that each names its own paragraphs."""

from __future__ import annotations

from msgspec import Struct


class Cites(Struct, frozen=True):
    """The ids of the rules by which a game explains what happened and why something cannot be."""

    choices: str
    """What a text lets somebody choose."""
    pays: str
    """Costs, and who pays them."""
    order: str
    """What answers one moment resolves in an order."""
    moment: str
    """A card can be used in its moment only."""
    prevented: str
    card: str
    """A card is chosen among the ready ones."""
    not_yours: str
    """Whose action cards are chosen."""
    aid: str
    """Who can be aided."""
    targets: str
    shares: str
    """How successes are shared among targets."""
    spent: str
    bonus: str
    wounds: str
    """How attacks wound enemies."""
    strikes: str
    """Counterattacks."""
    struck: str
    threat: str
    explore: str
    rest: str
    aided: str
    tokens: str
    """How many tokens a hero can have."""
    recovers: str
    fallen: str
    slain: str
    """When an enemy is defeated by an attack."""
    defeated: str
    """What becomes of a defeated enemy."""
    falls: str
    """How wounds defeat."""
    suffers: str
    inflicts: str
    fourth: str
    """An enemy that finds no place."""
    engages: str
    retreats: str
    flips: str
    spawns: str
    nemesis: str
    lair: str
    lair_rests: str
    gains: str
    sheds: str
    enemies: str
    """The enemy phase."""
    activates: str
    """Whose enemies a hero may activate."""
    keyword: str
    bar_over: str
    """That an enemy is exhausted after its bar."""
    advances: str
    claims: str
    draws: str
    """How what exploring draws is resolved."""
    reshuffled: str
    leader: str
    leads_on: str
    """How the leader token goes on."""
    travels: str
    peril_moves: str
    peril: str
    """The effect of a space."""
    turns: str
    rolled: str
