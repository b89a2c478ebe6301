-- The place of a folder among its owner's is seen by nobody else, so nobody is told that it changed (decisions/175).
DROP TRIGGER tell_thing ON folder;
CREATE TRIGGER tell_thing AFTER UPDATE ON folder FOR EACH ROW
  WHEN ((OLD.name, OLD.cover_url, OLD.updated_at, OLD.deleted_at, OLD.member_id)
    IS DISTINCT FROM (NEW.name, NEW.cover_url, NEW.updated_at, NEW.deleted_at, NEW.member_id))
  EXECUTE FUNCTION tell_thing();
