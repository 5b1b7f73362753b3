INSERT INTO fortune (spot, seat, rolls, got, expected, variance)
VALUES (:spot, :seat, :rolls, :got, :expected, :variance)
