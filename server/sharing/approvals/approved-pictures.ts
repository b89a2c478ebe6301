import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { SharingDeps } from '../deps.ts'

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
