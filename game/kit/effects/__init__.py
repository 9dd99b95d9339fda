"""The effect language: its grammar, the words that say how effects hang together, and what a mark compiles to."""
