-- Of one spelling, so that the index gives them in order and no more than are wanted.
SELECT id, game, title, date_ms, won, @ended_as@ AS ended_as, seat.sort_key AS sort_key
FROM seat CROSS JOIN summary ON summary.sort_key = seat.sort_key
WHERE spelling = :spelling AND seat.sort_key >= :since AND seat.sort_key < :until
    AND seat.sort_key @by_days@ AND inclusion = 'counted'
ORDER BY seat.sort_key DESC LIMIT :most
