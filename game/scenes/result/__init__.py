"""How a game ended: verdict, chronicle, dice."""
