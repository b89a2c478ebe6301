import { sql } from 'kysely'
import type { Trx } from '../database.ts'

/** Keeps the owner's and collaborators' pictures that were removed from a board for another day, so that an undo finds them. */
export async function freshenPictures(trx: Trx, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await sql`
    UPDATE upload SET created_at = ${now}
    WHERE directory = 'board' AND key = ANY (${keys}::text[])`.execute(trx)
}
