SELECT spot, iif(every, '', game) AS game, standing, 1 AS sessions,
    standing = 'counted' AND winners = '[]' AS drawn,
    standing = 'counted' AND played_ms IS NOT NULL AS timed,
    iif(standing = 'counted', coalesce(played_ms, 0), 0) AS played_ms
FROM shelf
@every@
WHERE standing <> 'trashed'
