SELECT seats, seat, sessions, won, shared FROM seat_tally
WHERE game = :game AND sessions > 0
ORDER BY seats, seat
