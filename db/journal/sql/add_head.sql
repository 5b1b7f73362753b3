INSERT INTO journal_head (session, operations, heading, hash, hashed_from, hashed_ms, checksum)
VALUES (:session, :operations, :heading, :hash, :hashed_from, :hashed_ms, :checksum)
ON CONFLICT (session) DO UPDATE SET operations = excluded.operations, heading = excluded.heading, hash = excluded.hash,
    hashed_from = excluded.hashed_from, hashed_ms = excluded.hashed_ms, checksum = excluded.checksum
