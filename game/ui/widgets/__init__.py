"""What one operates: one widget a module. A scene makes widgets with rectangles, puts them in a `Focus`,
and hands it events, time and the canvas:

    focus = Focus(services.bindings, calm=lambda: services.calm)
    focus.parts = {"menu": [Button(rect, words("menu.quit"), on_press=self.quit)]}
    focus.handle(event); focus.update(dt); focus.draw(canvas)

Every widget works by mouse, keyboard and pad. Callbacks get the new value; labels come in already
translated.
"""
