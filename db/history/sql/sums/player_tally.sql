SELECT spot, person, iif(every, '', game) AS game, standing, 1 AS sessions,
    coalesce(won = 1, 0) AS won, coalesce(won = 2, 0) AS shared,
    standing = 'counted' AND winners = '[]' AS drawn,
    standing = 'counted' AND played_ms IS NOT NULL AS timed,
    iif(standing = 'counted', coalesce(played_ms, 0), 0) AS played_ms
@seats_of_sessions@
@every@
WHERE standing <> 'trashed'
