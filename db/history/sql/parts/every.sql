-- Twice each row: for its own game and, as '', for all of them.
CROSS JOIN (SELECT 0 AS every UNION ALL SELECT 1)
