import type { Trx } from '../../database.ts'
import type { ReadFile } from './read-file.ts'
import { pictureRow } from './line-files.ts'

/** The id of a picture; inserts its row if it is new. */
export async function storePicture(trx: Trx, file: ReadFile): Promise<string> {
  if (file.use !== 'picture') throw new Error('not a picture')
  const known = await trx.selectFrom('picture').select('id').where('key', '=', file.key).executeTakeFirst()
  if (known) return known.id
  const stored = await trx.insertInto('picture').values(pictureRow(file)).returning('id').executeTakeFirstOrThrow()
  return stored.id
}
