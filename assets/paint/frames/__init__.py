"""What the frames, backs and signs of all card games are made with."""
