-- What others were told of somebody's tasks and rewards loses their text when that account is deleted.
CREATE INDEX notifications_subject ON notifications (related_id);
