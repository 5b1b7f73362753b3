DELETE FROM ordered WHERE (list, owner, sorting, key, recent) IN (
    SELECT list, owner, sorting, key, recent FROM (
        @entry@
        FROM (
        @lists(spot = :sort_key)@
        )
        @in_each_order@
    )
)
