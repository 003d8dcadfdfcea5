"""Who calls, and by which name: addresses, hosts, origins, proxies."""
