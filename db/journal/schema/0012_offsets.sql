-- Step 12. How far the clock of the table was ahead of UTC when the session began, in minutes; NULL: nobody knows. Lists
-- and statistics go by the days of that clock.

ALTER TABLE session ADD COLUMN utc_offset INTEGER CHECK (utc_offset BETWEEN -959 AND 959);
-- The id under which other programs know a session that was begun anew with other players or another setup.
ALTER TABLE session ADD COLUMN first_id TEXT CHECK (length(first_id) = 36);
ALTER TABLE summary ADD COLUMN utc_offset INTEGER;

-- So that the few sessions at the edges of a period are found at once.
CREATE INDEX summary_with_offset ON summary (sort_key) WHERE utc_offset IS NOT NULL;
