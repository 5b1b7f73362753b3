INSERT INTO seat (sort_key, seat, spelling, won, placing, first, scores, side)
VALUES (:sort_key, :seat, :spelling, :won, :placing, :first, :scores, :side)
