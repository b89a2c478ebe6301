import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { PlaceRule } from '../../contract/places/place.ts'
import type { Db } from '../database.ts'

/** SQL: what an operator has changed of places. */
export const PLACE_RULES: RawBuilder<PlaceRule> = sql<PlaceRule>`
  SELECT place, way, is_off AS "isOff", threshold FROM place_rule ORDER BY place, way`

export async function findPlaceRules(db: Db): Promise<PlaceRule[]> {
  const { rows } = await PLACE_RULES.execute(db)
  return rows
}
