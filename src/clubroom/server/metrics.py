"""What a host can watch: numbers for Prometheus, none of which says anything about a person or a hidden card."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from clubroom.compiled import compilations

REGISTRY = CollectorRegistry()
QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5)

COMMANDS = Counter(
    "clubroom_commands", "commands of people and bots, by what became of them", ["result"], registry=REGISTRY
)
ACKNOWLEDGED = Histogram(
    "clubroom_command_seconds", "from a command's arrival to its answer", buckets=QUICK, registry=REGISTRY
)
SOCKETS = Gauge("clubroom_sockets", "open sockets", registry=REGISTRY)
ROOMS = Gauge("clubroom_rooms", "tables in memory", registry=REGISTRY)
SLOW_READERS = Counter("clubroom_slow_readers", "sockets closed because their reader was too slow", registry=REGISTRY)
TURNED_AWAY = Counter(
    "clubroom_turned_away", "requests and messages that a limit stopped", ["limit"], registry=REGISTRY
)
REPLACED = Counter("clubroom_workers_replaced", "bots' processes that died or hung", registry=REGISTRY)
NOTICES = Counter(
    "clubroom_notices", "people told of their turn, by way and result", ["way", "result"], registry=REGISTRY
)
READY = Gauge("clubroom_game_ready", "1 when a game can be played", ["game"], registry=REGISTRY)
COMPILATIONS = Gauge(
    "clubroom_compilations_total", "functions compiled in this process; stays 0, a child compiles", registry=REGISTRY
)
COMPILATIONS.set_function(compilations)
COMPILED_BY_WORKERS = Counter(
    "clubroom_worker_compilations", "functions compiled in processes of bots; stays 0 too", registry=REGISTRY
)


def report() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(REGISTRY)
