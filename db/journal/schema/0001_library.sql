-- Step 1. A step is never edited once it has been released.

-- The head of a session: everything about it but what happened. `key` is short because every deed carries it.
CREATE TABLE session (
    key              INTEGER PRIMARY KEY AUTOINCREMENT,
    id               TEXT    NOT NULL UNIQUE CHECK (length(id) = 36),
    game             TEXT    NOT NULL,
    edition          TEXT    NOT NULL,
    title            TEXT    NOT NULL,
    place            TEXT    NOT NULL,
    started_ms       INTEGER,
    ended_ms         INTEGER,
    players          TEXT    NOT NULL,                 -- JSON, in seat order
    setup            TEXT    NOT NULL,                 -- JSON, canonical
    imported_journal TEXT,                             -- JSON, as another program wrote it
    sample           INTEGER NOT NULL CHECK (sample IN (0, 1)),
    trashed_ms       INTEGER
) STRICT;

CREATE TRIGGER session_keeps_its_meaning BEFORE UPDATE OF key, id, game, edition, players, setup, imported_journal
ON session
BEGIN SELECT RAISE(ABORT, 'what the deeds of a session rest on stays as it is'); END;

-- What was done to the record, in order. The one table that is not derived and only grows.
CREATE TABLE deed (
    session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
    seq     INTEGER NOT NULL CHECK (seq > 0),
    at_ms   INTEGER NOT NULL,
    body    TEXT    NOT NULL,                          -- JSON
    PRIMARY KEY (session, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER deed_is_never_rewritten BEFORE UPDATE ON deed
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

-- Only together with its session: by then the heading is gone.
CREATE TRIGGER deed_is_never_removed BEFORE DELETE ON deed
WHEN EXISTS (SELECT 1 FROM session WHERE key = OLD.session)
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

CREATE TRIGGER deed_follows_the_last BEFORE INSERT ON deed
WHEN NEW.seq <> 1 + COALESCE((SELECT MAX(seq) FROM deed WHERE session = NEW.session), 0)
BEGIN SELECT RAISE(ABORT, 'the deed does not follow the last'); END;

CREATE TABLE setting (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What follows is worked out from the tables above and may be dropped and made again.

CREATE TABLE outcome (
    session   INTEGER PRIMARY KEY REFERENCES session (key) ON DELETE CASCADE,
    status    TEXT    NOT NULL CHECK (status IN ('open', 'finished', 'abandoned')),
    winners   TEXT    NOT NULL,                        -- JSON
    result    TEXT    NOT NULL,
    events    INTEGER NOT NULL,
    ended_ms  INTEGER,
    last_ms   INTEGER NOT NULL,
    played_ms INTEGER NOT NULL
) STRICT;

-- Free text: one row for the heading (event -1) and one for each event that has some.
CREATE TABLE remark (
    key     INTEGER PRIMARY KEY,
    session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
    event   INTEGER NOT NULL,
    words   TEXT    NOT NULL
) STRICT;

CREATE INDEX remark_of_session ON remark (session, event);

CREATE VIRTUAL TABLE remark_index USING fts5 (
    words, content = 'remark', content_rowid = 'key', tokenize = "unicode61 remove_diacritics 2"
);
