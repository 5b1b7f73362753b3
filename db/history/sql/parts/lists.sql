-- Which list has which session, once for each list of db/history/orders.h; $1 says of which sessions it is asked.
SELECT sort_key, 0 AS list, inclusion = 'trashed' AS owner FROM summary WHERE $1
UNION ALL
SELECT sort_key, 1, game FROM summary WHERE inclusion <> 'trashed' AND $1
UNION ALL
@lists_of_people($1)@
UNION ALL
SELECT sort_key, 3, place.key FROM summary CROSS JOIN place ON place.name = summary.place WHERE inclusion <> 'trashed' AND $1
UNION ALL
SELECT sort_key, 4, tag.key FROM summary CROSS JOIN json_each(tags) AS had CROSS JOIN tag ON tag.name = had.value
WHERE inclusion <> 'trashed' AND $1
UNION ALL
SELECT sort_key, 5, status FROM summary WHERE inclusion <> 'trashed' AND status <> 'finished' AND $1
UNION ALL
SELECT sort_key, 6, 1 FROM summary WHERE inclusion <> 'trashed' AND excluded = 1 AND $1
UNION ALL
SELECT sort_key, 7, 1 FROM summary WHERE inclusion <> 'trashed' AND sample = 1 AND $1
