-- One-time links to a new password, and which accounts were deleted.
CREATE TABLE password_resets (
  user_id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX password_resets_token ON password_resets (token_hash);

CREATE TABLE deleted_accounts (
  id TEXT PRIMARY KEY,
  deleted_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
