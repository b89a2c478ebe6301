import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import type { Figure, LinkFieldName } from '../../../contract/sharing/links.ts'
import { drawableOf } from '../../../contract/sharing/drawable.ts'
import { grantsOf, rulesByKind } from '../../../contract/sharing/rules.ts'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import { addressesOf } from '../../boards/pictures.ts'
import type { Trx } from '../../database.ts'
import { givingWay } from '../../platform/in-pieces.ts'
import { readPieces } from '../../platform/json-pieces.ts'
import type { SharingDeps } from '../deps.ts'
import { compileRules, permitInPieces } from './permit.ts'

/** Views that are stored as they were shown: with approvals, and with the versions that were sent of a project. */

/** Gives the transaction a long text in pieces: sending megabytes as one value would hold up other calls. */
export async function layOut(trx: Trx, pieces: Iterable<string>): Promise<void> {
  await sql`CREATE TEMP TABLE IF NOT EXISTS laid_out (place int, piece text) ON COMMIT DROP`.execute(trx)
  await sql`TRUNCATE pg_temp.laid_out`.execute(trx)
  let place = 0
  for (const piece of pieces) {
    place += 1
    await sql`INSERT INTO pg_temp.laid_out VALUES (${place}, ${piece})`.execute(trx)
  }
}

/** What was laid out last, as a value. */
export const LAID_OUT = sql<string>`(SELECT string_agg(piece, '' ORDER BY place)::jsonb FROM pg_temp.laid_out)`

/** The storage keys of members' own pictures on a board. */
export function picturesIn({ board }: SharedView): string[] {
  if (!board) return []
  const { items, background } = board
  const keys = items.flatMap((item) => (item.type === 'picture' ? (item.refId ?? []) : []))
  if (background.type === 'picture' && background.value !== undefined) keys.push(background.value)
  return [...new Set(keys)]
}

/** Bytes of one row of a view. */
const PART = 64 * 1024

/** The view that a query selects as `view`. It is read in pieces, because a list may have megabytes of it. */
export async function readView(db: QueryExecutorProvider, query: RawBuilder<unknown>): Promise<SharedView | undefined> {
  const { rows } = await sql<{ part: Buffer }>`
    WITH whole AS MATERIALIZED (SELECT convert_to(view::text, 'UTF8') AS bytes FROM (${query}) AS stored)
    SELECT substring(bytes FROM place FOR ${PART}) AS part
    FROM whole, generate_series(1, octet_length(bytes), ${PART}) AS place ORDER BY place`.execute(db)
  if (rows.length === 0) return undefined
  return givingWay(readPieces(rows.map(({ part }) => part))) as Promise<SharedView>
}

/** A stored view reduced to what these rights show of it. */
export async function reducedTo(
  view: SharedView,
  { fields, figure }: { fields: readonly LinkFieldName[]; figure: Figure | null },
): Promise<SharedView> {
  const { kind } = view
  const grants = grantsOf(fields, kind === 'budget' ? figure : null)
  const permit = compileRules<object>(rulesByKind[kind], { grants })
  const shown = view[kind]
  return {
    ...view,
    fields: view.fields.filter((field) => fields.includes(field)),
    ...(shown && { [kind]: await permitInPieces(permit, shown) }),
  }
}

/**
 * A stored view with new addresses for members' own pictures, valid for an hour: of what is seen of them there (decisions/176). The stored
 * addresses have expired.
 */
export async function withPictures(deps: Pick<SharingDeps, 'privatePictures'>, view: SharedView): Promise<SharedView> {
  const { board } = view
  if (!board?.pictures) return view
  const { items, ...fields } = drawableOf(board)
  return { ...view, board: { ...board, pictures: await addressesOf(deps, { fields, items }, null) } }
}

/** Whether a stored view shows this picture. Such pictures are kept, even when no board shows them any more. */
export async function isInStoredView(db: QueryExecutorProvider, key: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM share_approval WHERE picture_keys @> ARRAY[${key}] UNION ALL
    SELECT FROM sent_part WHERE picture_keys @> ARRAY[${key}] LIMIT 1`.execute(db)
  return rows.length > 0
}
