SELECT summary.sort_key AS sort_key, person, game, 1 AS sessions, rolls, got, expected, variance
FROM summary JOIN seat_luck USING (sort_key) JOIN seat USING (sort_key, seat) JOIN spelling ON spelling.key = seat.spelling
WHERE inclusion NOT IN ('trashed', 'sample')
