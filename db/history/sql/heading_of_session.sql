SELECT id, game, edition, title, place, players, started_ms, utc_offset, sample, excluded, trashed_ms IS NOT NULL AS trashed, setup
FROM session WHERE key = :session
