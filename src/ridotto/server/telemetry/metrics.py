"""The server's figures in the form that Prometheus reads.

They are only put together when somebody asks: until then nothing of the library is loaded.
"""

import hmac
from collections.abc import Iterator
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from ridotto.bots.compilation import is_compiled
from ridotto.bots.registry import searchers
from ridotto.server.app_context import AppContext
from ridotto.server.telemetry.stats import SECONDS, Histogram

if TYPE_CHECKING:
    from prometheus_client.core import HistogramMetricFamily, Metric


def may_read_metrics(connection: HTTPConnection, context: AppContext) -> bool:
    """This machine, or whoever has the token."""
    if context.proxies.is_own_machine(connection):
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
    registry.register(_Figures(context))
    return generate_latest(registry), CONTENT_TYPE_PLAIN_0_0_4


class _Figures:
    def __init__(self, context: AppContext) -> None:
        self._context = context

    def collect(self) -> "Iterator[Metric]":
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        context, stats = self._context, self._context.stats
        gauges = {
            "tables": ("Tables in memory", context.directory.tables_in_memory),
            "tables_awake": ("Tables where somebody is", context.directory.tables_awake),
            "sockets": ("Open sockets", context.sockets_of_address.total),
            "connections": ("Open connections, sockets too", context.connections.total),
            "bots_waiting": ("Bots and hints that wait for a thread", context.directory.bots_waiting),
            "bots_thinking": ("Bots and hints that think", context.directory.bots_thinking),
            "bots_ready": (
                "Whether the code of the bots that search is loaded",
                all(map(is_compiled, searchers())),
            ),
            "replays_waiting": ("Replays that wait for their next slice", context.replays.waiting),
            "writes_waiting": ("Changes that wait for the disk", context.store.writes_waiting),
        }
        for name, (about, value) in gauges.items():
            yield GaugeMetricFamily(f"ridotto_{name}", about, value=value)
        yield CounterMetricFamily("ridotto_moves", "Events of matches that were kept", value=stats.moves)
        yield CounterMetricFamily("ridotto_frames", "Frames that sockets received", value=stats.frames)
        refusals = CounterMetricFamily("ridotto_refusals", "What was refused, by reason", labels=["reason"])
        for reason, count in sorted(stats.refusals.items()):
            refusals.add_metric([reason], count)
        yield refusals
        yield _histogram("request_seconds", "From a message at a table until its answer", stats.requests_s)
        yield _histogram("commit_seconds", "Until a change is on disk", context.store.commit_s)
        yield _histogram("loop_lag_seconds", "How late the event loop is", stats.loop_lag_s)


def _histogram(name: str, about: str, histogram: Histogram) -> "HistogramMetricFamily":
    from prometheus_client.core import HistogramMetricFamily

    buckets, total = [], 0
    for bound, count in zip([*map(str, SECONDS), "+Inf"], histogram.counts, strict=True):
        total += count
        buckets.append((bound, total))
    return HistogramMetricFamily(f"ridotto_{name}", about, buckets=buckets, sum_value=histogram.total_s)
