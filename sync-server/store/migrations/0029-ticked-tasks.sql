-- Whether a parent ticked a task for the child who did it. Until now these times and names told it.
ALTER TABLE tasks ADD COLUMN is_ticked INTEGER NOT NULL DEFAULT 0;
UPDATE tasks SET is_ticked = 1
  WHERE claimed_at = completed_at AND approved_by IS NOT NULL AND approved_by <> claimed_by;
