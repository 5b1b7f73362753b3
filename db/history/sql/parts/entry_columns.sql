recent, game,
    coalesce((SELECT place.key FROM place WHERE place.name = summary.place), 0) AS place, status, excluded, sample
