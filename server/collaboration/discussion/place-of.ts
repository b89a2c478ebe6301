import type { TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Trx } from '../../database.ts'
import { findHeldPlaces } from '../../workspace/places.ts'
import type { HeldPlace } from '../../workspace/places.ts'
import { placeIdOf } from '../../workspace/said-of.ts'

/** The item or line that a comment is on; null for a spot. Throws 400 with the field if the thing has no such place. */
export async function getPlace(trx: Trx, thing: Thing, on: TeamPlace): Promise<HeldPlace | null> {
  // `on` is a point, or has one key.
  const [field = 'x'] = Object.keys(on)
  if (!FIELDS[thing.kind].includes(field)) throw new Problem(400, { field: `on.${field}`, reason: ELSEWHERE })
  const placeId = placeIdOf(on)
  if (placeId === null) return null
  const found = (await findHeldPlaces(trx, thing, [placeId])).get(placeId)
  if (!found) throw new Problem(400, { field: `on.${field}`, reason: GONE })
  return found
}

const FIELDS: Record<Thing['kind'], readonly string[]> = {
  board: ['itemId', 'x'],
  budget: ['lineId'],
  folder: ['folderItemId'],
}
const ELSEWHERE = { en: 'cannot be commented on here', zh: '不是此处的位置' }
const GONE = { en: 'no longer exists', zh: '已不存在' }
