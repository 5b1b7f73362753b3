SELECT count(*) AS sessions FROM (SELECT 1 FROM shelf WHERE spot >= :from AND spot < :to LIMIT :most)
