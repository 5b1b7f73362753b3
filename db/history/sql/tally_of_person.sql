SELECT game, inclusion, sessions, won, shared, drawn, no_result, timed, played_ms FROM player_tally
WHERE person = :person AND game = :game
