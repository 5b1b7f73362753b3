SELECT game, inclusion, sessions, drawn, lost, no_result, timed, played_ms FROM game_tally
WHERE sessions > 0
