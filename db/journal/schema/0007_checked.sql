-- Step 7. Checksums (db/sqlite/checksum.h): whatever is shown or exported is compared with them as it is read.

-- Over what a session rests on and never changes, and over its journal. It grows with every deed and is never made
-- anew, so that it tells of a journal that was changed by anybody but Castalia.
CREATE TABLE journal_checksum (
    session  INTEGER PRIMARY KEY REFERENCES session (key) ON DELETE CASCADE,
    checksum INTEGER NOT NULL
) STRICT;

-- Over the row that lists show, and over the words that a search shows.
ALTER TABLE shelf ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE told  ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0;

-- Lists are made anew when the library is opened, and the checksums with them.
DELETE FROM setting WHERE name = 'library.shelving';
