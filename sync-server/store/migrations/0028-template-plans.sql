-- What else a template keeps of how its tasks repeat: time, reminder, turns, approval, and what happens when one is missed.
ALTER TABLE templates ADD COLUMN due_time TEXT;
ALTER TABLE templates ADD COLUMN remind_at TEXT;
ALTER TABLE templates ADD COLUMN if_missed TEXT NOT NULL DEFAULT 'waits';
ALTER TABLE templates ADD COLUMN who TEXT NOT NULL DEFAULT 'anyone';
ALTER TABLE templates ADD COLUMN turns_order TEXT NOT NULL DEFAULT 'round';
ALTER TABLE templates ADD COLUMN turns_change TEXT NOT NULL DEFAULT 'each';
ALTER TABLE templates ADD COLUMN approval TEXT NOT NULL DEFAULT 'children';
-- Until now daily ones were made to move on.
UPDATE templates SET if_missed = 'moves_on' WHERE repeats = 'daily';
