SELECT game, inclusion, sessions, drawn, timed, played_ms FROM game_tally
WHERE sessions > 0
