SELECT shelf.spot AS spot, iif(everybody, 0, person) AS person, iif(every, '', game) AS game, dice, by_app,
    sides, CAST(shown.key AS INTEGER) AS face, shown.value AS times
@dice_of_sessions@
JOIN json_each(thrown.faces) AS shown
@every@
@everybody@
