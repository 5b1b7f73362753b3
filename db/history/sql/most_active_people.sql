SELECT person, name, sessions, won, shared, drawn, no_result, timed, played_ms
FROM player_tally JOIN person ON person.key = person
WHERE game = :game AND inclusion = 'counted' AND sessions > 0
ORDER BY sessions DESC, person LIMIT :most
