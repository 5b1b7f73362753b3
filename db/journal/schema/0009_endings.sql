-- Step 9. What the rules refused, and how a session ended by the version that recorded it, where a newer one says
-- otherwise (core/statistics/ending.h).

-- JSON; NULL: a version before this step listed the session. Worked out, as all of the shelf.
ALTER TABLE shelf ADD COLUMN refusals TEXT;

-- A row for each session whose ending was another one. It goes by no journal: it is what the owner of the library is
-- asked about, and what stands in the lists until then and, where it is kept, afterwards.
CREATE TABLE earlier_ending (
    session  INTEGER PRIMARY KEY REFERENCES session (key) ON DELETE CASCADE,
    kept     INTEGER NOT NULL CHECK (kept IN (0, 1)),   -- 1: the owner decided that it stands
    recorded TEXT    NOT NULL,                          -- JSON: how it ended as it was recorded …
    today    TEXT    NOT NULL,                          -- … and by the rules that it was compared with
    checksum INTEGER NOT NULL                           -- Over this row
) STRICT;
