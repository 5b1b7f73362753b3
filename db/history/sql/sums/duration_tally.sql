SELECT sort_key, iif(every, '', game) AS game, played_ms / 900000 AS quarter, 1 AS sessions
FROM summary
@every@
WHERE inclusion = 'counted' AND played_ms IS NOT NULL
