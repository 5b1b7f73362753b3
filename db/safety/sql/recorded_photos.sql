SELECT session.id, photo.number, photo.entry, photo.added_ms, photo.name, photo.caption, photo.kind, photo.width,
    photo.height, photo.size, photo.hash, photo_file.bytes
FROM photo JOIN session ON session.key = photo.session JOIN photo_file ON photo_file.photo = photo.number
ORDER BY session.id, photo.number
