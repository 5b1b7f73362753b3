INSERT INTO seat_luck (sort_key, seat, rolls, got, expected, variance)
VALUES (:sort_key, :seat, :rolls, :got, :expected, :variance)
