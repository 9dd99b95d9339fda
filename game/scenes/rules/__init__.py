"""The rulebook: numbered rules and glossary, searched and read."""
