SELECT value, seats, won FROM score_tally
WHERE game = :game AND step = :step AND seats > 0
ORDER BY value
