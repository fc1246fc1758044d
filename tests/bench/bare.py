"""What the first frame is measured against: a window with one button, by the libraries alone."""

import sys

import pygame
import pygame_gui

size = int(sys.argv[1]), int(sys.argv[2])
pygame.init()
screen = pygame.display.set_mode(size)
manager = pygame_gui.UIManager(size)
pygame_gui.elements.UIButton(pygame.Rect(10, 10, 200, 40), "Play", manager)
manager.update(1 / 60)
manager.draw_ui(screen)
pygame.display.flip()
