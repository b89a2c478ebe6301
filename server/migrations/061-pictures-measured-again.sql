-- Pictures of more than 8 bits a channel with a colour profile were measured in wrong colours (decisions/180). The first job looks at
-- them an hour from now, when no older server measures and indexes any more.
INSERT INTO job (kind, subject, payload, due_at)
SELECT 'picture:measure', 'picture:measure:0', '{"after": "0"}', now() + interval '1 hour'
WHERE EXISTS (SELECT FROM picture WHERE format IN ('avif', 'png', 'tiff'));
