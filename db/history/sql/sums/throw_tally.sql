SELECT DISTINCT summary.sort_key AS sort_key, iif(everybody, 0, person) AS person, game, 1 AS sessions
@dice_of_sessions@
@everybody@
