@sorted_by(:sorting)@
