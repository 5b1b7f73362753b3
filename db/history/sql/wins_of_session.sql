SELECT person, max(won) AS won FROM seat JOIN spelling ON spelling.key = seat.spelling
WHERE sort_key = :sort_key AND won IS NOT NULL
GROUP BY person
