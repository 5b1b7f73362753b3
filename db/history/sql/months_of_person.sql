SELECT month, sessions, won, shared FROM month_tally
WHERE person = :person AND game = :game AND sessions > 0
ORDER BY month
