-- OR IGNORE: two spellings of one person may sit at one table.
INSERT OR IGNORE INTO sorted_list
@entry@
FROM (
@lists(sort_key = :sort_key)@
)
@in_each_order@
