-- The first schema: accounts, sessions, the synced tables, the feed and the outcomes of mutations.
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  plan TEXT NOT NULL,
  role TEXT NOT NULL,
  time_zone TEXT NOT NULL,
  created_at TEXT NOT NULL,
  username_key TEXT NOT NULL,
  email_key TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX accounts_username ON accounts (username_key);
CREATE UNIQUE INDEX accounts_email ON accounts (email_key);

CREATE TABLE balances (
  id TEXT PRIMARY KEY,
  total_points INTEGER NOT NULL DEFAULT 0,
  redeemed_points INTEGER NOT NULL DEFAULT 0,
  loan_points INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE credentials (
  user_id TEXT PRIMARY KEY,
  password_hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE entries (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  ledger TEXT NOT NULL,
  amount INTEGER NOT NULL,
  reason TEXT NOT NULL,
  related_id TEXT NOT NULL,
  related_type TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX entries_owner ON entries (user_id, created_at);

CREATE TABLE faults (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  mutation TEXT,
  error TEXT,
  at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE feed (
  viewer TEXT NOT NULL,
  table_name TEXT NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (viewer, table_name, id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX feed_version ON feed (viewer, version);

CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE mutations (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  status TEXT NOT NULL,
  code TEXT,
  message TEXT,
  details TEXT,
  at TEXT NOT NULL,
  received_at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE notifications (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  type TEXT NOT NULL,
  content TEXT NOT NULL,
  is_read INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  related_id TEXT NOT NULL,
  related_type TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX notifications_owner ON notifications (user_id, created_at);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE is_read = 0;

CREATE TABLE partnerships (
  id TEXT PRIMARY KEY,
  inviter_id TEXT NOT NULL,
  invitee_id TEXT,
  email TEXT NOT NULL,
  role TEXT NOT NULL,
  status TEXT NOT NULL,
  token TEXT,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX partnerships_inviter ON partnerships (inviter_id);
CREATE INDEX partnerships_invitee ON partnerships (invitee_id);
CREATE UNIQUE INDEX partnerships_token ON partnerships (token);

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  user_agent TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE tasks (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  time_minutes INTEGER NOT NULL,
  effort_level TEXT NOT NULL,
  image_url TEXT,
  is_shared INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  claimed_by TEXT,
  claimed_at TEXT,
  completed_at TEXT,
  approved_by TEXT,
  completions INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX tasks_owner ON tasks (user_id, approved_by, claimed_by, created_at);
CREATE INDEX tasks_open ON tasks (user_id) WHERE completed_at IS NULL;
CREATE INDEX tasks_claimer ON tasks (claimed_by, approved_by, completed_at);

CREATE TABLE usages (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  tasks INTEGER NOT NULL DEFAULT 0,
  rewards INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL,
  email TEXT NOT NULL,
  name TEXT NOT NULL,
  photo_url TEXT,
  is_child INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE viewers (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL DEFAULT 0,
  floor INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

