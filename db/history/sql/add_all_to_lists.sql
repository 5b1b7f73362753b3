-- Sorted first: the table is then written from one end to the other.
INSERT OR IGNORE INTO sorted_list
@entry@
FROM (
@lists(true)@
)
@in_each_order@
ORDER BY 1, 2, 3, 4, 5
