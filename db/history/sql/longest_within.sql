SELECT max(played_ms) AS longest FROM summary NOT INDEXED
WHERE game = :game AND inclusion = 'counted' AND sort_key >= :since AND sort_key < :until
    AND sort_key @by_days@
