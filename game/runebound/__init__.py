"""Runebound: its rules, over tables of the kit."""
