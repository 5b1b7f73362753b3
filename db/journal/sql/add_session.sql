INSERT INTO session (id, game, edition, title, place, started_ms, ended_ms, players, setup, imported_journal, sample,
    utc_offset, excluded, first_id)
VALUES (:id, :game, :edition, :title, :place, :started, :ended, :players, :setup, :imported, :sample,
    :utc_offset, :excluded, :first_id)
