SELECT session.id, deed.seq, deed.at_ms, deed.body FROM deed JOIN session ON session.key = deed.session
ORDER BY session.id, deed.seq
