"""The report as one file that needs nothing else: words, pictures and tables."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby

from hallows.kernel import Arg, Event, Text
from hallows.lab.balance import plots
from hallows.lab.balance.facts import Part
from hallows.lab.balance.findings import findings, plain
from hallows.lab.balance.weigh import Arm, Balance, Change, Effect, Share
from hallows.words import MissingWords, Words

STYLE = """
:root{color-scheme:light dark;--ink:#241c15;--paper:#fbf7ef;--line:#cbbfa8;--bar:#8a7f6d;--sure:#7a1f2b}
@media(prefers-color-scheme:dark){:root{--ink:#eee6d6;--paper:#1b1714;--line:#4a4238;--bar:#8d8371;--sure:#e0848e}}
body{background:var(--paper);color:var(--ink);font:16px/1.5 Georgia,serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
h1,h2{line-height:1.2}h2{border-bottom:1px solid var(--line);margin-top:2.5rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:right;padding:.2rem .5rem;border-bottom:1px solid var(--line)}
th,td{white-space:nowrap}th:first-child,td:first-child{text-align:left;white-space:normal}tr.sure td{font-weight:bold}.wide{overflow-x:auto}
svg{width:100%;max-width:44rem;font:12px sans-serif}svg text{fill:var(--ink)}svg .axis{opacity:.7}
.bar{fill:var(--bar)}.sure{fill:var(--sure)}.whisker,.mark{stroke:var(--ink);fill:none}.mark{stroke-dasharray:3 3}
summary{cursor:pointer}li{margin:.3rem 0}.small{font-size:.85rem;opacity:.85}
"""

#: Pictures show so many of the strongest to each side.
SHOWN = 10


class Page:
    """Says everything in one language."""

    def __init__(self, words: Words, report: Balance, parts: Sequence[Part]) -> None:
        self.words = words
        self.report = report
        self.examples = {key: event for part in parts for key, event in part.examples.items()}

    def html(self) -> str:
        report = self.report
        arms = [("box", report.box)] + ([("pack", report.pack)] if report.pack else [])
        title = self.say("title", game=self.words.format(f"{report.game}-title"))
        body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(self._how())}</p>"]
        body.append(self._heading("findings"))
        body.append(
            "<ol>" + "".join(f"<li>{escape(said)}</li>" for said in self.sentences()) + "</ol>"
        )
        body.append(f'<p class="small">{escape(self.say("caution"))}</p>')
        if report.changes:
            body += [self._heading("changes"), self._changes(report.changes)]
        for name, arm in arms:
            if len(arms) > 1:
                body.append(f"<h1>{escape(self.say(name, packs=', '.join(report.packs)))}</h1>")
            body += self._arm(arm)
        return (
            f'<!doctype html>\n<html lang="{self.words.lang}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style></head><body>{''.join(body)}</body></html>\n"
        )

    def sentences(self) -> list[str]:
        """The findings in words."""
        return [self._sentence(text) for text in findings(self.report)]

    # -- words -----------------------------------------------------------------------------------------

    def say(self, message: str, **args: str | int) -> str:
        return self.words.fill(f"balance-{message}", args)

    def _sentence(self, text: Text) -> str:
        said = {name: self._arg(arg) for name, arg in text.args.items()}
        return self.words.fill(f"balance-finding-{text.key}", said)

    def _arg(self, arg: Arg) -> str | int:
        if isinstance(arg, list):
            return ", ".join(self.named(str(one)) for one in arg)
        return self.named(arg) if isinstance(arg, str) else arg

    def named(self, name: str) -> str:
        """A thing, a side or an ending by its name; where it has none, as it is called inside."""
        kind, _, it = name.partition(":")
        if kind in ("seat", "order", "team"):
            number = int(it) if it.isdigit() else None
            if number is not None:
                return self.say(f"{kind}-name", number=number + (kind != "order"))
        if kind == "ending":
            message = self.words.find(f"outcome.{it}")
            return self.words.format(message).rstrip(".") if self.words.has(message) else it
        own = f"balance-name-{it.replace('_', '-')}"
        if kind in ("side", "character") and self.words.has(own):
            return self.words.fill(own, {})
        for tried in (kind, "team", "student", "side", "aff"):
            try:
                return self.words.name(f"{tried}:{it}")
            except MissingWords:
                continue
        return it.replace("_", " ")

    def deed(self, fact: str) -> str:
        """A deed as the log tells it, of its first time."""
        event: Event | None = self.examples.get(fact)
        if event is None:
            return fact
        try:
            return self.words.say(event)
        except MissingWords:
            return fact

    def kind(self, kind: str) -> str:
        message = f"balance-kind-{kind}"
        return self.words.fill(message, {}) if self.words.has(message) else kind

    def _how(self) -> str:
        report = self.report
        options = ", ".join(f"{name}={value}" for name, value in report.options.items())
        return self.say(
            "how",
            games=report.games,
            players=report.players,
            bots=", ".join(dict.fromkeys(report.bots)),
            seed=report.seed,
            options=options or "–",
            errors=report.box.errors + (report.pack.errors if report.pack else 0),
        )

    # -- parts -----------------------------------------------------------------------------------------

    def _heading(self, message: str) -> str:
        return f"<h2>{escape(self.say(message))}</h2>"

    def _arm(self, arm: Arm) -> list[str]:
        usual = self.say("usual", share=round(arm.won * 100))
        made = [self._heading("wins"), f"<p>{escape(usual)}</p>"]
        for kind, group in groupby(arm.shares, key=lambda share: share.kind):
            shares = list(group)
            if len(shares) > 1 or not arm.together:
                made.append(f"<h3>{escape(self.kind(kind))}</h3>")
                made += [self._bars(shares, self.kind(kind), arm.won), self._shares(shares)]
        made += [self._heading("length"), f"<p>{escape(self._lengths(arm))}</p>"]
        made.append(plots.histogram(arm.lengths, self.say("length")))
        made += [self._heading("endings"), self._bars(arm.endings, self.say("endings"), None)]
        made += [self._shares(arm.endings), self._heading("things")]
        made.append(f'<p class="small">{escape(self.say("things-how"))}</p>')
        made += self._things(arm)
        return made

    def _lengths(self, arm: Arm) -> str:
        return self.say(
            "lengths",
            median=arm.rounds.p50,
            late=arm.rounds.p95,
            turns=round(arm.turns.mean),
            decisions=round(arm.decisions),
            minutes=round(arm.minutes),
        )

    def _bars(self, shares: Sequence[Share], title: str, mark: float | None) -> str:
        bars = [
            plots.Bar(self._share_name(one), one.share, one.low, one.high, one.sure)
            for one in shares
        ]
        return plots.shares(bars, title, mark)

    def _share_name(self, share: Share) -> str:
        return self.named(f"{share.kind}:{share.name}")

    def _shares(self, shares: Sequence[Share]) -> str:
        rows = [
            (
                one.sure,
                [
                    self._share_name(one),
                    f"{one.hits:,}",
                    f"{one.of:,}",
                    _percent(one.share),
                    _between(one.low, one.high),
                ],
            )
            for one in shares
        ]
        return self._table(("name", "hits", "of", "share", "interval"), rows)

    def _things(self, arm: Arm) -> Iterable[str]:
        things = [effect for effect in arm.effects if plain(effect)]
        strong = [effect for effect in things if effect.sure]
        strong.sort(key=lambda effect: -effect.diff)
        chosen = strong[:SHOWN] + strong[SHOWN:][-SHOWN:]
        if chosen:
            bars = [
                plots.Bar(self.named(one.fact), one.diff, one.low, one.high, True) for one in chosen
            ]
            yield plots.differences(bars, self.say("things"))
        for kind, group in groupby(things, key=lambda effect: effect.fact.partition(":")[0]):
            named = sorted(group, key=lambda effect: -effect.diff)
            rows = [self._effect(effect, self.named(effect.fact)) for effect in named]
            yield self._fold(f"{self.kind(kind)} ({len(rows)})", self._table(EFFECT, rows))
        deeds = [effect for effect in arm.effects if not plain(effect) and effect.sure]
        deeds.sort(key=lambda effect: -effect.diff)
        rows = [self._effect(effect, self.deed(effect.fact)) for effect in deeds]
        yield self._fold(f"{self.say('deeds')} ({len(rows)})", self._table(EFFECT, rows))

    def _effect(self, effect: Effect, name: str) -> tuple[bool, list[str]]:
        known = (effect.low, effect.high) != (-1.0, 1.0)
        return effect.sure, [
            name,
            _percent(effect.games),
            f"{effect.times:.2f}",
            f"{effect.met:,}",
            _percent(effect.won_met) if effect.met else "–",
            _percent(effect.won_not),
            f"{effect.diff * 100:+.1f}" if known else "–",
            f"{effect.low * 100:+.1f} … {effect.high * 100:+.1f}" if known else "–",
        ]

    def _changes(self, changes: Sequence[Change]) -> str:
        rows = []
        for one in changes:
            length = one.kind == "length"
            name = self.say("turns") if length else self.named(f"{one.kind}:{one.name}")
            times = 1 if length else 100
            figures = [f"{figure * times:.1f}" for figure in (one.box, one.pack)]
            spread = f"{one.low * times:+.1f} … {one.high * times:+.1f}"
            sure = one.low > 0 or one.high < 0
            rows.append((sure, [name, *figures, f"{one.diff * times:+.1f}", spread]))
        return self._table(("name", "in-box", "in-pack", "diff", "interval"), rows)

    def _fold(self, title: str, inside: str) -> str:
        return f"<details><summary>{escape(title)}</summary>{inside}</details>"

    def _table(self, heads: Sequence[str], rows: Sequence[tuple[bool, Sequence[str]]]) -> str:
        head = "".join(f"<th>{escape(self.say(f'head-{name}'))}</th>" for name in heads)
        lines = "".join(
            (SURE if sure else "<tr>")
            + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
            + "</tr>"
            for sure, cells in rows
        )
        return f'<div class="wide"><table><tr>{head}</tr>{lines}</table></div>'


SURE = '<tr class="sure">'
EFFECT = ("name", "games", "times", "met", "won-met", "won-not", "diff", "interval")


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def _between(low: float, high: float) -> str:
    return f"{low * 100:.1f} … {high * 100:.1f} %"
