-- Step 14. The throws of a session by their expression, for the statistics. Worked out, as all of the summary.

CREATE TABLE seat_throws (
    sort_key         INTEGER NOT NULL REFERENCES summary (sort_key) ON DELETE CASCADE,
    seat             INTEGER NOT NULL,                 -- -1 where nobody is named.
    dice             TEXT    NOT NULL,                 -- The name of the set; '' where it has none.
    by_app           INTEGER NOT NULL CHECK (by_app IN (0, 1)),
    expression       TEXT    NOT NULL,                 -- In our notation, with the target
    results          TEXT    NOT NULL,                 -- JSON: how often each result came
    reached          INTEGER NOT NULL,                 -- How often the target was reached
    successes_in_row INTEGER NOT NULL,                 -- The longest streaks of the session
    failures_in_row  INTEGER NOT NULL,
    PRIMARY KEY (sort_key, seat, dice, by_app, expression)
) STRICT, WITHOUT ROWID;
