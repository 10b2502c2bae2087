-- Devices that get pushes, for as long as their session lasts, and what their people want to hear of.
CREATE TABLE push_subscriptions (
  session_hash TEXT PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
  user_id TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);

CREATE TABLE push_preferences (
  user_id TEXT PRIMARY KEY,
  muted TEXT NOT NULL,
  hides_details INTEGER NOT NULL,
  quiet_from TEXT,
  quiet_until TEXT,
  held_since TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX push_preferences_held ON push_preferences (held_since) WHERE held_since IS NOT NULL;
