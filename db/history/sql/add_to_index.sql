INSERT INTO told_index (rowid, heading, lines, facets) VALUES (:sort_key, :heading, :lines, :facets)
