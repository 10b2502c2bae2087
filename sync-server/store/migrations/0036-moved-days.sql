-- compatible: yes. What was done of a chore on another day than its own, by its own: those days were not missed.
CREATE INDEX tasks_moved ON tasks (chore_id, slot)
  WHERE chore_id IS NOT NULL AND completed_at IS NOT NULL AND due_on <> slot;
