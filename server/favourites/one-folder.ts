import type { Right } from '../../contract/collaboration/rights.ts'
import { Problem } from '../../contract/problem.ts'
import { holdThing, requireIncluded, rightOf } from '../workspace/rights.ts'
import type { Trx } from '../database.ts'
import type { FavouriteDeps } from './deps.ts'

interface FolderNeed {
  id: string
  memberId: string
  needed: Right
}

interface FoundFolder {
  name: string
  ownerId: string
  coverUrl: string | null
  right: Right
}

/**
 * A folder that the member has this right to. Throws 1008009000 where it is deleted, unknown or not shared with them, 1009004001
 * and 1009004002 where their right is too small.
 */
export async function getFolder(
  db: FavouriteDeps['db'],
  { id, memberId, needed }: FolderNeed,
  { locks = false } = {},
): Promise<FoundFolder> {
  if (locks && !(await holdThing(db, { kind: 'folder', refId: id }, memberId))) throw new Problem(1008009000)
  const found = await db
    .selectFrom('folder')
    .select(['name', 'member_id as ownerId', 'cover_url as coverUrl', rightOf('folder', memberId).as('right')])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found?.right) throw new Problem(1008009000)
  requireIncluded(found.right, needed)
  return { ...found, right: found.right }
}

/** As `getFolder`, and locks the folder until the transaction ends. */
export async function requireFolder(trx: Trx, need: FolderNeed): Promise<FoundFolder> {
  return getFolder(trx, need, { locks: true })
}
