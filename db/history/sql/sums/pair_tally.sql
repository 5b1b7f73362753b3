SELECT shelf.spot AS spot, mine.person AS person, theirs.person AS other, iif(every, '', game) AS game,
    1 AS sessions, one.placing < two.placing AS ahead, one.placing = two.placing AS level
FROM shelf JOIN seat AS one ON one.spot = shelf.spot JOIN seat AS two ON two.spot = shelf.spot
JOIN spelling AS mine ON mine.key = one.spelling JOIN spelling AS theirs ON theirs.key = two.spelling
@every@
WHERE standing = 'counted' AND one.placing IS NOT NULL AND two.placing IS NOT NULL AND mine.person <> theirs.person
