"""What stands out, as plain sentences, the most pressing first. A finding is a message of ``balance.ftl``."""

from collections.abc import Iterator

from hallows.kernel import Arg, Text
from hallows.lab.balance.weigh import Arm, Balance, Effect, Share

#: A thing met in fewer games than this might as well stay in the box.
SELDOM = 0.05
#: An ending more frequent than this hides the others; a rarer one than the other is hardly ever seen.
OFTEN, HARDLY = 0.75, 0.02
#: One game in twenty that takes so many times the usual length.
LONG = 1.8
#: What hardly anybody wins without is the way to win, not a finding.
NEEDED = 0.02
#: Differences smaller than this are not worth anybody's work.
SMALL = 0.03


def findings(report: Balance) -> list[Text]:
    """At most a dozen."""
    arm = report.pack or report.box
    found = [*_changed(report), *_shares(arm), *_things(arm), *_length(arm), *_endings(arm)]
    return found[:12] or [Text("nothing")]


def _changed(report: Balance) -> Iterator[Text]:
    sure = [change for change in report.changes if change.low > 0 or change.high < 0]
    for change in sorted(sure, key=lambda change: -abs(change.diff)):
        if change.kind == "length":
            yield Text("pack-length", {"before": round(change.box), "after": round(change.pack)})
        elif abs(change.diff) >= SMALL:
            yield Text(
                f"pack-{'ending' if change.kind == 'ending' else 'share'}",
                {
                    "name": f"{change.kind}:{change.name}",
                    "before": percent(change.box),
                    "after": percent(change.pack),
                },
            )


def _shares(arm: Arm) -> Iterator[Text]:
    if arm.together and arm.finished:  # where every game was cut short nobody has won or lost
        low, high = _whole(arm)
        args: dict[str, Arg] = {"share": percent(arm.won), "low": low, "high": high}
        yield Text("together", args)
    sure = [
        share
        for share in arm.shares
        if share.sure and share.kind != "seat" and abs(share.share - arm.won) >= SMALL
    ]
    sure.sort(key=lambda share: -abs(share.share - arm.won))
    # The same seats under two names, such as a character and its sheet, are one finding; the narrower name says more.
    alone = {(share.hits, share.of): share for share in sure}
    for share in list(alone.values())[:4]:
        yield Text("more" if share.share > arm.won else "less", _share_args(share, arm))
    if not arm.together and not any(share.sure for share in arm.shares if share.kind == "order"):
        yield Text("order-fair", {"count": arm.finished})


def _whole(arm: Arm) -> tuple[int, int]:
    share = next(share for share in arm.shares if share.kind == "seat")
    return percent(share.low), percent(share.high)


def _share_args(share: Share, arm: Arm) -> dict[str, Arg]:
    return {
        "name": f"{share.kind}:{share.name}",
        "share": percent(share.share),
        "low": percent(share.low),
        "high": percent(share.high),
        "usual": percent(arm.won),
    }


def _things(arm: Arm) -> Iterator[Text]:
    sure = [one for one in arm.effects if plain(one) and one.sure and one.won_not >= NEEDED]
    good = sorted((one for one in sure if one.diff >= SMALL), key=lambda one: -one.low)
    bad = sorted((one for one in sure if one.diff <= -SMALL), key=lambda one: one.high)
    for key, chosen in (("good", good[:3]), ("bad", bad[:3])):
        for effect in chosen:
            yield Text(
                key,
                {
                    "name": effect.fact,
                    "diff": percent(abs(effect.diff)),
                    "low": percent(min(abs(effect.low), abs(effect.high))),
                    "high": percent(max(abs(effect.low), abs(effect.high))),
                    "games": percent(effect.games),
                },
            )
    seldom = [one for one in arm.effects if plain(one) and one.games < SELDOM]
    if seldom:
        seldom.sort(key=lambda one: (one.games, one.fact))
        yield Text(
            "seldom",
            {
                "names": [one.fact for one in seldom[:5]],
                "count": len(seldom),
                "percent": percent(SELDOM),
            },
        )


def plain(effect: Effect) -> bool:
    """Whether it is about a thing as such, not about one deed."""
    return " " not in effect.fact


def _endings(arm: Arm) -> Iterator[Text]:
    for share in arm.endings:
        args: dict[str, Arg] = {"name": f"ending:{share.name}", "share": percent(share.share)}
        if share.share > OFTEN and len(arm.endings) > 1:
            yield Text("ends-often", args)
        elif share.share < HARDLY:
            yield Text("ends-hardly", {**args, "count": share.hits, "games": share.of})


def _length(arm: Arm) -> Iterator[Text]:
    args: dict[str, Arg] = {
        "median": arm.rounds.p50,
        "late": arm.rounds.p95,
        "minutes": round(arm.minutes),
    }
    long = arm.rounds.p50 and arm.rounds.p95 > LONG * arm.rounds.p50
    yield Text("length-long" if long else "length", args)


def percent(share: float) -> int:
    return round(share * 100)
