-- compatible: yes. Who shows points and tasks on the broker of the house, and which process is connected to it.
CREATE TABLE home_people (
  user_id TEXT PRIMARY KEY,
  completes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
ALTER TABLE jobs ADD COLUMN holder TEXT NOT NULL DEFAULT '';
