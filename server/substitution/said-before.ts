import { sql } from 'kysely'
import type { NamedSku, SubstitutionPlace } from '../../contract/substitution.ts'
import type { Trx } from '../database.ts'
import { wholeName } from './named-skus.ts'

/**
 * Comments from before comments kept what they were said of (decisions/226) learn it now: of the SKU that their place held until this
 * change.
 */
export async function keepSaidBefore(trx: Trx, was: NamedSku, places: readonly SubstitutionPlace[]): Promise<void> {
  const saidOf = JSON.stringify({ skuId: was.skuId, ...wholeName(was) })
  const place = sql`
    SELECT CASE kind WHEN 'board' THEN id END AS board_id, CASE kind WHEN 'budget' THEN id END AS budget_id,
      CASE kind WHEN 'folder' THEN id END AS folder_id, "itemId" AS item_id
    FROM json_to_recordset(${JSON.stringify(places)}::json) AS row (kind text, id bigint, "itemId" text)`
  await sql`
    WITH place AS (${place}), thread AS (
      SELECT said.id FROM team_comment AS said JOIN place
        ON place.board_id = said.board_id OR place.budget_id = said.budget_id OR place.folder_id = said.folder_id
      WHERE place.item_id = coalesce(said.place ->> 'itemId', said.place ->> 'lineId', said.place ->> 'folderItemId'))
    UPDATE team_comment SET said_of = ${saidOf}::jsonb FROM thread
    WHERE said_of IS NULL AND (team_comment.id = thread.id OR team_comment.parent_id = thread.id)`.execute(trx)
  await sql`
    WITH place AS (${place}), thread AS (
      SELECT said.id FROM share_comment AS said JOIN share_link AS link ON link.id = said.link_id JOIN place
        ON place.board_id = link.board_id OR place.budget_id = link.budget_id OR place.folder_id = link.folder_id
      WHERE place.item_id = coalesce(said.place ->> 'itemId', said.place ->> 'lineId'))
    UPDATE share_comment SET said_of = ${saidOf}::jsonb FROM thread
    WHERE said_of IS NULL AND (share_comment.id = thread.id OR share_comment.parent_id = thread.id)`.execute(trx)
}
