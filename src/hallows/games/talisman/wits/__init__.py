"""What Talisman's bots think with: chances, what things are worth, where to go, when to cast.

Everything here reads a state and never changes it. Worth is counted in points; a Magic is about ten.
"""
