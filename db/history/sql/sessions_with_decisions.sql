SELECT id FROM (SELECT key, id FROM session
                WHERE trashed_ms IS NULL AND sample = 0 AND (:game = '' OR game = :game)
                ORDER BY key DESC LIMIT :newest) AS newest
WHERE EXISTS (SELECT 1 FROM deed CROSS JOIN json_each(:marks) AS mark
              WHERE deed.session = newest.key AND instr(deed.body, mark.value) > 0)
ORDER BY key DESC
