SELECT spot, max(won) AS won FROM spelling JOIN seat ON seat.spelling = spelling.key
WHERE person = :person AND won IS NOT NULL AND spot >= :since AND spot < :until
GROUP BY spot ORDER BY spot
