"""What the games of the family say to the screen and to the terminal, as far as they say it alike."""
