-- When a table by correspondence has something to do though nobody may be there; NULL: it waits.
ALTER TABLE tables ADD COLUMN due TEXT;

CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;
