-- The version a viewer's feed had at some moment: once that is long ago, deletions up to it are forgotten.
ALTER TABLE viewers ADD COLUMN marked_version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE viewers ADD COLUMN marked_at TEXT;
