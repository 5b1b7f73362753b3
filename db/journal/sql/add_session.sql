INSERT INTO session (id, game, edition, title, place, started_ms, ended_ms, players, setup, imported_journal, sample)
VALUES (:id, :game, :edition, :title, :place, :started, :ended, :players, :setup, :imported, :sample)
