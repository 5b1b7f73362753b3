-- One bound on either side: SQLite looks up no more than one, and would read its way to a second.
SELECT shelf.* FROM shelf WHERE spot >= :from AND spot < :to ORDER BY spot
