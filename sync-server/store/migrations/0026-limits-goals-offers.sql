-- Rewards that can be redeemed again, within limits; who offers a reward to somebody else; and which one a person saves for.
ALTER TABLE rewards ADD COLUMN is_standing INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rewards ADD COLUMN source_id TEXT;
ALTER TABLE rewards ADD COLUMN stock INTEGER;
ALTER TABLE rewards ADD COLUMN per_week INTEGER;
ALTER TABLE rewards ADD COLUMN cooldown_days INTEGER;
ALTER TABLE rewards ADD COLUMN offered_by TEXT;
CREATE INDEX rewards_source ON rewards (source_id) WHERE source_id IS NOT NULL;
CREATE INDEX rewards_offered ON rewards (user_id, offered_by) WHERE offered_by IS NOT NULL;
ALTER TABLE accounts ADD COLUMN goal_id TEXT;
