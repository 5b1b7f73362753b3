INSERT INTO fortune (spot, seat, rolls, got, expected, variance)
VALUES (:sort_key, :seat, :rolls, :got, :expected, :variance)
