"""What any table game needs: session, board, dice, prompts, windows, effects. No pygame, no word of one game."""
