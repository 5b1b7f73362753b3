SELECT sort_key, person, game,
    12 * CAST(strftime('%Y', date_ms / 1000 + coalesce(60 * utc_offset, 0), 'unixepoch') AS INTEGER)
        + CAST(strftime('%m', date_ms / 1000 + coalesce(60 * utc_offset, 0), 'unixepoch') AS INTEGER) - 1 AS month,
    1 AS sessions, coalesce(won = 1, 0) AS won, coalesce(won = 2, 0) AS shared
@seats_of_sessions@
WHERE inclusion = 'counted' AND date_ms IS NOT NULL
