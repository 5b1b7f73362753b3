SELECT @sorted_by(:sorting)@ AS goes_by, recent AS newest
FROM @matches@ CROSS JOIN shelf USING (spot)
WHERE true
