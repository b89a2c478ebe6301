import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { SharingDeps } from '../deps.ts'

/** What was approved, with addresses at which the owner's pictures can be seen for an hour: those of then have passed. */
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

/** Whether something that was approved shows a picture of its owner's: then it is kept, though no board shows it any more. */
export async function isApproved<Tables>(db: Kysely<Tables>, key: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM share_approval WHERE picture_keys @> ARRAY[${key}] LIMIT 1`.execute(db)
  return rows.length > 0
}
