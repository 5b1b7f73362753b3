-- Step 13. How a session ended for the whole table, so that a game that everybody lost is none that was drawn, and one
-- without a result is neither. Worked out, as all of the summary: nothing is written anew until it is.

ALTER TABLE summary ADD COLUMN outcome TEXT CHECK (outcome IN ('won', 'lost', 'drawn', 'none'));

ALTER TABLE game_tally ADD COLUMN lost INTEGER NOT NULL DEFAULT 0;        -- By the whole table
ALTER TABLE game_tally ADD COLUMN no_result INTEGER NOT NULL DEFAULT 0;
ALTER TABLE player_tally ADD COLUMN no_result INTEGER NOT NULL DEFAULT 0;
