SELECT summary.sort_key AS sort_key, iif(everybody, 0, person) AS person, game, dice, by_app,
    sides, CAST(shown.key AS INTEGER) AS face, shown.value AS times
@dice_of_sessions@
JOIN json_each(seat_dice.faces) AS shown
@everybody@
