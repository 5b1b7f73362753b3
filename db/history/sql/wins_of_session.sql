SELECT person, max(won) AS won FROM seat JOIN spelling ON spelling.key = seat.spelling
WHERE spot = :sort_key AND won IS NOT NULL
GROUP BY person
