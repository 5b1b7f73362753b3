INSERT INTO thrown (spot, seat, dice, by_app, sides, faces) VALUES (:spot, :seat, :dice, :app, :sides, :faces)
