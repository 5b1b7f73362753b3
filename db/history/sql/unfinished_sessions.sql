SELECT summary.* FROM summary
WHERE status = 'open' AND inclusion IN ('open', 'excluded')
ORDER BY last_ms DESC LIMIT :most
