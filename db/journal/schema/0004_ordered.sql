-- Step 4. Lists in other orders than that of the evenings, each kept in its orders. All of it is worked out.

DROP INDEX shelf_by_game;
DROP INDEX shelf_by_place;
DROP INDEX shelf_by_players;
DROP INDEX shelf_by_score;
DROP INDEX shelf_by_time;
DROP INDEX shelf_game_by_place;
DROP INDEX shelf_game_by_players;
DROP INDEX shelf_game_by_score;
DROP INDEX shelf_game_by_time;

ALTER TABLE shelf ADD COLUMN excluded INTEGER NOT NULL DEFAULT 0 CHECK (excluded IN (0, 1));
ALTER TABLE shelf ADD COLUMN sample   INTEGER NOT NULL DEFAULT 0 CHECK (sample IN (0, 1));

-- A few days are put in order by these alone.
CREATE INDEX shelf_of_days ON shelf (recent, by_game, by_place, by_players, by_score, by_time);

-- Every list a session stands in (db/orders.h), in five orders: what it goes by there, then the newest first. The rest
-- is what such a list may be narrowed by further, so that whatever does not fit is passed over without looking it up.
CREATE TABLE ordered (
    list     INTEGER NOT NULL,
    owner    ANY     NOT NULL,                         -- Whose list: the key or name of the game, person, place, tag
    sorting  INTEGER NOT NULL CHECK (sorting BETWEEN 1 AND 5),
    key      ANY     NOT NULL,
    recent   INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    place    INTEGER NOT NULL,                         -- 0: nobody knows
    status   TEXT    NOT NULL,
    excluded INTEGER NOT NULL,
    sample   INTEGER NOT NULL,
    PRIMARY KEY (list, owner, sorting, key, recent)
) STRICT, WITHOUT ROWID;

-- Fewer pieces of the index to look in: each new one is joined with the one of its size (FTS5, "automerge").
INSERT INTO told_index (told_index, rank) VALUES ('automerge', 2);
