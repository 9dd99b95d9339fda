"""The timing windows of the Warhammer Quest card game in the order of a round, with the exact moment of each
[WQ, part 15].
"""

from __future__ import annotations

WINDOWS: dict[str, str] = {
    "setup": "after the decks are made and before the first location (WQ-118)",
    "hero-phase-start": "after exhausted gear is readied, before the first turn",
    "act-start": "a hero's turn begins, no card chosen",
    "act-choose": "a card is chosen, before it is exhausted",
    "before-action": "the action line is reached, before targets, tokens and dice",
    "roll": "after the roll, before and between criticals (WQ-406)",
    "results": "icons are added, removed, converted (WQ-407)",
    "would-suffer": "a hero is about to suffer wounds, after shields",
    "threat": "nemesis effects, once per action (WQ-413)",
    "would-be-defeated": "instead of a defeat",
    "on-defeat": "an enemy has just been defeated; it counts as where it was",
    "on-hero-defeat": "a hero has just been defeated",
    "after-action": "after the nemesis effects, before the next line of the card",
    "after-aided": "an aid action with you as target has been resolved",
    "act-end": "after the last line",
    "after-any-activation": "after act-end of any hero",
    "on-recover": "at once when a hero recovers wounds",
    "on-engage": "at once when an enemy becomes engaged with a hero",
    "on-flip": "at once when a facedown enemy is flipped faceup",
    "on-draw": "a dungeon card was drawn and its treasure taken, before it is resolved or claimed",
    "on-tally": "at once when a quest counter changes",
    "enemy-phase-start": "before the first enemy is chosen",
    "after-enemy": "after an enemy was exhausted at the end of its activation",
    "location-start": "start of the location phase (WQ-601)",
    "camp": "between the discard of a location and the reveal of the next one, in the delve",
    "traveling": "between the reveal of a location and the spawning of its enemies",
    "arrive": "after a location's enemies have spawned, at set-up too",
    "location-end": "end of the location phase, by the location then active",
    "peril-start": "before the peril token moves",
    "peril-moved": "after the peril token has moved, before the effect of its space",
    "peril": "the effect of a space",
    "peril-end": "end of the peril phase, before the leader token passes",
    "reward": "step 1 of the settlement after a victory",
    "penalty": "step 1 of the settlement after a defeat",
    "at-once": "checked all the time",
    "passive": "always while in force",
}
