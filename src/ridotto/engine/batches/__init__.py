"""Many matches at once: rules that go through rows of cells."""
