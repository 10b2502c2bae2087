-- compatible: yes. Tokens: what a program of a person calls the API with. Only the SHA-256 of each is stored.
CREATE TABLE api_tokens (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  access TEXT NOT NULL,
  created_at TEXT NOT NULL,
  ends_at TEXT,
  used_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX api_tokens_user ON api_tokens (user_id, created_at);
