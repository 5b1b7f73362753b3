SELECT sort_key, date_ms, iif(date_ms IS NULL, NULL, utc_offset) AS utc_offset FROM summary
WHERE sort_key >= :from AND sort_key < :to
