import { Problem } from '../../../contract/problem.ts'
import type { Trx } from '../../database.ts'
import { UNKNOWN } from './record-kind.ts'
import type { Fields } from './record-kind.ts'

/** The column of a picture that a field names by its key. Throws Problem 400 where it is not stored. */
export async function writePicture(trx: Trx, fields: Fields, field: string): Promise<Record<string, unknown>> {
  const key = fields[field]
  if (key === undefined) return {}
  if (key === null) return { [`${field}_id`]: null }
  const picture = await trx.selectFrom('picture').select('id').where('key', '=', String(key)).executeTakeFirst()
  if (!picture) throw new Problem(400, { field, reason: UNKNOWN })
  return { [`${field}_id`]: picture.id }
}
