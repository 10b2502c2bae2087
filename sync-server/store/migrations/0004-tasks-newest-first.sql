-- Lists of tasks are read newest first, a page at a time; what decides whether a partner sees one is counted from here.
CREATE INDEX tasks_newest ON tasks (user_id, created_at, id, is_shared, completed_at);
CREATE INDEX tasks_performed ON tasks (claimed_by, created_at, id, user_id, completed_at) WHERE claimed_by IS NOT NULL;
