SELECT count(*) AS sessions FROM (
    SELECT 1 FROM told_index WHERE told_index MATCH :match AND rowid >= :from AND rowid < :to AND rowid @by_days@
    LIMIT :most
)
