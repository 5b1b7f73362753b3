UPDATE summary SET events = :events, ended_ms = :ended, last_ms = :last, played_ms = :played, refusals = :refusals
WHERE session = :session
