"""How a card looks: on the table, in full, as an option."""
