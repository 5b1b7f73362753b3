SELECT summary.sort_key AS sort_key, game, score.key AS step, score.value AS value, 1 AS seats, coalesce(won > 0, 0) AS won
FROM summary JOIN seat USING (sort_key) JOIN json_each(seat.scores) AS score
WHERE inclusion = 'counted'
