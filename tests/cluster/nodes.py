"""A cluster of two nodes: `python -m tests.cluster.nodes` prints its address.

When told to, it kills a node and adds another.
"""

import sys

from ray.cluster_utils import Cluster

STORE_BYTES = 80_000_000
"""The least that Ray takes for a node."""


def main() -> None:
    head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": STORE_BYTES}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    node = cluster.add_node(num_cpus=1, object_store_memory=STORE_BYTES)
    print(cluster.address, flush=True)
    for _ in sys.stdin:
        cluster.remove_node(node, allow_graceful=False)
        print("killed", flush=True)
        node = cluster.add_node(num_cpus=1, object_store_memory=STORE_BYTES)
    cluster.shutdown()


if __name__ == "__main__":
    main()
