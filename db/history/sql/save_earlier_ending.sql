INSERT INTO earlier_ending (session, kept, recorded, today, checksum)
VALUES (:session, :kept, :recorded, :today, :checksum)
ON CONFLICT (session) DO UPDATE
SET kept = excluded.kept, recorded = excluded.recorded, today = excluded.today, checksum = excluded.checksum
