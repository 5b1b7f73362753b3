SELECT key, name FROM person
WHERE NOT EXISTS (
        SELECT 1 FROM player_tally
        WHERE person = person.key AND game = '' AND inclusion = 'counted' AND sessions > 0
    )
    AND EXISTS (SELECT 1 FROM spelling WHERE person = person.key)
ORDER BY key LIMIT :most
