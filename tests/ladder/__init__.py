"""The ladder: all players of a game against each other, kept game by game in `docs/runs`, told in `docs/opponents.md`.

It writes files, so it lives outside `game`, beside the benchmarks.
"""
