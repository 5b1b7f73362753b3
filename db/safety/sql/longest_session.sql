SELECT id FROM session JOIN deed ON deed.session = session.key
GROUP BY session.key
ORDER BY count(*) DESC LIMIT 1
