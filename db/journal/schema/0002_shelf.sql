-- Step 2. Who is who, what is tagged or left out; and the shelf: everything that lists, searches and statistics read.

ALTER TABLE session ADD COLUMN excluded INTEGER NOT NULL DEFAULT 0 CHECK (excluded IN (0, 1));

-- A person is one or several spellings of a name. Records keep the spelling they were written with.
CREATE TABLE person (
    key  INTEGER PRIMARY KEY,
    name TEXT    NOT NULL
) STRICT;

CREATE TABLE spelling (
    key    INTEGER PRIMARY KEY,
    name   TEXT    NOT NULL UNIQUE,
    person INTEGER NOT NULL REFERENCES person (key)
) STRICT;

CREATE INDEX spelling_of_person ON spelling (person);

CREATE TABLE tag (
    key  INTEGER PRIMARY KEY,
    name TEXT    NOT NULL UNIQUE
) STRICT;

CREATE TABLE session_tag (
    session INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
    tag     INTEGER NOT NULL REFERENCES tag (key),
    PRIMARY KEY (session, tag)
) STRICT, WITHOUT ROWID;

CREATE INDEX session_of_tag ON session_tag (tag);

CREATE TABLE place (
    key  INTEGER PRIMARY KEY,
    name TEXT    NOT NULL UNIQUE
) STRICT;

-- What follows is worked out from the tables above and the journal, and may be dropped and made again.

DROP TABLE remark_index;
DROP TABLE remark;
DROP TABLE outcome;

-- One row a session, in the order of the evenings: a list is a walk along it. `spot` is the date in seconds, moved on
-- where another session has it already; the search index counts in spots too.
CREATE TABLE shelf (
    spot      INTEGER PRIMARY KEY,
    session   INTEGER NOT NULL UNIQUE REFERENCES session (key) ON DELETE CASCADE,
    id        TEXT    NOT NULL,
    game      TEXT    NOT NULL,
    edition   TEXT    NOT NULL,
    title     TEXT    NOT NULL,
    place     TEXT    NOT NULL,
    players   TEXT    NOT NULL,                        -- JSON, in seat order
    tags      TEXT    NOT NULL,                        -- JSON
    date_ms   INTEGER,                                 -- NULL: nobody knows
    started_ms INTEGER,
    status    TEXT    NOT NULL CHECK (status IN ('open', 'finished', 'abandoned')),
    -- Where it counts: 'counted' in statistics; the others are left out of them, each under its own name.
    standing  TEXT    NOT NULL CHECK (standing IN ('counted', 'open', 'abandoned', 'excluded', 'sample', 'unread', 'trashed')),
    winners   TEXT    NOT NULL,                        -- JSON
    result    TEXT    NOT NULL,
    score     TEXT    NOT NULL,
    events    INTEGER NOT NULL,
    ended_ms  INTEGER,
    last_ms   INTEGER NOT NULL,
    played_ms INTEGER                                  -- NULL: nobody knows
) STRICT;

CREATE INDEX shelf_kept ON shelf (standing = 'trashed');
CREATE INDEX shelf_open ON shelf (last_ms) WHERE status = 'open';
CREATE INDEX shelf_longest ON shelf (game, played_ms) WHERE standing = 'counted';

CREATE TABLE seat (
    spot     INTEGER NOT NULL REFERENCES shelf (spot) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    spelling INTEGER NOT NULL REFERENCES spelling (key),
    won      INTEGER CHECK (won IN (0, 1, 2)),         -- 2: shared. NULL where the session does not count.
    placing  INTEGER,                                  -- 1 is best; equals together
    first    INTEGER NOT NULL CHECK (first IN (0, 1)), -- made the first move
    scores   TEXT    NOT NULL,                         -- JSON: the value at each step of the ladder
    PRIMARY KEY (spot, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_of_spelling ON seat (spelling, spot, won);

-- The words of a session: its heading, the lines of its log, and tokens for what lists are filtered by.
CREATE TABLE told (
    spot    INTEGER PRIMARY KEY REFERENCES shelf (spot) ON DELETE CASCADE,
    heading TEXT    NOT NULL,
    lines   TEXT    NOT NULL,
    facets  TEXT    NOT NULL
) STRICT;

CREATE VIRTUAL TABLE told_index USING fts5 (
    heading, lines, facets, content = 'told', content_rowid = 'spot',
    tokenize = "unicode61 remove_diacritics 2", prefix = '2 3', detail = none, columnsize = 0
);

-- Sessions that were written to since they were last put on the shelf as a whole.
CREATE TABLE unshelved (
    session INTEGER PRIMARY KEY REFERENCES session (key) ON DELETE CASCADE
) STRICT;

-- Sums, kept up to date. Where a game is named, '' is all of them.

CREATE TABLE game_tally (
    game      TEXT    NOT NULL,
    standing  TEXT    NOT NULL,
    sessions  INTEGER NOT NULL,
    drawn     INTEGER NOT NULL,
    timed     INTEGER NOT NULL,
    played_ms INTEGER NOT NULL,
    PRIMARY KEY (game, standing)
) STRICT, WITHOUT ROWID;

CREATE TABLE player_tally (
    person    INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    standing  TEXT    NOT NULL,
    sessions  INTEGER NOT NULL,
    won       INTEGER NOT NULL,
    shared    INTEGER NOT NULL,
    drawn     INTEGER NOT NULL,
    timed     INTEGER NOT NULL,
    played_ms INTEGER NOT NULL,
    PRIMARY KEY (person, game, standing)
) STRICT, WITHOUT ROWID;

CREATE INDEX player_order ON player_tally (game, standing, sessions);

CREATE TABLE month_tally (
    person   INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    month    INTEGER NOT NULL,                         -- year * 12 + month, January is 0
    sessions INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    shared   INTEGER NOT NULL,
    PRIMARY KEY (person, game, month)
) STRICT, WITHOUT ROWID;

CREATE TABLE pair_tally (
    person   INTEGER NOT NULL,
    other    INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    sessions INTEGER NOT NULL,
    ahead    INTEGER NOT NULL,
    level    INTEGER NOT NULL,
    PRIMARY KEY (person, other, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE seat_tally (
    game     TEXT    NOT NULL,
    seats    INTEGER NOT NULL,
    seat     INTEGER NOT NULL,                         -- -1: whoever made the first move
    sessions INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    shared   INTEGER NOT NULL,
    PRIMARY KEY (game, seats, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE score_tally (
    game  TEXT    NOT NULL,
    step  TEXT    NOT NULL,
    value INTEGER NOT NULL,
    seats INTEGER NOT NULL,                            -- How many scores there were of this value …
    won   INTEGER NOT NULL,                            -- … and how many of them won.
    PRIMARY KEY (game, step, value)
) STRICT, WITHOUT ROWID;

CREATE TABLE duration_tally (
    game     TEXT    NOT NULL,
    quarter  INTEGER NOT NULL,                         -- Of an hour, from 0.
    sessions INTEGER NOT NULL,
    PRIMARY KEY (game, quarter)
) STRICT, WITHOUT ROWID;

CREATE TABLE streak (
    person  INTEGER PRIMARY KEY,
    newest  INTEGER NOT NULL,                          -- The spot up to which it is counted.
    current INTEGER NOT NULL,                          -- Sessions won in a row, up to the newest.
    best    INTEGER NOT NULL,
    best_end INTEGER                                   -- The spot at which the best one ended.
) STRICT;
