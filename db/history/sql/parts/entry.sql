-- What a list has of a session, in each of its five orders.
SELECT list, owner, sorting, @sorted_by(sorting)@ AS key, @entry_columns@
