"""A cluster of two nodes: `python -m tests.cluster.nodes` prints its address.

When told to, it kills a node and adds another.
"""

import sys

from ray.cluster_utils import Cluster

STORE_BYTES = 80_000_000
"""The least that Ray takes for a node."""
NODE = {
    "num_cpus": 1,
    "object_store_memory": STORE_BYTES,
    # Nobody reads its logs, and no cloud gives it more nodes.
    "include_log_monitor": False,
    "no_monitor": True,
}


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args=NODE | {"include_dashboard": False})
    node = cluster.add_node(**NODE)
    print(cluster.address, flush=True)
    for _ in sys.stdin:
        cluster.remove_node(node, allow_graceful=False)
        print("killed", flush=True)
        node = cluster.add_node(**NODE)
    cluster.shutdown()


if __name__ == "__main__":
    main()
