SELECT sort_key, date_ms, utc_offset FROM summary
WHERE utc_offset IS NOT NULL AND date_ms IS NOT NULL AND sort_key >= :from AND sort_key < :to
