-- What an entry in any list has of the next sessions that wait.
SELECT sort_key, @sorted_by(1)@ AS by_game, @sorted_by(2)@ AS by_place, @sorted_by(3)@ AS by_players,
    @sorted_by(4)@ AS by_score, @sorted_by(5)@ AS by_time, @entry_columns@
FROM temp.waiting_summary CROSS JOIN summary USING (sort_key)
WHERE sort_key >= :from ORDER BY sort_key LIMIT :most
