SELECT sort_key, person, game, inclusion, 1 AS sessions,
    coalesce(won = 1, 0) AS won, coalesce(won = 2, 0) AS shared,
    inclusion = 'counted' AND @ended_as@ = 'drawn' AS drawn,
    inclusion = 'counted' AND (@ended_as@ = 'none' OR won IS NULL) AS no_result,
    inclusion = 'counted' AND played_ms IS NOT NULL AS timed,
    iif(inclusion = 'counted', coalesce(played_ms, 0), 0) AS played_ms
@seats_of_sessions@
WHERE inclusion <> 'trashed'
