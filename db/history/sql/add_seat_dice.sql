INSERT INTO seat_dice (sort_key, seat, dice, by_app, sides, faces) VALUES (:sort_key, :seat, :dice, :app, :sides, :faces)
