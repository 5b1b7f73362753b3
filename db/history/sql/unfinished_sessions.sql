SELECT shelf.* FROM shelf
WHERE status = 'open' AND standing IN ('open', 'excluded')
ORDER BY last_ms DESC LIMIT :most
