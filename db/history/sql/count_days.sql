SELECT count(*) AS sessions FROM (SELECT 1 FROM summary WHERE sort_key >= :from AND sort_key < :to AND sort_key @by_days@ LIMIT :most)
