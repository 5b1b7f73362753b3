FROM shelf JOIN seat USING (spot) JOIN spelling ON spelling.key = seat.spelling
