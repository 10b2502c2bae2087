-- Who did a task with its performer: their ids in the order in which the points are split, joined by commas.
ALTER TABLE tasks ADD COLUMN helpers TEXT NOT NULL DEFAULT '';
