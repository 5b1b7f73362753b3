FROM shelf JOIN thrown USING (spot) LEFT JOIN seat USING (spot, seat)
LEFT JOIN spelling ON spelling.key = seat.spelling
