"""Recorded games that every later version must still replay."""
