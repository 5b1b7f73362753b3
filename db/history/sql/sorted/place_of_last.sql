((SELECT @sorted_by(:sorting)@ FROM shelf WHERE spot = :after), -:after)
