SELECT number, session, entry, added_ms, name, caption, kind, width, height, size, hash, checksum
FROM photo WHERE session = :session ORDER BY entry, number
