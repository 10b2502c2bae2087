-- How much room pictures take: each account's, and in all under the empty id. Added up as they come and go, since
-- there may be very many: a picture counts as its bytes and what the database needs beside them.
CREATE TABLE picture_room (
  user_id TEXT PRIMARY KEY,
  bytes INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO picture_room SELECT '', coalesce(sum(length(bytes) + 512), 0) FROM blobs;
INSERT INTO picture_room
  SELECT user_id, sum(length(bytes) + 512) FROM blob_owners JOIN blobs USING (hash) GROUP BY user_id;

CREATE TRIGGER blobs_take_room AFTER INSERT ON blobs
BEGIN
  UPDATE picture_room SET bytes = bytes + length(NEW.bytes) + 512 WHERE user_id = '';
END;
CREATE TRIGGER blobs_give_room AFTER DELETE ON blobs
BEGIN
  UPDATE picture_room SET bytes = bytes - length(OLD.bytes) - 512 WHERE user_id = '';
END;
CREATE TRIGGER owners_take_room AFTER INSERT ON blob_owners
BEGIN
  INSERT INTO picture_room (user_id, bytes) VALUES (NEW.user_id, 0) ON CONFLICT (user_id) DO NOTHING;
  UPDATE picture_room
    SET bytes = bytes + coalesce((SELECT length(bytes) + 512 FROM blobs WHERE hash = NEW.hash), 0)
    WHERE user_id = NEW.user_id;
END;
-- Before it goes: with its last owner the picture goes, too.
CREATE TRIGGER owners_give_room BEFORE DELETE ON blob_owners
BEGIN
  UPDATE picture_room
    SET bytes = bytes - coalesce((SELECT length(bytes) + 512 FROM blobs WHERE hash = OLD.hash), 0)
    WHERE user_id = OLD.user_id;
END;
