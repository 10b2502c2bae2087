-- beside: no. Notifications hold what happened instead of a sentence: sentences of earlier releases are read as facts where they can be.
ALTER TABLE notifications ADD COLUMN actor TEXT;
ALTER TABLE notifications ADD COLUMN actor_name TEXT NOT NULL DEFAULT '';
ALTER TABLE notifications ADD COLUMN subject TEXT NOT NULL DEFAULT '';
ALTER TABLE notifications ADD COLUMN subject_of TEXT;
ALTER TABLE notifications ADD COLUMN quote TEXT NOT NULL DEFAULT '';
ALTER TABLE notifications ADD COLUMN amount INTEGER;
ALTER TABLE notifications ADD COLUMN until_on TEXT;
ALTER TABLE notifications ADD COLUMN how TEXT;
CREATE INDEX notifications_actor ON notifications (actor);
CREATE INDEX notifications_subject_of ON notifications (subject_of);

-- First names have no spaces: the first verb is the sentence's own, whatever people have typed behind it.
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' completed ') - 1), subject = substr(content, instr(content, ' completed ') + 11), content = ''
  WHERE type = 'task_completed' AND instr(content, ' completed ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' approved ') - 1), subject = substr(content, instr(content, ' approved ') + 10), content = ''
  WHERE type = 'task_approved' AND instr(content, ' approved ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' claimed ') - 1), subject = substr(content, instr(content, ' claimed ') + 9), content = ''
  WHERE type = 'task_claimed' AND instr(content, ' claimed ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' gave you ') - 1), subject = substr(content, instr(content, ' gave you ') + 10), content = ''
  WHERE type = 'turn_given' AND instr(content, ' gave you ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' asked for ') - 1), subject = substr(content, instr(content, ' asked for ') + 11), content = ''
  WHERE type = 'reward_requested' AND instr(content, ' asked for ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' offers you ') - 1), subject = substr(content, instr(content, ' offers you ') + 12), content = ''
  WHERE type = 'reward_offered' AND instr(content, ' offers you ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' redeemed ') - 1), subject = substr(content, instr(content, ' redeemed ') + 10), content = ''
  WHERE type = 'reward_redeemed' AND instr(content, ' redeemed ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' approved ') - 1), subject = substr(content, instr(content, ' approved ') + 10), content = ''
  WHERE type = 'reward_approved' AND instr(content, ' approved ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' made an account for ') - 1), subject = substr(content, instr(content, ' made an account for ') + 21), content = ''
  WHERE type = 'child_grown_up' AND instr(content, ' made an account for ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' asks you to be a parent of ') - 1), subject = substr(content, instr(content, ' asks you to be a parent of ') + 28), content = ''
  WHERE type = 'parent_invitation' AND instr(content, ' asks you to be a parent of ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' marked ') - 1), subject = substr(content, instr(content, ' marked ') + 8, length(content) - instr(content, ' marked ') - 19), content = ''
  WHERE type = 'task_reopened' AND instr(content, ' marked ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' did ') - 1), subject = substr(content, instr(content, ' did ') + 5, length(content) - instr(content, ' did ') - 13), content = ''
  WHERE type = 'helped' AND instr(content, ' did ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' passed ') - 1), subject = substr(content, instr(content, ' passed ') + 8, length(content) - instr(content, ' passed ') - 17), content = ''
  WHERE type = 'turn_passed' AND instr(content, ' passed ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' deleted the profile of ') - 1), subject = substr(content, instr(content, ' deleted the profile of ') + 24), how = 'profile_deleted', content = ''
  WHERE type = 'partnership_removed' AND instr(content, ' deleted the profile of ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' removed you as a parent of ') - 1), subject = substr(content, instr(content, ' removed you as a parent of ') + 28), how = 'parent_removed', content = ''
  WHERE type = 'partnership_removed' AND instr(content, ' removed you as a parent of ') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' deleted their account') - 1), how = 'account_deleted', content = ''
  WHERE type = 'partnership_removed' AND instr(content, ' deleted their account') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' ended your partnership') - 1), content = ''
  WHERE type = 'partnership_removed' AND instr(content, ' ended your partnership') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' invited you') - 1), content = ''
  WHERE type = 'partnership_invitation' AND instr(content, ' invited you') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' accepted your invitation') - 1), content = ''
  WHERE type = 'partnership_accepted' AND instr(content, ' accepted your invitation') > 1;
UPDATE notifications SET how = 'private', subject = '' WHERE subject = 'a private task' AND type IN ('task_completed', 'task_approved', 'task_reopened', 'helped', 'turn_passed', 'turn_given');
UPDATE notifications SET subject = '' WHERE subject IN ('a task', 'a reward');

-- A denial: the note stands last, the points before it.
UPDATE notifications SET quote = substr(content, instr(content, ': “') + 3, length(content) - instr(content, ': “') - 3), content = substr(content, 1, instr(content, ': “') - 1)
  WHERE type = 'reward_denied' AND instr(content, ': “') > 1;
UPDATE notifications SET amount = coalesce((SELECT point_cost FROM rewards WHERE rewards.id = related_id), 0), content = substr(content, 1, instr(content, ', so your points are back') - 1)
  WHERE type = 'reward_denied' AND instr(content, ', so your points are back') > 1;
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' denied ') - 1), subject = substr(content, instr(content, ' denied ') + 8), content = ''
  WHERE type = 'reward_denied' AND instr(content, ' denied ') > 1;

-- How many points are the loan's; until when is the pause's, and its year is in no sentence.
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' asked to borrow ') - 1), amount = (SELECT amount FROM loans WHERE loans.id = related_id), content = ''
  WHERE type = 'loan_requested' AND instr(content, ' asked to borrow ') > 1 AND related_id IN (SELECT id FROM loans);
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' lent you ') - 1), amount = (SELECT amount FROM loans WHERE loans.id = related_id), content = ''
  WHERE type = 'loan_approved' AND instr(content, ' lent you ') > 1 AND related_id IN (SELECT id FROM loans);
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' did not lend you ') - 1), amount = (SELECT amount FROM loans WHERE loans.id = related_id), content = ''
  WHERE type = 'loan_denied' AND instr(content, ' did not lend you ') > 1 AND related_id IN (SELECT id FROM loans);
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' repaid ') - 1), amount = (SELECT amount FROM loans WHERE loans.id = related_id), content = ''
  WHERE type = 'loan_repaid' AND instr(content, ' repaid ') > 1 AND related_id IN (SELECT id FROM loans);
