SELECT game, inclusion, sessions, won, shared, drawn, timed, played_ms FROM player_tally
WHERE person = :person
