-- Who works on something together hears of it as guests by links do (039), and sees who else is here (decisions/139).
CREATE FUNCTION tell_thing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_followed boolean;
  about jsonb := jsonb_build_object('kind', TG_TABLE_NAME, 'refId', NEW.id::text);
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'board' THEN
      is_followed := EXISTS (SELECT FROM share_link WHERE board_id = NEW.id AND revoked_at IS NULL)
        OR EXISTS (SELECT FROM collaborator WHERE board_id = NEW.id);
      about := about || jsonb_build_object('version', NEW.version);
    WHEN 'budget' THEN
      is_followed := EXISTS (SELECT FROM share_link WHERE budget_id = NEW.id AND revoked_at IS NULL)
        OR EXISTS (SELECT FROM collaborator WHERE budget_id = NEW.id);
      about := about || jsonb_build_object('version', NEW.version);
    WHEN 'folder' THEN
      is_followed := EXISTS (SELECT FROM share_link WHERE folder_id = NEW.id AND revoked_at IS NULL)
        OR EXISTS (SELECT FROM collaborator WHERE folder_id = NEW.id);
  END CASE;
  IF is_followed THEN
    PERFORM pg_notify('live', (about || '{"to": "all", "of": "content"}')::text);
  END IF;
  -- Whoever had it open may have no right to it any more.
  IF OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.member_id <> NEW.member_id THEN
    PERFORM pg_notify('live', (about - 'version' || '{"to": "team", "of": "people"}')::text);
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION tell_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed collaborator := coalesce(NEW, OLD);
BEGIN
  PERFORM pg_notify('live', jsonb_build_object('to', 'team', 'of', 'people',
    'kind', CASE WHEN changed.board_id IS NOT NULL THEN 'board' WHEN changed.budget_id IS NOT NULL THEN 'budget' ELSE 'folder' END,
    'refId', coalesce(changed.board_id, changed.budget_id, changed.folder_id)::text)::text);
  RETURN NULL;
END
$$;
DROP TRIGGER tell_sharing ON board;
DROP TRIGGER tell_sharing ON budget;
DROP TRIGGER tell_sharing ON folder;
DROP FUNCTION tell_sharing();
CREATE TRIGGER tell_thing AFTER UPDATE ON board FOR EACH ROW
  WHEN (OLD.version <> NEW.version OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.member_id <> NEW.member_id)
  EXECUTE FUNCTION tell_thing();
CREATE TRIGGER tell_thing AFTER UPDATE ON budget FOR EACH ROW
  WHEN (OLD.version <> NEW.version OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at OR OLD.member_id <> NEW.member_id)
  EXECUTE FUNCTION tell_thing();
CREATE TRIGGER tell_thing AFTER UPDATE ON folder FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION tell_thing();
CREATE TRIGGER tell_people AFTER INSERT OR UPDATE OR DELETE ON collaborator FOR EACH ROW EXECUTE FUNCTION tell_people();

-- Which pages are open now, and where. Of no worth after a minute: a database that has crashed begins without.
CREATE UNLOGGED TABLE presence (
  member_id bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  tab uuid NOT NULL,
  board_id bigint REFERENCES board ON DELETE CASCADE,
  budget_id bigint REFERENCES budget ON DELETE CASCADE,
  folder_id bigint REFERENCES folder ON DELETE CASCADE,
  -- The item or line that they have chosen there.
  on_id text,
  came_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- A page shows one thing at a time.
  PRIMARY KEY (member_id, tab),
  CHECK (num_nonnulls(board_id, budget_id, folder_id) = 1)
);
CREATE INDEX presence_board ON presence (board_id) WHERE board_id IS NOT NULL;
CREATE INDEX presence_budget ON presence (budget_id) WHERE budget_id IS NOT NULL;
CREATE INDEX presence_folder ON presence (folder_id) WHERE folder_id IS NOT NULL;
