"""Sounds: a cue per kind of event, three volumes. No sound device is no problem, only silence."""

from __future__ import annotations

import pygame

from ui.resources import asset


class Sound:
    def __init__(self) -> None:
        self._cues: dict[str, pygame.mixer.Sound | None] = {}
        self._effects = self._ambience = 0.0
        self._loop: pygame.mixer.Channel | None = None
        self.works = False

    def start(self) -> None:
        """Opens the sound device; the picture never waits for it."""
        try:
            pygame.mixer.init(44100, -16, 2, 512)
            pygame.mixer.set_num_channels(12)
            pygame.mixer.set_reserved(1)
            self.works = True
        except pygame.error:
            self.works = False

    def set_volumes(self, master: int, effects: int, ambience: int) -> None:
        """Volumes in per cent."""
        self._effects = master * effects / 10_000
        self._ambience = master * ambience / 10_000
        if not self.works:
            return
        if self._ambience > 0 and self._loop is None:
            cue = self._cue("ambience")
            if cue:
                self._loop = pygame.mixer.Channel(0)
                self._loop.play(cue, loops=-1, fade_ms=2000)
        if self._loop:
            self._loop.set_volume(self._ambience)

    def play(self, name: str, loudness: float = 1.0) -> None:
        if not self.works or self._effects <= 0:
            return
        cue = self._cue(name)
        if cue:
            cue.set_volume(self._effects * loudness)
            cue.play()

    def _cue(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._cues:
            try:
                self._cues[name] = pygame.mixer.Sound(str(asset("sounds", f"{name}.wav")))
            except (pygame.error, FileNotFoundError):
                self._cues[name] = None
        return self._cues[name]
