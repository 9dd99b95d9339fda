"""What any table looks like: window, canvas, text, pictures, layout, widgets, scenes' machinery. No rule,
no card.
"""
