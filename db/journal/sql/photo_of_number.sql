SELECT number, session, entry, added_ms, name, caption, kind, width, height, size, hash, checksum
FROM photo WHERE number = :number
