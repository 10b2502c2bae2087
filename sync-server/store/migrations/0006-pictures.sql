-- Pictures: their bytes under the hash of them, and whose they are.
CREATE TABLE blobs (
  hash TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  bytes BLOB NOT NULL
) STRICT;

CREATE TABLE blob_owners (
  user_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  unused_since TEXT,
  PRIMARY KEY (user_id, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX blob_owners_hash ON blob_owners (hash);

-- Whoever gives up a picture last takes its bytes along: nobody has to remember it.
CREATE TRIGGER blobs_without_owner AFTER DELETE ON blob_owners
WHEN NOT EXISTS (SELECT 1 FROM blob_owners WHERE hash = OLD.hash)
BEGIN
  DELETE FROM blobs WHERE hash = OLD.hash;
END;

CREATE INDEX users_photo ON users (photo_url) WHERE photo_url IS NOT NULL;
CREATE INDEX tasks_image ON tasks (image_url) WHERE image_url IS NOT NULL;
CREATE INDEX rewards_image ON rewards (image_url) WHERE image_url IS NOT NULL;
