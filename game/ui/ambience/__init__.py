"""The air of a place: backdrop, fog, lights, particles, and the clock they move by."""
