SELECT shelf.spot AS spot, game, score.key AS step, score.value AS value, 1 AS seats, won > 0 AS won
FROM shelf JOIN seat USING (spot) JOIN json_each(seat.scores) AS score
WHERE standing = 'counted'
