SELECT seat, spelling.name AS name, won, placing, first, scores, side
FROM seat JOIN spelling ON spelling.key = seat.spelling
WHERE sort_key = :sort_key
ORDER BY seat
