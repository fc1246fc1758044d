"""Buttons, sliders, lists and texts of the menus: pygame_gui elements that we paint ourselves.

pygame_gui keeps their layers, hovering and clicks; our painting is sharp at every size, fits every language, and
every element can be reached and worked by keys (`activate`, `nudge`).
"""

from ui.widgets.buttons import Answer, Button, Choice, Picker, Segments, Toggle
from ui.widgets.element import Action, Element, Manager, Note, Picture, fit_block
from ui.widgets.inputs import Entry, Slider, Widget
from ui.widgets.lists import Page, Rows, whole_rows

__all__ = [
    "Action", "Answer", "Button", "Choice", "Element", "Entry", "Manager", "Note", "Page", "Picker", "Picture", "Rows",
    "Segments", "Slider", "Toggle", "Widget", "fit_block", "whole_rows",
]  # fmt: skip
