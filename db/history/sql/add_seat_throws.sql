INSERT INTO seat_throws (sort_key, seat, dice, by_app, expression, results, reached, successes_in_row, failures_in_row)
VALUES (:sort_key, :seat, :dice, :app, :expression, :results, :reached, :successes, :failures)
