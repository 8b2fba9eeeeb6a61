"""Death Eaters Rising: cooperative dice and cards against Lord Voldemort, for two to four teams.

``content`` reads the box from ``content/*.toml`` in the vocabulary of ``effects``; ``compiled`` lays it out by number for
the ``rules``, which change a ``state``; ``counts`` is the arithmetic of symbols and dice. ``view``, ``labels``,
``refusals``, ``text`` and ``drawing`` are what people see; ``bot`` plays. ``game`` puts it together.
"""
