SELECT id, game, edition, title, place, started_ms, ended_ms, players, setup, imported_journal, sample, trashed_ms,
    excluded
FROM session ORDER BY id
