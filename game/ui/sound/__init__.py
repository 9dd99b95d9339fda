"""What is heard: cues, music, captions."""
