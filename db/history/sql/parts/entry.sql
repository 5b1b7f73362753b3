-- What a list has of a session, in each of its five orders.
SELECT list, owner, sorting, @sorted_by(sorting)@ AS key, recent, game,
    coalesce((SELECT place.key FROM place WHERE place.name = summary.place), 0) AS place, status, excluded, sample
