SELECT session.key AS key, coalesce(ended_ms, -1) AS ended, sample, operations, heading, hash, hashed_from, hashed_ms, checksum,
    EXISTS (SELECT 1 FROM stale_summary WHERE stale_summary.session = session.key) AS stale,
    EXISTS (SELECT 1 FROM earlier_ending) AS earlier_endings
FROM session LEFT JOIN journal_head ON journal_head.session = session.key
WHERE id = :id
