-- OR IGNORE: two spellings of one person may sit at one table.
INSERT OR IGNORE INTO sorted_list (list, owner, sorting, key, recent, game, place, status, excluded, sample) VALUES
