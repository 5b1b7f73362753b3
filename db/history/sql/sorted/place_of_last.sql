((SELECT @sorted_by(:sorting)@ FROM summary WHERE sort_key = :after), -:after)
