import { Problem } from '../../contract/problem.ts'
import type { Trx } from '../database.ts'

/** Throws Problem 400 for an area that the catalogue does not have. `field` is its place in the request. */
export async function requireArea(trx: Trx, areaId: string | null | undefined, field: string): Promise<void> {
  if (!areaId) return
  const found = await trx.selectFrom('area').select('id').where('id', '=', areaId).executeTakeFirst()
  if (!found) throw new Problem(400, { field, reason: { en: 'this area does not exist', zh: '该地区不存在' } })
}
