"""The rules of the Warhammer Quest card game: a campaign of five quests, a settlement between them, and a delve."""
