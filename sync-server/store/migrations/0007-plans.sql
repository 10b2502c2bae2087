-- What the plans promise: templates, the monthly talk, and the week whose report was announced.
ALTER TABLE accounts ADD COLUMN reported_week TEXT;

CREATE TABLE templates (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  time_minutes INTEGER NOT NULL,
  effort_level TEXT NOT NULL,
  image_url TEXT,
  is_shared INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX templates_owner ON templates (user_id, created_at);
CREATE INDEX templates_picture ON templates (image_url) WHERE image_url IS NOT NULL;

CREATE TABLE check_ins (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  partner_id TEXT NOT NULL,
  month TEXT NOT NULL,
  went_well TEXT NOT NULL,
  was_heavy TEXT NOT NULL,
  to_change TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX check_ins_author ON check_ins (user_id, month);
CREATE INDEX check_ins_partner ON check_ins (partner_id);
