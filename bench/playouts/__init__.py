"""Random play to the end at full speed: what the compiled rules are measured with."""
