-- The token of a link, encrypted under a key that is not in the database (server/sharing/links/kept-tokens.ts). Null: of before it was
-- kept. It may be that of a former token, if an older server exchanged the hash alone.
ALTER TABLE share_link ADD COLUMN token_encrypted bytea;
