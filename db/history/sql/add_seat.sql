INSERT INTO seat (sort_key, seat, spelling, won, placing, first, scores)
VALUES (:sort_key, :seat, :spelling, :won, :placing, :first, :scores)
