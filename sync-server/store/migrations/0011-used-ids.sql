-- Ids of deleted rows: none comes back, for the ledger may know it.
CREATE TABLE used_ids (
  table_name TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (table_name, id)
) STRICT, WITHOUT ROWID;
