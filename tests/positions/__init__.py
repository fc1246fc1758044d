"""Positions with an obviously wrong move, which no good player makes: what each player thinks of them.

Every position was met in a game, and lies here as its seat saw it. A theme (`themes`) says which moves are wrong there
and proves it by the rules, so that more can be collected whenever cards or rules change.
"""
