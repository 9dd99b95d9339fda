"""What the card games of the Warhammer Quest system share: the table, its windows, wounds, enemies, actions, words."""
