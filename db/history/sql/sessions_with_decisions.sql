SELECT id FROM (SELECT key, id FROM session
                WHERE trashed_ms IS NULL AND sample = 0 AND (:game = '' OR game = :game)
                ORDER BY key DESC LIMIT :newest) AS newest
WHERE EXISTS (SELECT 1 FROM operation CROSS JOIN json_each(:marks) AS mark
              WHERE operation.session = newest.key AND instr(operation.body, mark.value) > 0)
ORDER BY key DESC