UPDATE notifications SET actor_name = substr(content, 1, instr(content, ' paused repeating tasks') - 1), content = ''
  WHERE type = 'chores_paused' AND instr(content, ' paused repeating tasks') > 1 AND instr(content, ' paused repeating tasks until ') = 0;
UPDATE notifications SET content = '' WHERE type = 'weekly_report';

UPDATE notifications SET subject_of = (SELECT user_id FROM tasks WHERE tasks.id = related_id) WHERE subject <> '' AND related_type = 'task';
UPDATE notifications SET subject_of = (SELECT user_id FROM chores WHERE chores.id = related_id) WHERE subject <> '' AND related_type = 'chore';
UPDATE notifications SET subject_of = (SELECT coalesce(offered_by, user_id) FROM rewards WHERE rewards.id = related_id) WHERE subject <> '' AND related_type = 'reward';
-- The partner of that first name, if there is one alone.
UPDATE notifications SET actor = (
    SELECT CASE WHEN count(DISTINCT users.id) = 1 THEN min(users.id) END FROM partnerships
    JOIN users ON users.id = CASE WHEN inviter_id = notifications.user_id THEN invitee_id ELSE inviter_id END
    WHERE (inviter_id = notifications.user_id OR invitee_id = notifications.user_id) AND status = 'accepted'
    AND substr(users.name, 1, instr(users.name || ' ', ' ') - 1) = notifications.actor_name
  )
  WHERE actor_name <> '';

-- A push that is on its way says less; the notification itself says everything.
ALTER TABLE push_jobs RENAME COLUMN body TO facts;
UPDATE push_jobs SET facts = '{"of":"news","only":null,"count":1}' WHERE opens = '';
UPDATE push_jobs SET facts = '{"of":"reminders","only":null,"count":1,"today":0}' WHERE opens <> '';
