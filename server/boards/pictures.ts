import { sql } from 'kysely'
import type { Trx } from './deps.ts'

/** Keeps pictures that were taken off a board for another day, so that an undo can put them back: its owner's and its collaborators'. */
export async function freshenPictures(trx: Trx, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await sql`
    UPDATE upload SET created_at = ${now}
    WHERE directory = 'board' AND key = ANY (${keys}::text[])`.execute(trx)
}
