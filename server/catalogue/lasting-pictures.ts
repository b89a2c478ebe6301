import type { Db } from '../database.ts'

/** Whether the catalogue shows a picture with this storage key: such a picture is never removed, unlike a member's own. */
export async function isLastingPicture(db: Db, key: string): Promise<boolean> {
  const found = await db.selectFrom('picture').select('id').where('key', '=', key).executeTakeFirst()
  return found !== undefined
}
