SELECT shelf.spot AS spot, person, game, 1 AS sessions, rolls, got, expected, variance
FROM shelf JOIN fortune USING (spot) JOIN seat USING (spot, seat) JOIN spelling ON spelling.key = seat.spelling
WHERE standing NOT IN ('trashed', 'sample')
