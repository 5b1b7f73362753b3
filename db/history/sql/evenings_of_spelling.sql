-- Of one spelling, so that the index gives them in order and no more than are wanted.
SELECT id, game, title, date_ms, won, winners = '[]' AS drawn, seat.sort_key AS sort_key
FROM seat CROSS JOIN summary ON summary.sort_key = seat.sort_key
WHERE spelling = :spelling AND seat.sort_key >= :since AND seat.sort_key < :until AND won IS NOT NULL
ORDER BY seat.sort_key DESC LIMIT :most
