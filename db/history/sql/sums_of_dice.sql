SELECT dice, by_app, sides, face, times FROM dice_tally
WHERE person = :person AND game = :game AND times > 0
