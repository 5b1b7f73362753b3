SELECT @sorted_by(:sorting)@ AS goes_by, recent AS newest
FROM shelf INDEXED BY shelf_of_days
WHERE recent > -:to AND recent <= -:from
