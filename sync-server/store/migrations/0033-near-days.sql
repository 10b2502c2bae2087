-- beside: no. Rules from before their days were bounded: they begin two years before they were made, and end twenty years after.
UPDATE chores SET ends_on = replace((CAST(substr(created_at, 1, 4) AS INTEGER) + 20) || substr(created_at, 5, 6), '-02-29', '-03-01')
  WHERE ends_on > (CAST(substr(created_at, 1, 4) AS INTEGER) + 20) || substr(created_at, 5, 6);
UPDATE chores SET slot = replace((CAST(substr(created_at, 1, 4) AS INTEGER) - 2) || substr(created_at, 5, 6), '-02-29', '-03-01')
  WHERE starts_on < (CAST(substr(created_at, 1, 4) AS INTEGER) - 2) || substr(created_at, 5, 6)
  AND slot < (CAST(substr(created_at, 1, 4) AS INTEGER) - 2) || substr(created_at, 5, 6);
UPDATE chores SET starts_on = replace((CAST(substr(created_at, 1, 4) AS INTEGER) - 2) || substr(created_at, 5, 6), '-02-29', '-03-01')
  WHERE starts_on < (CAST(substr(created_at, 1, 4) AS INTEGER) - 2) || substr(created_at, 5, 6);
