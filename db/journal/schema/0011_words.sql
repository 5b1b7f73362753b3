-- Step 11. Tables and columns have the names of the glossary (CONTRIBUTING.md). No row is written anew, so that it is
-- done at once in a library of any size; only three small indexes are, because an index cannot be renamed.

DROP TRIGGER session_keeps_its_meaning;
DROP TRIGGER deed_is_never_rewritten;
DROP TRIGGER deed_is_never_removed;
DROP TRIGGER deed_follows_the_last;
DROP TRIGGER deed_keeps_its_hash;
DROP INDEX shelf_open;
DROP INDEX shelf_longest;
DROP INDEX shelf_of_days;

ALTER TABLE deed RENAME TO operation;

-- What lists, searches and statistics read. `sort_key` is the date in seconds, moved on where another session has it.
ALTER TABLE shelf RENAME TO summary;
ALTER TABLE summary RENAME COLUMN spot TO sort_key;
ALTER TABLE summary RENAME COLUMN standing TO inclusion;
ALTER TABLE seat RENAME COLUMN spot TO sort_key;
ALTER TABLE thrown RENAME TO seat_dice;
ALTER TABLE seat_dice RENAME COLUMN spot TO sort_key;
ALTER TABLE fortune RENAME TO seat_luck;
ALTER TABLE seat_luck RENAME COLUMN spot TO sort_key;
ALTER TABLE ordered RENAME TO sorted_list;
ALTER TABLE game_tally RENAME COLUMN standing TO inclusion;
ALTER TABLE player_tally RENAME COLUMN standing TO inclusion;

-- Sessions that were written to since their summary was last made as a whole.
ALTER TABLE unshelved RENAME TO stale_summary;

-- The words of a session stay in the table "told", and their sort key in its column "spot": the search index names
-- both in its own text, and would have to be made anew.

UPDATE OR REPLACE setting SET name = 'library.summary_version' WHERE name = 'library.shelving';

CREATE TRIGGER session_keeps_its_meaning BEFORE UPDATE OF key, id, game, edition, players, setup, imported_journal
ON session
BEGIN SELECT RAISE(ABORT, 'what the operations of a session rest on stays as it is'); END;

CREATE TRIGGER operation_is_never_rewritten BEFORE UPDATE OF session, seq, at_ms, body ON operation
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

-- Only together with its session: by then the heading is gone.
CREATE TRIGGER operation_is_never_removed BEFORE DELETE ON operation
WHEN EXISTS (SELECT 1 FROM session WHERE key = OLD.session)
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

CREATE TRIGGER operation_follows_the_last BEFORE INSERT ON operation
WHEN NEW.seq <> 1 + COALESCE((SELECT MAX(seq) FROM operation WHERE session = NEW.session), 0)
BEGIN SELECT RAISE(ABORT, 'the operation does not follow the last'); END;

CREATE TRIGGER operation_keeps_its_hash BEFORE UPDATE OF hash ON operation WHEN OLD.hash IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'the hash of an operation stays as it is'); END;

CREATE INDEX summary_open ON summary (last_ms) WHERE status = 'open';
CREATE INDEX summary_longest ON summary (game, played_ms) WHERE inclusion = 'counted';
-- A few days are put in order by these alone.
CREATE INDEX summary_of_days ON summary (recent, by_game, by_place, by_players, by_score, by_time);
