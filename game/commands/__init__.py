"""The commands of the executable beside the game itself; each module is one command."""
