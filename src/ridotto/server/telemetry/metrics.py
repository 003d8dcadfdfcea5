"""The server's figures in the format of Prometheus.

They are collected on request; until then the library is not loaded. With several workers each shows the
figures of all: its own as they are now, those of the others as last received.
"""

import hmac
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from ridotto.server.app_context import AppContext
from ridotto.server.telemetry.snapshot import Figures, Timed
from ridotto.server.telemetry.stats import SECONDS

if TYPE_CHECKING:
    from prometheus_client.core import Metric

GAUGES = {
    "tables": "Tables in memory",
    "tables_awake": "Tables where somebody is",
    "sockets": "Open sockets",
    "connections": "Open connections, sockets too",
    "bots_waiting": "Bots and hints that wait for a thread",
    "bots_thinking": "Bots and hints that think",
    "bots_ready": "Whether the code of the bots that search is loaded",
    "replays_waiting": "Replays that wait for their next slice",
    "writes_waiting": "Changes that wait for the disk",
}
COUNTERS = {
    "moves": "Events of matches that were kept",
    "frames": "Frames that sockets received",
}
TIMES = {
    "request_seconds": "From a message at a table until its answer",
    "answer_seconds": "From a whole HTTP request until its answer",
    "commit_seconds": "Until a change is on disk",
    "loop_lag_seconds": "How late the event loop is",
}


def may_read_metrics(connection: HTTPConnection, context: AppContext) -> bool:
    """Whether a request comes from this machine or has the token.

    Where the limits hold for this machine too, remote visitors may look local, as behind a tunnel.
    """
    if not context.limits.counts_own_machine and context.proxies.is_own_machine(connection):
        return True
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if context.metrics_token is None or scheme.lower() != "bearer":
        return False
    return hmac.compare_digest(given.encode(), context.metrics_token.encode())


def metrics_text(context: AppContext) -> tuple[bytes, str]:
    """The figures, and their media type."""
    from prometheus_client import CollectorRegistry, generate_latest
    from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Collector(context.worker, context.figures(), context.others()))
    return generate_latest(registry), CONTENT_TYPE_PLAIN_0_0_4


class _Collector:
    def __init__(self, worker: str | None, own: Figures, others: Mapping[str, Figures]) -> None:
        """`worker`: None for a single server; then there is no worker label."""
        self._names = [] if worker is None else ["worker"]
        self._figures = [([] if worker is None else [worker], own)]
        self._figures += [([name], figures) for name, figures in sorted(others.items())]

    def collect(self) -> "Iterator[Metric]":
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        for name, about in GAUGES.items():
            gauge = GaugeMetricFamily(f"ridotto_{name}", about, labels=self._names)
            for worker, figures in self._figures:
                gauge.add_metric(worker, figures.gauges.get(name, 0))
            yield gauge
        for name, about in COUNTERS.items():
            counter = CounterMetricFamily(f"ridotto_{name}", about, labels=self._names)
            for worker, figures in self._figures:
                counter.add_metric(worker, figures.counters.get(name, 0))
            yield counter
        refusals = CounterMetricFamily(
            "ridotto_refusals", "What was refused, by reason", labels=[*self._names, "reason"]
        )
        for worker, figures in self._figures:
            for reason, count in sorted(figures.refusals.items()):
                refusals.add_metric([*worker, reason], count)
        yield refusals
        for name, about in TIMES.items():
            histogram = HistogramMetricFamily(f"ridotto_{name}", about, labels=self._names)
            for worker, figures in self._figures:
                if name in figures.times:
                    took = figures.times[name]
                    histogram.add_metric(worker, _buckets(took), sum_value=took.total_s)
            yield histogram


def _buckets(took: Timed) -> list[tuple[str, float]]:
    """Cumulative counts, as Prometheus expects."""
    found: list[tuple[str, float]] = []
    total = 0
    # A worker of another version may have other buckets.
    for bound, count in zip([*map(str, SECONDS), "+Inf"], took.counts, strict=False):
        total += count
        found.append((bound, total))
    return found
