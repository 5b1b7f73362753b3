FROM summary JOIN seat USING (sort_key) JOIN spelling ON spelling.key = seat.spelling
