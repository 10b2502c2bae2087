-- compatible: yes. Calendar links: the secret address under which a person's calendar reads their tasks, and an index of tasks with a day.
CREATE TABLE calendar_links (
  user_id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  covers TEXT NOT NULL,
  hides_names INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  digest TEXT NOT NULL,
  changed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tasks_dated ON tasks (user_id, due_on) WHERE chore_id IS NULL AND due_on IS NOT NULL;
