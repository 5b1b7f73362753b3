SELECT count(*) AS sessions
FROM spelling AS mine CROSS JOIN seat AS one ON one.spelling = mine.key
JOIN seat AS two ON two.sort_key = one.sort_key JOIN spelling AS theirs ON theirs.key = two.spelling
WHERE mine.person = :one AND theirs.person = :other
