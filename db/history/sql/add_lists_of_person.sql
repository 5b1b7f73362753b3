INSERT OR IGNORE INTO ordered
SELECT * FROM (
    @entry@
    FROM (
    @lists_of_people(spot IN (SELECT rowid FROM told_index WHERE told_index MATCH :match))@
    )
    @in_each_order@
)
WHERE owner = :person
