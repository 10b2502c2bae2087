-- compatible: yes. Pictures that somebody gave the row of a partner before they belonged to its owner, too: they do now.
INSERT INTO blob_owners (user_id, hash)
SELECT DISTINCT named.user_id, given.hash
FROM (
  SELECT user_id, image_url FROM tasks WHERE is_shared = 1 AND image_url LIKE '/api/blobs/%'
  UNION SELECT user_id, image_url FROM chores WHERE is_shared = 1 AND image_url LIKE '/api/blobs/%'
  UNION SELECT user_id, image_url FROM rewards WHERE image_url LIKE '/api/blobs/%'
) AS named
JOIN blob_owners AS given ON given.hash = substr(named.image_url, 12)
JOIN partnerships ON status = 'accepted' AND (
  (inviter_id = given.user_id AND invitee_id = named.user_id)
  OR (inviter_id = named.user_id AND invitee_id = given.user_id)
)
WHERE true
ON CONFLICT DO NOTHING;
