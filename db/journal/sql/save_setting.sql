INSERT INTO setting (name, value) VALUES (:name, :value)
ON CONFLICT (name) DO UPDATE SET value = excluded.value WHERE value IS NOT excluded.value
