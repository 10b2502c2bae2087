-- What was done of a chore between two days: by the day it was moved to, or its slot.
CREATE INDEX tasks_settled ON tasks (chore_id, COALESCE(due_on, slot))
  WHERE chore_id IS NOT NULL AND completed_at IS NOT NULL;
