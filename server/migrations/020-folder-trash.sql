-- What a member has deleted is counted each time that they delete more.
CREATE INDEX folder_trash ON folder (member_id, deleted_at) WHERE deleted_at IS NOT NULL;
