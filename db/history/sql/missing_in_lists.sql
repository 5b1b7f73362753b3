SELECT count(*) FROM (
    @entry@
    FROM (
    @lists(true)@
    )
    @in_each_order@
) AS due
WHERE NOT EXISTS (
    SELECT 1 FROM sorted_list AS one
    WHERE one.list = due.list AND one.owner = due.owner AND one.sorting = due.sorting AND one.key = due.key
        AND one.recent = due.recent AND one.game = due.game AND one.place = due.place AND one.status = due.status
        AND one.excluded = due.excluded AND one.sample = due.sample
)
