"""How each game looks: one folder a game, drawn over what the house gives."""
