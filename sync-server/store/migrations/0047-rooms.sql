-- compatible: yes. Rooms, and in which of them a task is.
CREATE TABLE rooms (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  swatch TEXT NOT NULL,
  icon TEXT NOT NULL,
  place INTEGER NOT NULL,
  is_shared INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX rooms_owner ON rooms (user_id, created_at);
ALTER TABLE tasks ADD COLUMN room_id TEXT;
ALTER TABLE chores ADD COLUMN room_id TEXT;
ALTER TABLE templates ADD COLUMN room_id TEXT;
