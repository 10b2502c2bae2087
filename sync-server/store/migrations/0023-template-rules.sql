-- How the tasks made from a template repeat; without one of these they do not.
ALTER TABLE templates ADD COLUMN repeats TEXT;
ALTER TABLE templates ADD COLUMN every INTEGER NOT NULL DEFAULT 1;
ALTER TABLE templates ADD COLUMN weekdays INTEGER NOT NULL DEFAULT 0;
ALTER TABLE templates ADD COLUMN month_day INTEGER;
ALTER TABLE templates ADD COLUMN month_week INTEGER;
ALTER TABLE templates ADD COLUMN months INTEGER NOT NULL DEFAULT 0;
