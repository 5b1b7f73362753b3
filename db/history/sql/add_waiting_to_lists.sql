-- OR IGNORE: two spellings of one person may sit at one table.
INSERT OR IGNORE INTO sorted_list
@entry@
FROM (
@lists(sort_key IN (SELECT sort_key FROM temp.waiting_summary))@
)
@in_each_order@
ORDER BY 1, 2, 3, 4, 5
