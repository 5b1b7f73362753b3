SELECT game, name, sessions, rolls, got, expected, variance FROM luck_tally JOIN person ON person.key = person
WHERE rolls > 0 AND (:game = '' OR game = :game) AND (:person = 0 OR person = :person)
ORDER BY game, rolls DESC, person LIMIT :most
