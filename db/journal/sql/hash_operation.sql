UPDATE deed SET hash = :hash WHERE session = :session AND seq = :seq AND hash IS NULL
