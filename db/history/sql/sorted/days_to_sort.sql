SELECT @sorted_by(:sorting)@ AS goes_by, recent AS newest
FROM summary INDEXED BY summary_of_days
WHERE recent > -:to AND recent <= -:from AND -recent @by_days@
