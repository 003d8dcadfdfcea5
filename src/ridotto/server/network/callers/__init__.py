"""Where a request comes from and which host it names: addresses, hosts, origins, proxies."""
