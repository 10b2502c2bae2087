-- How many times a reward was redeemed: its owner can return it and redeem it again.
ALTER TABLE rewards ADD COLUMN redemptions INTEGER NOT NULL DEFAULT 0;
UPDATE rewards SET redemptions = 1 WHERE redeemed_at IS NOT NULL;
