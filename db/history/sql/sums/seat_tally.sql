SELECT shelf.spot AS spot, game, json_array_length(players) AS seats, iif(every, -1, seat) AS seat,
    1 AS sessions, won = 1 AS won, won = 2 AS shared
FROM shelf JOIN seat USING (spot)
@every@
WHERE standing = 'counted' AND (every = 0 OR first = 1)
