-- beside: yes. Pushes outlast the process that was to send them: what is gathered for a person, and what is on its way to a device.
CREATE TABLE push_gathering (
  user_id TEXT PRIMARY KEY,
  ids TEXT NOT NULL,
  told TEXT NOT NULL,
  due_at TEXT NOT NULL,
  latest_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_gathering_due ON push_gathering (due_at);

CREATE TABLE push_jobs (
  session_hash TEXT NOT NULL REFERENCES sessions (token_hash) ON DELETE CASCADE,
  opens TEXT NOT NULL,
  user_id TEXT NOT NULL,
  body TEXT NOT NULL,
  kept_until TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at TEXT NOT NULL,
  PRIMARY KEY (session_hash, opens)
) STRICT, WITHOUT ROWID;
CREATE INDEX push_jobs_due ON push_jobs (due_at);
CREATE INDEX push_jobs_user ON push_jobs (user_id);
