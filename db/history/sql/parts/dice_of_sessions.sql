FROM summary JOIN seat_dice USING (sort_key) LEFT JOIN seat USING (sort_key, seat)
LEFT JOIN spelling ON spelling.key = seat.spelling
