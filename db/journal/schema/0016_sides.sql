-- Step 16. Who played in one team, so that partners are not counted as opponents. Worked out, as all of the summary.

ALTER TABLE seat ADD COLUMN side INTEGER; -- The number of the team; NULL for who played alone
