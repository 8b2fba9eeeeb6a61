"""What games share. It knows no game."""
