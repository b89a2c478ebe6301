-- Alternatives of the lists that clients may choose (decisions/240), by the ids of their lines; null: none.
ALTER TABLE sent_version ADD COLUMN offered text[];
-- What a list comes to with any choice (server/sharing/sending/tally.ts). Nobody is told it. Null: nothing is offered in it.
ALTER TABLE sent_part ADD COLUMN tally jsonb;
-- What was decided of single lines, and what the lists come to by that; null: decided as a whole, with nothing to choose.
ALTER TABLE sent_decision ADD COLUMN lines jsonb;
ALTER TABLE sent_decision ADD COLUMN totals jsonb;
-- When a mail told the owner of it. What was decided before is not mailed now.
ALTER TABLE sent_decision ADD COLUMN mailed_at timestamptz;
UPDATE sent_decision SET mailed_at = created_at;
-- When the owner took it over into the lists; null: not yet.
ALTER TABLE sent_decision ADD COLUMN followed_at timestamptz;

-- A comment by a link to a project is on a version of it, or on a place in one of its parts.
ALTER TABLE share_comment ADD COLUMN version_id bigint REFERENCES sent_version ON DELETE CASCADE;
ALTER TABLE share_comment ADD COLUMN part integer;
CREATE INDEX share_comment_version ON share_comment (version_id) WHERE version_id IS NOT NULL;
