INSERT INTO told_index (rowid, heading, lines, facets) VALUES (:spot, :heading, :lines, :facets)
