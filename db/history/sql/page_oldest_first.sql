@page@ LIMIT :most
