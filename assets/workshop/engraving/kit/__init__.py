"""Parts that pictures are put together from; each function returns shapes, back to front."""
