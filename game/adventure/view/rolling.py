"""Rolls to come: what is known of one before it is made, and what a game does its own way where it foretells them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from game.kit.prompts import Prompt


@dataclass(frozen=True, slots=True)
class Coming:
    """A roll to come: who rolls for what, with how many dice, and what comes on top."""

    hero: str
    card: str
    kind: str
    ranged: bool
    dice: int
    success: int
    defense: int
    pierce: bool
    targets: tuple[str, ...]
    many: int
    reached: bool
    """Whether "before your action" is past."""
    counted: tuple[str, ...] = ()
    """Cards that may be used, and are taken to be."""


class Rolling(Struct, frozen=True):
    """What a game does its own way where it foretells a roll."""

    question: str
    """The kind of question by which a hero chooses the card that is played."""
    aimed: frozenset[str]
    """Kinds of questions whose options are targets of the action."""
    aid: Callable[[int], int]
    """How many tokens an aid action is for, by how many its target has room for."""
    lying: Callable[[Prompt], bool]
    """Whether a question is asked over the dice as they lie."""
    certain: Callable[[Any, Coming], Coming]
    """(table, roll): the roll with what will be added to it in any case, beside what its line says."""
    chosen: Callable[[Any, Prompt, str, Coming], Coming]
    """(names, question, option, roll): the roll with what an answer would add to it."""
    unseen: Callable[[Any], Mapping[str, float]]
    """(table): how many of each enemy card are to be expected among those that nobody has seen."""
    threats: Callable[[Any, list[Any]], list[Any]]
    """(table, abilities): those that a threat face would resolve, in their order."""
    telling: Callable[[Any, Coming], list[str]]
    """(table, roll): the conditions of the hero that have a say in it."""
    sure: Callable[[Any, Coming], int]
    """(table, roll): the wounds that the hero suffers before it in any case."""
    further: Callable[[Any, Coming], list[str]]
    """(names, roll): what else is worth knowing, in sentences."""
