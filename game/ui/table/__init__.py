"""The drawn table: where things lie, how they move, how a question is answered by hand."""
