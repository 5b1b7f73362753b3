@page_of_matches@ DESC LIMIT :most
