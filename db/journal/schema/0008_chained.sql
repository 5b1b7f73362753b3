-- Step 8. Every deed carries a SHA-256 over itself and the deed before it (core/session/chain.h), so that a journal
-- that was changed by anybody but Castalia is recognised, with the first line that does not fit.

ALTER TABLE deed ADD COLUMN hash BLOB CHECK (length(hash) = 32);

DROP TRIGGER deed_is_never_rewritten;
CREATE TRIGGER deed_is_never_rewritten BEFORE UPDATE OF session, seq, at_ms, body ON deed
BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

-- Deeds from before this step get theirs once (db/journal/first_chains.cpp).
CREATE TRIGGER deed_keeps_its_hash BEFORE UPDATE OF hash ON deed WHEN OLD.hash IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'the hash of a deed stays as it is'); END;

-- Where the chain of a journal stands: what was cut off at its end is missed here.
CREATE TABLE journal_head (
    session     INTEGER PRIMARY KEY REFERENCES session (key) ON DELETE CASCADE,
    operations  INTEGER NOT NULL,
    heading     BLOB    NOT NULL CHECK (length(heading) = 32),  -- What the first deed is chained to
    hash        BLOB    NOT NULL CHECK (length(hash) = 32),     -- That of the last deed, or the heading's
    hashed_from INTEGER NOT NULL,                               -- The first deed that got its hash as it was recorded …
    hashed_ms   INTEGER,                                        -- … and when those before it got theirs
    checksum    INTEGER NOT NULL                                -- Over this row, the end and whether it is a sample
) STRICT;

-- Until now a checksum stood for the whole journal. It is compared once more when the deeds get their hashes.
INSERT INTO journal_head SELECT session, 0, zeroblob(32), zeroblob(32), 1, NULL, checksum FROM journal_checksum;
DROP TABLE journal_checksum;
