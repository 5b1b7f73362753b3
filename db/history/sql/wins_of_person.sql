SELECT sort_key, max(won) AS won FROM spelling JOIN seat ON seat.spelling = spelling.key
WHERE person = :person AND won IS NOT NULL AND sort_key >= :since AND sort_key < :until AND sort_key @by_days@
AND (:game = '' OR (SELECT game FROM summary WHERE summary.sort_key = seat.sort_key) = :game)
GROUP BY sort_key ORDER BY sort_key
