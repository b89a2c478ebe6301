-- What pictures tell of materials is measured of those that are stored (decisions/212). The first job begins an hour from now, when no
-- older server writes pictures without a look any more.
INSERT INTO job (kind, subject, payload, due_at)
SELECT 'picture:look', 'picture:look:0', '{"after": "0"}', now() + interval '1 hour'
WHERE EXISTS (SELECT FROM picture);
