SELECT sort_key, game, inclusion, 1 AS sessions,
    inclusion = 'counted' AND @ended_as@ = 'drawn' AS drawn,
    inclusion = 'counted' AND @ended_as@ = 'lost' AS lost,
    inclusion = 'counted' AND @ended_as@ = 'none' AS no_result,
    inclusion = 'counted' AND played_ms IS NOT NULL AS timed,
    iif(inclusion = 'counted', coalesce(played_ms, 0), 0) AS played_ms
FROM summary
WHERE inclusion <> 'trashed'
