SELECT key, game, edition, title, place, started_ms, ended_ms, players, setup, imported_journal
FROM session WHERE id = :id
