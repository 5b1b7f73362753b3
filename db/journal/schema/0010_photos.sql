-- Step 10. Photos of the table. They stand beside the journal, as comments do: by the number of the entry after which
-- the table lay so. The file is kept as it is, byte for byte.

CREATE TABLE photo (
    number   INTEGER PRIMARY KEY AUTOINCREMENT,        -- Never given twice
    session  INTEGER NOT NULL REFERENCES session (key) ON DELETE CASCADE,
    entry    INTEGER NOT NULL CHECK (entry >= 0),      -- 0: before the first event
    added_ms INTEGER NOT NULL,
    name     TEXT    NOT NULL,                         -- Of the file that it came from
    caption  TEXT    NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('png', 'jpg', 'webp')),
    width    INTEGER NOT NULL,
    height   INTEGER NOT NULL,
    size     INTEGER NOT NULL,                         -- In bytes
    hash     BLOB    NOT NULL CHECK (length(hash) = 32),  -- The SHA-256 of the file
    checksum INTEGER NOT NULL                          -- Over this row
) STRICT;

CREATE INDEX photo_of_session ON photo (session, entry);

-- Apart from the rows above, so that a list does not read past twenty megabytes from photo to photo.
CREATE TABLE photo_file (
    photo INTEGER PRIMARY KEY REFERENCES photo (number) ON DELETE CASCADE,
    small BLOB NOT NULL,                               -- A JPEG for lists, made from the file …
    checksum INTEGER NOT NULL,                         -- … and a checksum over it
    bytes BLOB NOT NULL CHECK (length(bytes) BETWEEN 1 AND 20971520)
) STRICT;

CREATE TRIGGER photo_is_never_rewritten BEFORE UPDATE ON photo_file
BEGIN SELECT RAISE(ABORT, 'a photo is kept as it is'); END;
