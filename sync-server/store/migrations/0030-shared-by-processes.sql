-- What the processes of a server share: how often something was tried, under hashes of who tried it, and when background work is next due.
CREATE TABLE limits (
  key TEXT PRIMARY KEY,
  until INTEGER NOT NULL,
  count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX limits_until ON limits (until);

CREATE TABLE jobs (
  name TEXT PRIMARY KEY,
  next_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
