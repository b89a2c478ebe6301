-- What a comment was said of, whatever its place holds by now (contract/said-of.ts): the SKU, if it was one, and its names then. Null:
-- said of the whole or of a spot, or before this was kept.
ALTER TABLE team_comment ADD COLUMN said_of jsonb;
ALTER TABLE share_comment ADD COLUMN said_of jsonb;

-- Earlier comments learn it where a later substitution tells what their place held until then (server/substitution/said-before.ts).
CREATE TEMP TABLE told ON COMMIT DROP AS
SELECT place.board_id, place.budget_id, place.folder_id, place.item_id, event.at, jsonb_build_object(
  'skuId', event.was ->> 'skuId',
  'name', concat_ws('，', coalesce(nullif(event.was ->> 'name', ''), event.was ->> 'enName'),
    coalesce(nullif(event.was -> 'variant' ->> 'name', ''), event.was -> 'variant' ->> 'enName')),
  'enName', concat_ws(', ', coalesce(nullif(event.was ->> 'enName', ''), event.was ->> 'name'),
    coalesce(nullif(event.was -> 'variant' ->> 'enName', ''), event.was -> 'variant' ->> 'name'))) AS said_of
FROM substitution_place AS place JOIN substitution ON substitution.id = place.substitution_id
CROSS JOIN LATERAL (
  SELECT substitution.created_at AS at, substitution.from_sku AS was
  UNION ALL SELECT substitution.undone_at, substitution.to_sku
  WHERE substitution.undone_at IS NOT NULL AND place.left_as IS NULL) AS event;

UPDATE team_comment SET said_of = (
  SELECT told.said_of FROM told
  WHERE (told.board_id = team_comment.board_id OR told.budget_id = team_comment.budget_id OR told.folder_id = team_comment.folder_id)
    AND told.item_id = coalesce(first.place ->> 'itemId', first.place ->> 'lineId', first.place ->> 'folderItemId')
    AND told.at > team_comment.created_at
  ORDER BY told.at LIMIT 1)
FROM team_comment AS first WHERE first.id = coalesce(team_comment.parent_id, team_comment.id) AND first.place IS NOT NULL;

UPDATE share_comment SET said_of = (
  SELECT told.said_of FROM told
  WHERE (told.board_id = link.board_id OR told.budget_id = link.budget_id OR told.folder_id = link.folder_id)
    AND told.item_id = coalesce(first.place ->> 'itemId', first.place ->> 'lineId') AND told.at > share_comment.created_at
  ORDER BY told.at LIMIT 1)
FROM share_comment AS first, share_link AS link
WHERE first.id = coalesce(share_comment.parent_id, share_comment.id) AND first.place IS NOT NULL AND link.id = share_comment.link_id;
