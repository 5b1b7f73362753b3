CASE $1 WHEN 1 THEN by_game WHEN 2 THEN by_place WHEN 3 THEN by_players WHEN 4 THEN by_score ELSE by_time END
