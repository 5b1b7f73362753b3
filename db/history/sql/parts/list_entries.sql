SELECT key AS goes_by, recent AS newest FROM sorted_list
WHERE list = :list AND owner = :owner AND sorting = :sorting AND recent > -:to AND recent <= -:from
    AND -recent @by_days@
    AND (:game IS NULL OR game = :game) AND (:place IS NULL OR place = :place)
    AND (:status IS NULL OR status = :status) AND (:excluded IS NULL OR excluded = :excluded)
    AND (:sample IS NULL OR sample = :sample)
