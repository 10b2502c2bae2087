-- What the one who denied a reward has to say.
ALTER TABLE rewards ADD COLUMN deny_note TEXT NOT NULL DEFAULT '';
