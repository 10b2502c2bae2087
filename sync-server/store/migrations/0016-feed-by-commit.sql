-- The feed as a log: one entry for each viewer and commit. Former entries keep their versions.
CREATE TABLE log (
  viewer TEXT NOT NULL,
  version INTEGER NOT NULL,
  changed TEXT NOT NULL,
  PRIMARY KEY (viewer, version)
) STRICT, WITHOUT ROWID;
INSERT INTO log SELECT viewer, version, json_object(table_name, json_array(id)) FROM feed;
DROP TABLE feed;
ALTER TABLE log RENAME TO feed;

-- A backfill is one walk over what the viewer sees; those under way begin again.
CREATE TABLE walks (
  viewer TEXT NOT NULL,
  other TEXT NOT NULL,
  before INTEGER,
  PRIMARY KEY (viewer, other)
) STRICT, WITHOUT ROWID;
INSERT INTO walks SELECT viewer, other, NULL FROM backfills;
DROP TABLE backfills;
ALTER TABLE walks RENAME TO backfills;
CREATE INDEX backfills_other ON backfills (other);

-- A first sync finds a person's rows in their tables.
CREATE INDEX usages_owner ON usages (user_id);
