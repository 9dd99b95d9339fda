"""Thinking beside the frames: a process of its own that works out advice."""
