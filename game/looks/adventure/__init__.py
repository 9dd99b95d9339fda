"""What the tables of the card games of the Warhammer Quest system look alike in."""
