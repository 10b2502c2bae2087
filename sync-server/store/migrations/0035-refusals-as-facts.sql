-- compatible: no. A refusal is a code, a reason and facts: outcomes of earlier releases are read as such where they can be, and keep their sentence elsewhere.
WITH known (refused_as, sentence, reason) AS (VALUES
  ('already_completed', '% finished this first', 'first'),
  ('claimed', '% claimed this first', 'first'),
  ('already_decided', 'Already approved by %', 'approved'),
  ('already_decided', 'Already denied by %', 'denied'),
  ('already_decided', 'This invitation was % already', 'answered'),
  ('already_invited', 'You have asked this person already', 'asked'),
  ('already_invited', 'You have invited this address already', 'invited'),
  ('already_invited', 'You are partners already', 'partners'),
  ('not_found', 'Task not found', 'tasks'),
  ('not_found', 'Chore not found', 'chores'),
  ('not_found', 'Reward not found', 'rewards'),
  ('not_found', 'Loan not found', 'loans'),
  ('not_found', 'Partnership not found', 'partnerships'),
  ('not_found', 'Notification not found', 'notifications'),
  ('gone', '% changed when this is due', 'changed_by'),
  ('gone', 'This is due on other days now', 'changed'),
  ('insufficient_points', 'Insufficient points to redeem. %', 'to_redeem'),
  ('insufficient_points', 'Insufficient points to repay. %', 'to_repay'),
  ('insufficient_points', 'You can borrow again %', 'below_zero'),
  ('not_approved', 'This reward awaits approval', 'pending'),
  ('not_approved', 'Denied - %', 'denied'),
  ('not_approved', 'Only approved loans can be repaid', 'loan'),
  ('already_redeemed', 'This reward was redeemed', 'reward'),
  ('loan_limit', 'You can request up to % loans per month', 'month'),
  ('loan_limit', 'Repay your overdue loan %', 'overdue'),
  ('limit_reached', 'The free plan includes % tasks a day', 'tasks'),
  ('limit_reached', 'The free plan includes % rewards a day', 'rewards'),
  ('reward_limit', '%', 'reached'),
  ('price_changed', '%', 'cost'),
  ('not_claimed', '%', 'first'),
  ('not_completed', '%', 'task'),
  ('not_open', '%', 'yet'),
  ('photo_needed', '%', 'first'),
  ('last_admin', '%', 'role'),
  ('too_late', 'This one is over', 'over'),
  ('too_late', 'A completion can be taken back %', 'completed'),
  ('too_old', '%', 'mutation'),
  ('online_only', '%', 'server'),
  ('server_error', '%', 'unsaved')
)
UPDATE mutations SET
  details = '{"reason":"' || known.reason || '"' || CASE WHEN details IS NULL OR details = '{}' THEN '}' ELSE ',' || substr(details, 2) END,
  message = NULL
FROM known
WHERE status = 'rejected' AND code = known.refused_as AND message LIKE known.sentence;

-- A bound is named by its message.
UPDATE mutations SET
  details = '{"reason":"bound","bound":"' || replace(replace(message, '\', '\\'), '"', '\"') || '"' || CASE WHEN details IS NULL OR details = '{}' THEN '}' ELSE ',' || substr(details, 2) END,
  message = NULL
WHERE status = 'rejected' AND code = 'invalid_args' AND message IS NOT NULL;
