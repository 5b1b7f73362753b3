-- From the throws on: few sessions of a large library may have any.
SELECT coalesce(person.name, '') AS player, dice, by_app, expression, results, reached, successes_in_row, failures_in_row
FROM seat_throws CROSS JOIN summary USING (sort_key) LEFT JOIN seat USING (sort_key, seat)
LEFT JOIN spelling ON spelling.key = seat.spelling LEFT JOIN person ON person.key = spelling.person
WHERE inclusion NOT IN ('trashed', 'sample') AND (:person = 0 OR person.key = :person) AND (:game = '' OR game = :game)
    AND seat_throws.sort_key >= :since AND seat_throws.sort_key < :until
    AND seat_throws.sort_key NOT IN (SELECT value FROM json_each(:without))
