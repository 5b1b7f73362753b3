INSERT INTO seat (spot, seat, spelling, won, placing, first, scores)
VALUES (:spot, :seat, :spelling, :won, :placing, :first, :scores)
