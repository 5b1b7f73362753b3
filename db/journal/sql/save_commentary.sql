INSERT INTO commentary (session, body) VALUES (:session, :body)
ON CONFLICT (session) DO UPDATE SET body = excluded.body WHERE body IS NOT excluded.body
