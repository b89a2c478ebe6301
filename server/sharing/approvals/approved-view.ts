import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import { givingWay } from '../../platform/in-pieces.ts'
import { readPieces } from '../../platform/json-pieces.ts'
import type { SharingDeps } from '../deps.ts'

/** The approved content of the approval that meets the condition. It is read in pieces, because a list may have megabytes of it. */
export async function findView(
  db: QueryExecutorProvider,
  isWanted: RawBuilder<boolean>,
): Promise<SharedView | undefined> {
  const { rows } = await sql<{ view: string }>`SELECT view::text FROM share_approval WHERE ${isWanted}`.execute(db)
  return rows[0] && (givingWay(readPieces(rows[0].view)) as Promise<SharedView>)
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
