SELECT other, name, sessions, ahead, level FROM pair_tally JOIN person ON person.key = other
WHERE person = :person AND game = :game AND sessions > 0
ORDER BY sessions DESC, other LIMIT :most
