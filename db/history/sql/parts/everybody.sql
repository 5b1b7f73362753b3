-- Once for whoever threw and once, as 0, for everybody. All dice count except those of samples.
CROSS JOIN (SELECT 0 AS everybody UNION ALL SELECT 1)
WHERE inclusion NOT IN ('trashed', 'sample') AND (everybody = 1 OR person IS NOT NULL)
