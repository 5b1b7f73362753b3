SELECT id FROM session JOIN operation ON operation.session = session.key
GROUP BY session.key
ORDER BY count(*) DESC LIMIT 1
