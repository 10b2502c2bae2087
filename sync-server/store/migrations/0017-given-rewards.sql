-- When a redeemed reward was marked as given.
ALTER TABLE rewards ADD COLUMN given_at TEXT;
