"""Sounds: a cue per kind of event, and the music; four volumes. No sound device is no problem, only silence."""

from __future__ import annotations

import pygame

from ui.music import CHANNELS, Music
from ui.resources import asset

RATE = 32_000
"""Of the mixer, and of the music, which is not resampled so. Half of it is beyond what these sounds hold."""


class Sound:
    def __init__(self) -> None:
        self._cues: dict[str, pygame.mixer.Sound | None] = {}
        self._effects = self._ambience = 0.0
        self._loop: pygame.mixer.Channel | None = None
        self.works = False
        self.music = Music()

    def start(self) -> None:
        """Opens the sound device; the picture never waits for it."""
        try:
            pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(16)
            pygame.mixer.set_reserved(1 + len(CHANNELS))
            self.works = True
        except pygame.error:
            self.works = False

    def close(self) -> None:
        if self.works:
            self.music.close()

    def set_volumes(self, master: int, effects: int, ambience: int, music: int) -> None:
        """Volumes in per cent."""
        self._effects = master * effects / 10_000
        self._ambience = master * ambience / 10_000
        if not self.works:
            return
        self.music.set_volume(master * music / 10_000)
        if self._ambience > 0 and self._loop is None:
            cue = self._cue("ambience")
            if cue:
                self._loop = pygame.mixer.Channel(0)
                self._loop.play(cue, loops=-1, fade_ms=2000)
        if self._loop:
            self._loop.set_volume(self._ambience)

    def tick(self, seconds: float, theme: str, tension: float, softer: bool) -> None:
        """Time passes for the music."""
        if self.works:
            self.music.tick(seconds, theme, tension, softer)

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
