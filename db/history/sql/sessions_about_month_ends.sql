-- Sessions whose month may be another one by a clock in another zone than UTC.
SELECT date_ms, won
@seats_of_sessions@
WHERE person = :person AND inclusion = 'counted' AND utc_offset IS NULL AND (:game = '' OR game = :game)
    AND CAST(strftime('%d', date_ms / 1000, 'unixepoch') AS INTEGER) IN (1, 28, 29, 30, 31)
    AND sort_key >= :since AND sort_key < :until AND sort_key @by_days@
