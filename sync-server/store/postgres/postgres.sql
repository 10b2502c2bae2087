-- Keeps the pictures, and the room they take, in step with their owners: the triggers of SQLite's migrations.
CREATE FUNCTION blobs_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE picture_room SET bytes = bytes + length(NEW.bytes) + 512 WHERE user_id = '';
  ELSE
    UPDATE picture_room SET bytes = bytes - length(OLD.bytes) - 512 WHERE user_id = '';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER blobs_room AFTER INSERT OR DELETE ON blobs FOR EACH ROW EXECUTE FUNCTION blobs_room();

CREATE FUNCTION owner_takes_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO picture_room (user_id, bytes) VALUES (NEW.user_id, 0) ON CONFLICT (user_id) DO NOTHING;
  UPDATE picture_room
    SET bytes = bytes + coalesce((SELECT length(blobs.bytes) + 512 FROM blobs WHERE hash = NEW.hash), 0)
    WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER owner_takes_room AFTER INSERT ON blob_owners FOR EACH ROW EXECUTE FUNCTION owner_takes_room();

-- Whoever gives up a picture last takes its bytes along. The row of the bytes is locked first: somebody who brings the
-- same picture meanwhile is seen by the statement that follows.
CREATE FUNCTION owner_gives_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM blobs WHERE hash = OLD.hash FOR UPDATE;
  UPDATE picture_room
    SET bytes = bytes - coalesce((SELECT length(blobs.bytes) + 512 FROM blobs WHERE hash = OLD.hash), 0)
    WHERE user_id = OLD.user_id;
  DELETE FROM blobs WHERE hash = OLD.hash AND NOT EXISTS (SELECT 1 FROM blob_owners WHERE hash = OLD.hash);
  RETURN NULL;
END $$;
CREATE TRIGGER owner_gives_room AFTER DELETE ON blob_owners FOR EACH ROW EXECUTE FUNCTION owner_gives_room();

-- A picture is compressed already.
ALTER TABLE blobs ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- Rows that change with every commit: room for the next version beside the last, and less to do at a time for vacuum.
ALTER TABLE viewers SET (fillfactor = 80);
ALTER TABLE balances SET (fillfactor = 80);
ALTER TABLE feed SET (autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE mutations SET (autovacuum_vacuum_scale_factor = 0.02)
