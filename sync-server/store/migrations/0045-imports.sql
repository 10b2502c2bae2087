-- compatible: yes. How many tasks a person imported in a month, for the limit of the free plan.
ALTER TABLE usages ADD COLUMN imports INTEGER NOT NULL DEFAULT 0;
