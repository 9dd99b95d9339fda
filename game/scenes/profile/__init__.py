"""The profile: what the players of a game have won, and what comes next."""
