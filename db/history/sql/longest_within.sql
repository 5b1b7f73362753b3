SELECT max(played_ms) AS longest FROM shelf NOT INDEXED
WHERE game = :game AND standing = 'counted' AND spot >= :since AND spot < :until
