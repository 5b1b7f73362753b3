INSERT INTO told_index (told_index, rowid, heading, lines, facets)
SELECT 'delete', spot, heading, lines, facets FROM told WHERE spot = :sort_key
