SELECT operations, heading, hash, hashed_from, hashed_ms, checksum FROM journal_head WHERE session = :session
