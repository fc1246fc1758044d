"""Yardsticks from outside: scripted players, functions of the view, that know a game's plain strategies."""
