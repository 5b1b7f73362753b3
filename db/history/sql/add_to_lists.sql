-- OR IGNORE: two spellings of one person may sit at one table.
INSERT OR IGNORE INTO ordered
@entry@
FROM (
@lists(spot = :spot)@
)
@in_each_order@
