"""Matches as three tables in Parquet files: matches, rounds and decisions (docs/data.md). Needs pyarrow."""
