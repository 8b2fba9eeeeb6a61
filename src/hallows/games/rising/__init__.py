"""Death Eaters Rising: cooperative dice and cards against Lord Voldemort, for two to four teams.

``content`` reads the box from ``content/*.toml`` in the vocabulary of ``effects``; ``cards`` lays it out by number for
the ``rules``, which change a ``state``. ``view``, ``describe``, ``refusals``, ``text`` and ``drawing`` are what people see;
``bots`` plays, with ``worth``, ``odds`` and ``planning``. ``game`` puts it together.
"""
