import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import { givingWay } from '../../platform/in-pieces.ts'
import { readPieces } from '../../platform/json-pieces.ts'
import type { SharingDeps } from '../deps.ts'

/** Bytes of one row of a view. */
const PART = 64 * 1024

/** The approved content of the approval that meets the condition. It is read in pieces, because a list may have megabytes of it. */
export async function findView(
  db: QueryExecutorProvider,
  isWanted: RawBuilder<boolean>,
): Promise<SharedView | undefined> {
  const { rows } = await sql<{ part: Buffer }>`
    WITH whole AS MATERIALIZED (
      SELECT convert_to(view::text, 'UTF8') AS bytes FROM share_approval WHERE ${isWanted})
    SELECT substring(bytes FROM place FOR ${PART}) AS part
    FROM whole, generate_series(1, octet_length(bytes), ${PART}) AS place ORDER BY place`.execute(db)
  if (rows.length === 0) return undefined
  return givingWay(readPieces(rows.map(({ part }) => part))) as Promise<SharedView>
}

/** Approved content with new addresses for the owner's pictures, valid for an hour. The stored addresses have expired. */
export async function withPictures(
  { privatePictures }: Pick<SharingDeps, 'privatePictures'>,
  view: SharedView,
): Promise<SharedView> {
  const { board } = view
  if (!board?.pictures) return view
  const pictures = await Promise.all(
    Object.keys(board.pictures).map(async (key) => [key, await privatePictures.addressOf(key)] as const),
  )
  return { ...view, board: { ...board, pictures: Object.fromEntries(pictures) } }
}

/** Whether an approval shows this picture. Such pictures are kept, even when no board shows them any more. */
export async function isApproved(db: QueryExecutorProvider, key: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM share_approval WHERE picture_keys @> ARRAY[${key}] LIMIT 1`.execute(db)
  return rows.length > 0
}
