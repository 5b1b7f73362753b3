SELECT summary.sort_key AS sort_key, game, json_array_length(players) AS seats, iif(every, -1, seat) AS seat,
    1 AS sessions, coalesce(won = 1, 0) AS won, coalesce(won = 2, 0) AS shared
FROM summary JOIN seat USING (sort_key)
@every@
WHERE inclusion = 'counted' AND (every = 0 OR first = 1)
