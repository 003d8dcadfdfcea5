"""The store as a PostgreSQL database. Only this package imports psycopg."""
