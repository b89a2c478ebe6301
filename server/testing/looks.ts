import type { Look } from '../../contract/looks/look.ts'
import type { Db } from '../database.ts'
import { storedLook } from '../platform/pictures/look.ts'

type Patterns = Look['pattern']

/** A neutral, plain and calm surface of medium lightness, but for these facts. */
export function aLook({ pattern, ...facts }: Partial<Omit<Look, 'pattern'>> & { pattern?: keyof Patterns } = {}): Look {
  const none = { plain: 0, flecked: 0, veined: 0, striped: 0, grid: 0, figured: 0 }
  return {
    warmth: 0,
    liveliness: 0.1,
    period: null,
    reflectance: { value: 0.42, low: 0.38, high: 0.46 },
    isSurface: true,
    ...facts,
    pattern: { ...none, [pattern ?? 'plain']: 0.95 },
  }
}

/** Writes what was measured of the cover of a SKU; null: nothing yet. */
export async function writeLook(db: Db, model: string, look: Look | null): Promise<void> {
  await db
    .updateTable('picture')
    .set({ look: look && storedLook(look) })
    .where('id', 'in', (of) =>
      of
        .selectFrom('picture_use')
        .innerJoin('sku', 'sku.id', 'picture_use.sku_id')
        .where('role', '=', 'cover')
        .where('sku.model', '=', model)
        .select('picture_id'),
    )
    .execute()
}
