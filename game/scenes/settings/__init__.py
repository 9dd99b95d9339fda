"""What the player can set, page by page."""
