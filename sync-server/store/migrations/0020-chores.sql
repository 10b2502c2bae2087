-- Repeating tasks: chores, the seats of their rotas, pauses; and what tasks have of them, or of a day they are due.
CREATE TABLE chores (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  time_minutes INTEGER NOT NULL,
  effort_level TEXT NOT NULL,
  image_url TEXT,
  is_shared INTEGER NOT NULL,
  repeats TEXT NOT NULL,
  every INTEGER NOT NULL,
  weekdays INTEGER NOT NULL,
  month_day INTEGER,
  month_week INTEGER,
  months INTEGER NOT NULL,
  starts_on TEXT NOT NULL,
  ends_on TEXT,
  due_time TEXT,
  time_zone TEXT NOT NULL,
  remind_at TEXT,
  if_missed TEXT NOT NULL,
  who TEXT NOT NULL,
  turns_order TEXT NOT NULL,
  turns_change TEXT NOT NULL,
  approval TEXT NOT NULL,
  paused_from TEXT,
  paused_until TEXT,
  slot TEXT,
  last_slot TEXT,
  turn INTEGER NOT NULL,
  run INTEGER NOT NULL,
  best_run INTEGER NOT NULL,
  skips TEXT NOT NULL,
  revision INTEGER NOT NULL,
  rule_by TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX chores_owner ON chores (user_id, created_at);
CREATE INDEX chores_image ON chores (image_url) WHERE image_url IS NOT NULL;

CREATE TABLE seats (
  id TEXT PRIMARY KEY,
  chore_id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  person TEXT NOT NULL,
  place INTEGER NOT NULL,
  done INTEGER NOT NULL,
  away TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_chore ON seats (chore_id);
CREATE INDEX seats_owner ON seats (user_id, chore_id);
CREATE INDEX seats_person ON seats (person, user_id);

CREATE TABLE pauses (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  from_on TEXT NOT NULL,
  until_on TEXT,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pauses_owner ON pauses (user_id, created_at);

ALTER TABLE tasks ADD COLUMN due_on TEXT;
ALTER TABLE tasks ADD COLUMN due_time TEXT;
ALTER TABLE tasks ADD COLUMN due_zone TEXT;
ALTER TABLE tasks ADD COLUMN remind_at TEXT;
ALTER TABLE tasks ADD COLUMN assigned_to TEXT;
ALTER TABLE tasks ADD COLUMN approval TEXT;
ALTER TABLE tasks ADD COLUMN chore_id TEXT;
ALTER TABLE tasks ADD COLUMN slot TEXT;
ALTER TABLE tasks ADD COLUMN before TEXT;
ALTER TABLE tasks ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tasks_of_chore ON tasks (chore_id) WHERE chore_id IS NOT NULL AND completed_at IS NULL;
CREATE INDEX tasks_assigned ON tasks (assigned_to, user_id) WHERE assigned_to IS NOT NULL;
