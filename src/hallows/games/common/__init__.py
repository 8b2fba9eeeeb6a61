"""What games share: content packs, hidden piles, text as blocks, listings, screens. It knows no game."""
