(SELECT rowid AS spot FROM told_index WHERE told_index MATCH :match AND rowid >= :from AND rowid < :to)
