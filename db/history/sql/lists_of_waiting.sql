SELECT list, owner, sort_key FROM (
@lists(sort_key IN (SELECT sort_key FROM temp.waiting_summary WHERE sort_key >= :from AND sort_key <= :to))@
)
ORDER BY list, owner
