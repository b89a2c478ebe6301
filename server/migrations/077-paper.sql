-- What members' studios put on their papers: one row for each member who has set something (decisions/235).
CREATE TABLE paper (
  member_id bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  studio_name text NOT NULL DEFAULT '',
  -- In its lines.
  address text NOT NULL DEFAULT '',
  foot text NOT NULL DEFAULT '',
  accent text CHECK (accent ~* '^#[0-9a-f]{6}$'),
  says_quarry boolean NOT NULL DEFAULT false,
  logo_key text REFERENCES upload ON DELETE SET NULL,
  -- In pixels.
  logo_width integer,
  logo_height integer,
  -- Of all but the logo.
  version integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL
);
CREATE INDEX paper_logo ON paper (logo_key) WHERE logo_key IS NOT NULL;

ALTER TABLE upload DROP CONSTRAINT upload_directory_check;
ALTER TABLE upload ADD CONSTRAINT upload_directory_check CHECK (directory IN ('avatar', 'board', 'logo'));
