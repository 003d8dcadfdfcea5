"""The store as a PostgreSQL database. The only place that knows psycopg."""
