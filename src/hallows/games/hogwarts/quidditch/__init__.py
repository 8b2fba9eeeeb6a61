"""Quidditch: the match of A Year at Hogwarts, played alone or inside the House Cup."""
