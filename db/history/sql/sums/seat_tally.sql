SELECT summary.sort_key AS sort_key, game, json_array_length(players) AS seats, iif(every, -1, seat) AS seat,
    1 AS sessions, won = 1 AS won, won = 2 AS shared
FROM summary JOIN seat USING (sort_key)
@every@
WHERE inclusion = 'counted' AND (every = 0 OR first = 1)
