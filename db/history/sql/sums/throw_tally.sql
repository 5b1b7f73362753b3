SELECT DISTINCT summary.sort_key AS sort_key, iif(everybody, 0, person) AS person, iif(every, '', game) AS game, 1 AS sessions
@dice_of_sessions@
@every@
@everybody@
