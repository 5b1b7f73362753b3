@page_of_matches@ LIMIT :most
