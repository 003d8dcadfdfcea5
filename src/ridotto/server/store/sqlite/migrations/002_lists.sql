-- What the list of somebody's tables is ordered by, beside the person: no list has to be sorted.
-- minute: when the table was changed last, to the minute, so that most moves leave it alone.
-- is_engaged: whether the table counts as one of this person's unfinished tables.
ALTER TABLE members ADD COLUMN is_over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE members ADD COLUMN is_engaged INTEGER NOT NULL DEFAULT 0;
ALTER TABLE members ADD COLUMN minute TEXT NOT NULL DEFAULT '';

-- A row that is damaged keeps the defaults.
UPDATE members SET
    is_over = coalesce((SELECT status = 'over' FROM tables WHERE id = table_id), 0),
    minute = coalesce((SELECT substr(updated_at, 1, 16) FROM tables WHERE id = table_id), ''),
    is_engaged = coalesce((
        SELECT CASE
            WHEN status = 'over' OR typeof(detail) <> 'text' OR NOT json_valid(detail) THEN 0
            -- Whoever opened a table to watch.
            WHEN NOT EXISTS (
                SELECT 1 FROM json_each(detail, '$.seats') AS seat WHERE seat.value = 'person:' || person
            ) THEN 1
            WHEN status = 'gathering' THEN json_extract(detail, '$.host') = person
            -- Whoever has left plays no more.
            ELSE NOT EXISTS (
                SELECT 1
                FROM json_each(detail, '$.seats') AS seat JOIN json_each(detail, '$.absent') AS absent
                WHERE seat.value = 'person:' || person AND absent.value = seat.key
            )
        END
        FROM tables WHERE id = table_id
    ), 0);

CREATE INDEX members_by_time ON members (person, is_over, minute DESC);
CREATE INDEX engaged_members ON members (person) WHERE is_engaged;
