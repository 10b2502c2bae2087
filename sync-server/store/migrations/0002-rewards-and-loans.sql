-- Rewards and loans; admins and unread notifications are found by an index.
CREATE TABLE rewards (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  point_cost INTEGER NOT NULL,
  image_url TEXT,
  awaiting_approval INTEGER NOT NULL,
  redeemed_at TEXT,
  approved_by TEXT,
  denied_by TEXT,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rewards_owner ON rewards (user_id, created_at);
CREATE INDEX rewards_awaiting ON rewards (user_id, awaiting_approval);
CREATE INDEX rewards_approver ON rewards (user_id, approved_by);
CREATE INDEX rewards_denier ON rewards (user_id, denied_by);

CREATE TABLE loans (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  amount INTEGER NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  requested_at TEXT NOT NULL,
  approved_by TEXT,
  approved_at TEXT,
  denied_by TEXT,
  due_date TEXT,
  repaid INTEGER NOT NULL,
  repaid_at TEXT,
  cleared_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX loans_borrower ON loans (user_id, requested_at);
CREATE INDEX loans_approver ON loans (user_id, approved_by);

CREATE INDEX accounts_role ON accounts (role);
DROP INDEX notifications_unread;
CREATE INDEX notifications_unread ON notifications (user_id, is_read, created_at);
