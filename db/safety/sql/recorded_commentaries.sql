SELECT session.id, commentary.body FROM commentary JOIN session ON session.key = commentary.session
ORDER BY session.id
