"""What the two deck-building games share: personal decks, a Store with two decks behind it, and their effects."""
