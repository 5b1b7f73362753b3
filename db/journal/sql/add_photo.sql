INSERT INTO photo (session, entry, added_ms, name, caption, kind, width, height, size, hash, checksum)
VALUES (:session, :entry, :added, :name, :caption, :kind, :width, :height, :size, :hash, 0)
