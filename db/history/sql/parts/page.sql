-- One bound on either side: SQLite looks up no more than one, and would read its way to a second.
SELECT summary.* FROM summary WHERE sort_key >= :from AND sort_key < :to AND sort_key @by_days@ ORDER BY sort_key
