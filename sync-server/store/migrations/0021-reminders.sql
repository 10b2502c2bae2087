-- What people want to be reminded of, and what is due when: the server reads only what is due, whoever has how many chores.
ALTER TABLE push_preferences ADD COLUMN digest_at TEXT;
ALTER TABLE push_preferences ADD COLUMN remind_anyone INTEGER NOT NULL DEFAULT 0;

CREATE TABLE due_reminders (
  subject TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  at TEXT NOT NULL,
  awaits TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX due_reminders_at ON due_reminders (at);

CREATE TABLE reminded_people (
  subject TEXT NOT NULL REFERENCES due_reminders (subject) ON DELETE CASCADE,
  user_id TEXT NOT NULL,
  PRIMARY KEY (subject, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX reminded_people_user ON reminded_people (user_id);

INSERT INTO due_reminders (subject, kind, at)
SELECT id, 'chore', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM chores WHERE remind_at IS NOT NULL;
INSERT INTO due_reminders (subject, kind, at)
SELECT id, 'task', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM tasks
WHERE remind_at IS NOT NULL AND due_on IS NOT NULL AND chore_id IS NULL AND completed_at IS NULL;
