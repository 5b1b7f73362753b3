-- Of one spelling, so that the index gives them in order and no more than are wanted.
SELECT id, game, title, date_ms, won, winners = '[]' AS drawn, seat.spot AS spot
FROM seat CROSS JOIN shelf ON shelf.spot = seat.spot
WHERE spelling = :spelling AND seat.spot >= :since AND seat.spot < :until AND won IS NOT NULL
ORDER BY seat.spot DESC LIMIT :most
