SELECT summary.sort_key AS sort_key, mine.person AS person, theirs.person AS other, game,
    1 AS sessions, one.placing < two.placing AS ahead, one.placing = two.placing AS level
FROM summary JOIN seat AS one ON one.sort_key = summary.sort_key JOIN seat AS two ON two.sort_key = summary.sort_key
JOIN spelling AS mine ON mine.key = one.spelling JOIN spelling AS theirs ON theirs.key = two.spelling
WHERE inclusion = 'counted' AND one.placing IS NOT NULL AND two.placing IS NOT NULL AND mine.person <> theirs.person
    AND (one.side IS NULL OR two.side IS NULL OR one.side <> two.side)
