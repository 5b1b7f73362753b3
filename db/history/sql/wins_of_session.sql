SELECT person, max(won) AS won FROM seat JOIN spelling ON spelling.key = seat.spelling
WHERE spot = :spot AND won IS NOT NULL
GROUP BY person
