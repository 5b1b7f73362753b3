SELECT key, game, edition, title, place, started_ms, ended_ms, players, setup, imported_journal, utc_offset, excluded, first_id,
    (SELECT body FROM commentary WHERE commentary.session = session.key) AS commentary
FROM session WHERE id = :id
