-- compatible: yes. Pushes are worded in the language of the device, where its person chose none.
ALTER TABLE push_subscriptions ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
