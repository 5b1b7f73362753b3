SELECT quarter, sessions FROM duration_tally
WHERE game = :game AND sessions > 0
ORDER BY quarter
