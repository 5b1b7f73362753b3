SELECT spot, iif(every, '', game) AS game, played_ms / 900000 AS quarter, 1 AS sessions
FROM shelf
@every@
WHERE standing = 'counted' AND played_ms IS NOT NULL
