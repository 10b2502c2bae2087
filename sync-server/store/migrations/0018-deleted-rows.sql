-- Who deleted which row and when, for people whose change of it arrives later.
CREATE TABLE deleted_rows (
  user_id TEXT NOT NULL,
  id TEXT NOT NULL,
  at TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT, WITHOUT ROWID;
