@page@ DESC LIMIT :most
