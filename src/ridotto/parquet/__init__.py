"""Matches as three tables in Parquet files (docs/research/data.md). Needs pyarrow."""
