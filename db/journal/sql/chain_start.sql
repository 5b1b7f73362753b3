SELECT id, game, edition, players, setup, coalesce(imported_journal, '') AS imported,
    coalesce(ended_ms, -1) AS ended, sample
FROM session WHERE key = :session
