SELECT (SELECT count(*) FROM ordered) - 5 * (SELECT count(*) FROM (SELECT DISTINCT spot, list, owner FROM (
@lists(true)@
)))
