SELECT sort_key, 2 AS list, person AS owner FROM summary CROSS JOIN json_each(players) AS sat
CROSS JOIN spelling ON spelling.name = sat.value WHERE inclusion <> 'trashed' AND $1
