"""What ``/metrics`` tells: numbers of things and times, never what is played."""

from prometheus_client import Counter, Gauge, Histogram

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

COMMANDS = Counter("hallows_commands_total", "Commands by kind and result", ["kind", "result"])
COMMAND_SECONDS = Histogram(
    "hallows_command_seconds", "From receiving a command to its acknowledgement", buckets=_FAST
)
COMMIT_SECONDS = Histogram("hallows_commit_seconds", "Database transactions", buckets=_FAST)
COMMIT_JOBS = Histogram(
    "hallows_commit_jobs", "Writes that shared a transaction", buckets=(1, 2, 4, 8, 16, 32, 64, 128)
)
DATABASE_ERRORS = Counter("hallows_database_errors_total", "Transactions that failed")
REQUESTS = Counter("hallows_requests_total", "HTTP requests", ["route", "status"])
SOCKETS = Gauge("hallows_sockets", "Open sockets")
SOCKETS_CLOSED = Counter("hallows_sockets_closed_total", "Sockets the server closed", ["reason"])
LINES_CUT = Counter("hallows_lines_cut_total", "Connections cut off", ["why"])
LIVE_TABLES = Gauge("hallows_live_tables", "Tables in memory")
REBUILDS = Counter("hallows_rebuilds_total", "Tables brought back from the log")
REBUILD_SECONDS = Histogram("hallows_rebuild_seconds", "Bringing a table back", buckets=_FAST)
BOT_CHOICES = Counter("hallows_bot_choices_total", "Choices made by bots", ["result"])
BOT_SECONDS = Histogram("hallows_bot_seconds", "Thinking time of bots", buckets=_FAST)
CALLS = Counter("hallows_calls_total", "People called to a table by Web Push", ["result"])
DEFECTS = Counter("hallows_defects_total", "Failures that should not happen", ["where"])
