SELECT summary.* FROM told_index CROSS JOIN summary ON summary.sort_key = told_index.rowid
WHERE told_index MATCH :match AND told_index.rowid >= :from AND told_index.rowid < :to
    AND told_index.rowid @by_days@
ORDER BY told_index.rowid
