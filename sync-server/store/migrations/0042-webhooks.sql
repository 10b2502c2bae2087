-- compatible: yes. Webhooks: addresses that are told of events, and what is on its way to them.
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL,
  address TEXT NOT NULL,
  events TEXT NOT NULL,
  created_at TEXT NOT NULL,
  busy_until TEXT NOT NULL,
  failing_since TEXT,
  ended_at TEXT,
  last_at TEXT,
  last_status INTEGER,
  seen_until TEXT NOT NULL,
  look_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX webhooks_user ON webhooks (user_id, created_at);
CREATE INDEX webhooks_look ON webhooks (look_at) WHERE look_at IS NOT NULL;

CREATE TABLE webhook_deliveries (
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  event TEXT NOT NULL,
  subject TEXT NOT NULL,
  slot TEXT,
  at TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  due_at TEXT NOT NULL,
  PRIMARY KEY (webhook_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at);
CREATE INDEX webhook_deliveries_user ON webhook_deliveries (user_id);
