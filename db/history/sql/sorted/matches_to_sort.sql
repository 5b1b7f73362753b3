-- By the index alone: it has all that lists are sorted by, and few of its pages hold many sessions.
SELECT @sorted_by(:sorting)@ AS goes_by, recent AS newest
FROM @matches@ AS found CROSS JOIN summary INDEXED BY summary_of_days ON recent = -found.sort_key
WHERE true
