NOT IN (SELECT value FROM json_each(:without))
