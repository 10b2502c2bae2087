-- What is asked of tasks besides being done. The steps of tasks, repeating tasks and templates, one a line; and which of a task's are ticked, as bits.
ALTER TABLE tasks ADD COLUMN checklist TEXT NOT NULL DEFAULT '';
ALTER TABLE tasks ADD COLUMN checked INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tasks ADD COLUMN all_steps INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chores ADD COLUMN checklist TEXT NOT NULL DEFAULT '';
ALTER TABLE chores ADD COLUMN all_steps INTEGER NOT NULL DEFAULT 0;
ALTER TABLE templates ADD COLUMN checklist TEXT NOT NULL DEFAULT '';
ALTER TABLE templates ADD COLUMN all_steps INTEGER NOT NULL DEFAULT 0;
-- Whether completing takes a photo, and the path of that photo until it is approved.
ALTER TABLE tasks ADD COLUMN needs_photo INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tasks ADD COLUMN proof_url TEXT;
ALTER TABLE chores ADD COLUMN needs_photo INTEGER NOT NULL DEFAULT 0;
ALTER TABLE templates ADD COLUMN needs_photo INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tasks_proof ON tasks (proof_url) WHERE proof_url IS NOT NULL;
