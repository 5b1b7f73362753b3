SELECT tag.key AS key, tag.name AS name FROM session_tag JOIN tag ON tag.key = session_tag.tag
WHERE session = :session
ORDER BY name
