"""The screen itself: window, canvas, type, pictures, colours, keys and pads, and the stack of scenes."""
