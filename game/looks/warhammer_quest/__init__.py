"""How the Warhammer Quest card game looks: a cellar of iron, stone, parchment and green light."""
