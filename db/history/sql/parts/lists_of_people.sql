SELECT spot, 2 AS list, person AS owner FROM shelf CROSS JOIN json_each(players) AS sat
CROSS JOIN spelling ON spelling.name = sat.value WHERE standing <> 'trashed' AND $1
