"""What Runebound tells the screen: names, texts and numbers as plain values."""
