(SELECT rowid AS sort_key FROM told_index WHERE told_index MATCH :match AND rowid >= :from AND rowid < :to
    AND rowid @by_days@)
