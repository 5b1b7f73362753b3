-- Step 15. For every row that is written, SQLite makes a table of the values of a CHECK with IN if they are more than
-- two, which took a seventh of an import. The same conditions in other words cost nothing. No row changes, so only the
-- words of the two tables are replaced, as https://www.sqlite.org/lang_altertable.html#otheralter describes it.
PRAGMA writable_schema = ON;

UPDATE sqlite_schema SET sql = 'CREATE TABLE summary (
    sort_key   INTEGER PRIMARY KEY,
    session    INTEGER NOT NULL UNIQUE REFERENCES session (key) ON DELETE CASCADE,
    id         TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    edition    TEXT    NOT NULL,
    title      TEXT    NOT NULL,
    place      TEXT    NOT NULL,
    players    TEXT    NOT NULL,                       -- JSON, in seat order
    tags       TEXT    NOT NULL,                       -- JSON
    date_ms    INTEGER,                                -- NULL: nobody knows
    started_ms INTEGER,
    status     TEXT    NOT NULL CHECK (status = ''finished'' OR status = ''open'' OR status = ''abandoned''),
    -- Where it counts: ''counted'' in statistics; the others are left out of them, each under its own name.
    inclusion  TEXT    NOT NULL CHECK (inclusion = ''counted'' OR inclusion = ''open'' OR inclusion = ''abandoned''
        OR inclusion = ''excluded'' OR inclusion = ''sample'' OR inclusion = ''unread'' OR inclusion = ''trashed''),
    winners    TEXT    NOT NULL,                       -- JSON
    result     TEXT    NOT NULL,
    score      TEXT    NOT NULL,
    events     INTEGER NOT NULL,
    ended_ms   INTEGER,
    last_ms    INTEGER NOT NULL,
    played_ms  INTEGER,                                -- NULL: nobody knows
    by_game    TEXT    NOT NULL DEFAULT '''',
    by_place   TEXT    NOT NULL DEFAULT '''',
    by_players TEXT    NOT NULL DEFAULT '''',
    by_score   REAL    NOT NULL DEFAULT 0,
    by_time    INTEGER NOT NULL DEFAULT 0,
    recent     INTEGER NOT NULL DEFAULT 0,             -- The sort key, the other way round
    excluded   INTEGER NOT NULL DEFAULT 0 CHECK (excluded IN (0, 1)),
    sample     INTEGER NOT NULL DEFAULT 0 CHECK (sample IN (0, 1)),
    checksum   INTEGER NOT NULL DEFAULT 0,
    refusals   TEXT,
    utc_offset INTEGER,
    outcome    TEXT CHECK (outcome = ''won'' OR outcome = ''lost'' OR outcome = ''drawn'' OR outcome = ''none'')
) STRICT' WHERE type = 'table' AND name = 'summary';

UPDATE sqlite_schema SET sql = 'CREATE TABLE seat (
    sort_key INTEGER NOT NULL REFERENCES summary (sort_key) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    spelling INTEGER NOT NULL REFERENCES spelling (key),
    won      INTEGER CHECK (won BETWEEN 0 AND 2),      -- 2: shared. NULL where the session does not count.
    placing  INTEGER,                                  -- 1 is best; equals together
    first    INTEGER NOT NULL CHECK (first IN (0, 1)), -- made the first move
    scores   TEXT    NOT NULL,                         -- JSON: the value at each step of the ladder
    PRIMARY KEY (sort_key, seat)
) STRICT, WITHOUT ROWID' WHERE type = 'table' AND name = 'seat';

PRAGMA writable_schema = RESET;

-- Looking for the last operation without an aggregate is a little faster. Making a trigger also tells other programs
-- that the words above have changed.
DROP TRIGGER operation_follows_the_last;
CREATE TRIGGER operation_follows_the_last BEFORE INSERT ON operation
WHEN NEW.seq <> 1 + COALESCE((SELECT seq FROM operation WHERE session = NEW.session ORDER BY seq DESC LIMIT 1), 0)
BEGIN SELECT RAISE(ABORT, 'the operation does not follow the last'); END;
