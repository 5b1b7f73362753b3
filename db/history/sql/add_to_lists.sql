-- OR IGNORE: two spellings of one person may sit at one table.
INSERT OR IGNORE INTO ordered
@entry@
FROM (
@lists(spot = :sort_key)@
)
@in_each_order@
