"""The games as learners know them: ``zoo`` (PettingZoo), ``gym`` (Gymnasium), ``spiel`` (OpenSpiel), ``text`` (words).

The libraries come with ``pip install 'hallows[envs]'``; ``text`` needs none. Actions and observations are numbered in
``numbers``: an option's number follows from its key, an observation is made of the view alone.
"""
