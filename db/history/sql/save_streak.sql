INSERT INTO streak (person, newest, current, best, best_end) VALUES (:person, :newest, :current, :best, :end)
ON CONFLICT (person) DO UPDATE
SET newest = excluded.newest, current = excluded.current, best = excluded.best, best_end = excluded.best_end
