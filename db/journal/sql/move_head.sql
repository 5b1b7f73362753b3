UPDATE journal_head SET operations = :operations, hash = :hash, checksum = :checksum WHERE session = :session
