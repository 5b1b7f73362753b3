SELECT (SELECT count(*) FROM sorted_list) - 5 * (SELECT count(*) FROM (SELECT DISTINCT sort_key, list, owner FROM (
@lists(true)@
)))
