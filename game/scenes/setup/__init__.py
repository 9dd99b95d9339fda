"""Everything that is chosen before a game begins."""
