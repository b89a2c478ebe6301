import type { Trx } from './bulk-rows.ts'
import type { ReadFile } from './import-files.ts'

/** The id of a picture that was read, whose row is made where it is new. */
export async function storePicture(trx: Trx, file: ReadFile): Promise<string> {
  if (file.use !== 'picture') throw new Error('not a picture')
  const known = await trx.selectFrom('picture').select('id').where('key', '=', file.key).executeTakeFirst()
  if (known) return known.id
  if (!file.facts) throw new Error('a picture that is not known was not measured')
  const { dominantColor, ...facts } = file.facts
  const row = { ...facts, key: file.key, bytes: String(file.bytes), dominant_color: dominantColor }
  return (await trx.insertInto('picture').values(row).returning('id').executeTakeFirstOrThrow()).id
}
