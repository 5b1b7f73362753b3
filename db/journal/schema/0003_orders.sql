-- Step 3. The list in other orders, the trash to be searched, dice and luck in sums. All of it is worked out.

DROP INDEX shelf_kept;

-- Beginnings of four and five letters too: looking for their endings took longer than all the rest of a search.
DROP TABLE told_index;
CREATE VIRTUAL TABLE told_index USING fts5 (
    heading, lines, facets, content = 'told', content_rowid = 'spot',
    tokenize = "unicode61 remove_diacritics 2", prefix = '2 3 4 5', detail = none, columnsize = 0
);

-- What a list in another order goes by, smallest first as it is usually wanted: names in the order of the alphabet,
-- high scores and long evenings before the others, unknown ones behind all; then the newest first.
ALTER TABLE shelf ADD COLUMN by_game    TEXT    NOT NULL DEFAULT '';
ALTER TABLE shelf ADD COLUMN by_place   TEXT    NOT NULL DEFAULT '';
ALTER TABLE shelf ADD COLUMN by_players TEXT    NOT NULL DEFAULT '';
ALTER TABLE shelf ADD COLUMN by_score   REAL    NOT NULL DEFAULT 0;
ALTER TABLE shelf ADD COLUMN by_time    INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shelf ADD COLUMN recent     INTEGER NOT NULL DEFAULT 0;  -- The spot, the other way round.

CREATE INDEX shelf_by_game    ON shelf (standing = 'trashed', by_game, recent);
CREATE INDEX shelf_by_place   ON shelf (standing = 'trashed', by_place, recent);
CREATE INDEX shelf_by_players ON shelf (standing = 'trashed', by_players, recent);
CREATE INDEX shelf_by_score   ON shelf (standing = 'trashed', by_score, recent);
CREATE INDEX shelf_by_time    ON shelf (standing = 'trashed', by_time, recent);
CREATE INDEX shelf_game_by_place   ON shelf (standing = 'trashed', game, by_place, recent);
CREATE INDEX shelf_game_by_players ON shelf (standing = 'trashed', game, by_players, recent);
CREATE INDEX shelf_game_by_score   ON shelf (standing = 'trashed', game, by_score, recent);
CREATE INDEX shelf_game_by_time    ON shelf (standing = 'trashed', game, by_time, recent);

-- What the dice of a session showed: a row for each kind of them and each who rolled, -1 where nobody is named.
CREATE TABLE thrown (
    spot   INTEGER NOT NULL REFERENCES shelf (spot) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    dice   TEXT    NOT NULL,                           -- The name of the set; '' where it has none.
    by_app INTEGER NOT NULL CHECK (by_app IN (0, 1)),
    sides  INTEGER NOT NULL,
    faces  TEXT    NOT NULL,                           -- JSON: how often each face came
    PRIMARY KEY (spot, seat, dice, by_app, sides)
) STRICT, WITHOUT ROWID;

-- What the dice of the game itself brought a seat, in millionths, so that sums are exact.
CREATE TABLE fortune (
    spot     INTEGER NOT NULL REFERENCES shelf (spot) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    rolls    INTEGER NOT NULL,
    got      INTEGER NOT NULL,
    expected INTEGER NOT NULL,
    variance INTEGER NOT NULL,
    PRIMARY KEY (spot, seat)
) STRICT, WITHOUT ROWID;

-- Where a person is named, 0 is everybody, and dice that nobody is named for.

CREATE TABLE dice_tally (
    person INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    dice   TEXT    NOT NULL,
    by_app INTEGER NOT NULL,
    sides  INTEGER NOT NULL,
    face   INTEGER NOT NULL,
    times  INTEGER NOT NULL,
    PRIMARY KEY (person, game, dice, by_app, sides, face)
) STRICT, WITHOUT ROWID;

CREATE TABLE throw_tally (
    person   INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    sessions INTEGER NOT NULL,                         -- In which dice were thrown.
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE luck_tally (
    person   INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    sessions INTEGER NOT NULL,
    rolls    INTEGER NOT NULL,
    got      INTEGER NOT NULL,
    expected INTEGER NOT NULL,
    variance INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX luck_of_game ON luck_tally (game, rolls);
