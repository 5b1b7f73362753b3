SELECT sort_key, game, played_ms / 900000 AS quarter, 1 AS sessions
FROM summary
WHERE inclusion = 'counted' AND played_ms IS NOT NULL
