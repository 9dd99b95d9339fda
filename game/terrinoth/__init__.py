"""What Heroes of Terrinoth says: its state, flow, words and cards."""
