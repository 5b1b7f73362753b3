-- Which list has which session, once for each list of db/history/orders.h; $1 says of which sessions it is asked.
SELECT spot, 0 AS list, standing = 'trashed' AS owner FROM shelf WHERE $1
UNION ALL
SELECT spot, 1, game FROM shelf WHERE standing <> 'trashed' AND $1
UNION ALL
@lists_of_people($1)@
UNION ALL
SELECT spot, 3, place.key FROM shelf CROSS JOIN place ON place.name = shelf.place WHERE standing <> 'trashed' AND $1
UNION ALL
SELECT spot, 4, tag.key FROM shelf CROSS JOIN json_each(tags) AS had CROSS JOIN tag ON tag.name = had.value
WHERE standing <> 'trashed' AND $1
UNION ALL
SELECT spot, 5, status FROM shelf WHERE standing <> 'trashed' AND status <> 'finished' AND $1
UNION ALL
SELECT spot, 6, 1 FROM shelf WHERE standing <> 'trashed' AND excluded = 1 AND $1
UNION ALL
SELECT spot, 7, 1 FROM shelf WHERE standing <> 'trashed' AND sample = 1 AND $1
