"""What the game tells the screen, as plain values."""
