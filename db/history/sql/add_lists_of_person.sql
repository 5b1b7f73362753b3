INSERT OR IGNORE INTO sorted_list
SELECT * FROM (
    @entry@
    FROM (
    @lists_of_people(sort_key IN (SELECT rowid FROM told_index WHERE told_index MATCH :match))@
    )
    @in_each_order@
)
WHERE owner = :person
