INSERT INTO journal_checksum (session, checksum) VALUES (:session, :checksum)
ON CONFLICT (session) DO UPDATE SET checksum = excluded.checksum
