-- What a partnership that began or ended still changes for a viewer: about whom, and how far it has come.
CREATE TABLE backfills (
  viewer TEXT NOT NULL,
  other TEXT NOT NULL,
  source INTEGER NOT NULL DEFAULT 0,
  before_key TEXT,
  before_id TEXT,
  PRIMARY KEY (viewer, other)
) STRICT, WITHOUT ROWID;
