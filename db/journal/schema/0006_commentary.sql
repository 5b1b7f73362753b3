-- Step 6. Comments and variations of reviews stand beside the journal. They may be changed at any time and never
-- change what the journal means.
CREATE TABLE commentary (
    session INTEGER PRIMARY KEY REFERENCES session (key) ON DELETE CASCADE,
    body    TEXT    NOT NULL                           -- JSON, by the numbers of entries
) STRICT;
