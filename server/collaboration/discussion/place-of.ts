import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { sampleName } from '../../../contract/boards/layout/words.ts'
import type { TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Trx } from '../../database.ts'

interface PlaceName {
  name: string | null
  enName: string | null
}

interface Found {
  /** The name that the item itself has. */
  own: string | null
  /** The SKU, whose name includes its variant. */
  sku: Parameters<typeof sampleName>[0] | null
}

/** Length of the excerpt that names a text item, in characters. */
const LONGEST_GIST = 60

/** The name of the item or line that a comment is on. Throws 400 with the field if the thing has no such place. */
export async function getPlaceName(trx: Trx, thing: Thing, on: TeamPlace): Promise<PlaceName> {
  // `on` is a point, or has one key.
  const [field = 'x'] = Object.keys(on)
  if (!FIELDS[thing.kind].includes(field)) throw new Problem(400, { field: `on.${field}`, reason: ELSEWHERE })
  if ('x' in on) return { name: null, enName: null }
  const { rows } = await queryOf(thing, on).execute(trx)
  const [found] = rows
  if (!found) throw new Problem(400, { field: `on.${field}`, reason: GONE })
  const { own, sku } = found
  if (own) return { name: own, enName: own }
  return { name: (sku && sampleName(sku, 'zh-CN')) || null, enName: (sku && sampleName(sku, 'en')) || null }
}

const FIELDS: Record<Thing['kind'], readonly string[]> = {
  board: ['itemId', 'x'],
  budget: ['lineId'],
  folder: ['folderItemId'],
}
const ELSEWHERE = { en: 'cannot be commented on here', zh: '不是此处的位置' }
const GONE = { en: 'no longer exists', zh: '已不存在' }

function queryOf({ refId }: Thing, on: Exclude<TeamPlace, { x: number }>): RawBuilder<Found> {
  if ('itemId' in on)
    return sql<Found>`
      SELECT left(coalesce(content ->> 'name', content ->> 'text'), ${LONGEST_GIST}) AS own, content -> 'snapshot' AS sku
      FROM board_item WHERE board_id = ${refId} AND id = ${on.itemId}`
  if ('lineId' in on)
    return sql<Found>`
      SELECT content ->> 'name' AS own, content -> 'snapshot' AS sku
      FROM budget_entry WHERE budget_id = ${refId} AND type = 'line' AND id = ${on.lineId}`
  return sql<Found>`
    SELECT NULL AS own, jsonb_build_object('name', coalesce(product.name, ''), 'enName', coalesce(product.en_name, ''),
      'model', sku.model, 'variant', CASE WHEN coalesce(sku.variant_name, sku.variant_en_name) IS NOT NULL
        THEN jsonb_build_object('name', coalesce(sku.variant_name, ''), 'enName', coalesce(sku.variant_en_name, '')) END) AS sku
    FROM folder_item JOIN sku ON sku.id = folder_item.sku_id JOIN product ON product.id = sku.product_id
    WHERE folder_item.folder_id = ${refId} AND folder_item.id = ${on.folderItemId} AND folder_item.deleted_at IS NULL`
}

/** In a query of `team_comment`, whether the commented item or line is gone. */
export const IS_PLACE_GONE = sql<boolean>`CASE
  WHEN team_comment.place ? 'itemId' THEN NOT EXISTS (
    SELECT FROM board_item AS item WHERE item.board_id = team_comment.board_id AND item.id = (team_comment.place ->> 'itemId')::uuid)
  WHEN team_comment.place ? 'lineId' THEN NOT EXISTS (
    SELECT FROM budget_entry AS entry
    WHERE entry.budget_id = team_comment.budget_id AND entry.id = (team_comment.place ->> 'lineId')::uuid)
  WHEN team_comment.place ? 'folderItemId' THEN NOT EXISTS (
    SELECT FROM folder_item AS item WHERE item.folder_id = team_comment.folder_id
      AND item.id = (team_comment.place ->> 'folderItemId')::bigint AND item.deleted_at IS NULL)
  ELSE false END`
