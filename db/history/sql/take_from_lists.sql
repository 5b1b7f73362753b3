DELETE FROM sorted_list WHERE (list, owner, sorting, key, recent) IN (
    SELECT list, owner, sorting, key, recent FROM (
        @entry@
        FROM (
        @lists(sort_key = :sort_key)@
        )
        @in_each_order@
    )
)
