"""The table: one camera, one renderer, one pair of hands, one animator for all games."""
