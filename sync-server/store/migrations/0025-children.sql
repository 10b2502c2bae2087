-- Children without e-mail: who made them, how the app looks for them, who is asked to be a parent, too, and the codes that sign them in.
ALTER TABLE users ADD COLUMN is_made INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN made_by TEXT;
ALTER TABLE accounts ADD COLUMN kid_mode INTEGER NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN language TEXT;
ALTER TABLE partnerships ADD COLUMN asked_by TEXT;
CREATE INDEX accounts_made_by ON accounts (made_by) WHERE made_by IS NOT NULL;

CREATE TABLE child_codes (
  user_id TEXT PRIMARY KEY,
  code_hash TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX child_codes_code ON child_codes (code_hash);
