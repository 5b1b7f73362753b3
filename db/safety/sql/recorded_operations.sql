SELECT session.id, operation.seq, operation.at_ms, operation.body FROM operation JOIN session ON session.key = operation.session
ORDER BY session.id, operation.seq
