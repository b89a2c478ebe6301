import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../tables.ts'

type Trx = Transaction<CatalogueTables>

/** The small tables that products refer to. */
export interface Lookups {
  /** For each category its own id and those of all above it. */
  pathOfCategory: Map<string, string[]>
  /** The same for areas, by code. */
  pathOfOrigin: Map<string, string[]>
  systemOfColor: Map<string, string>
  /** What filters name an option of an attribute by. */
  nameOfOption: Map<string, string>
  /** In yuan, as of the day, by currency unit. */
  rates: Map<string, Rate>
}

/** A rate as a fraction of whole numbers, so that a price of exact cents stays one. */
export interface Rate {
  whole: number
  scale: number
}

export async function loadLookups(trx: Trx, today: string): Promise<Lookups> {
  const categories = await trx.selectFrom('category').select(['id', 'parent_id']).execute()
  const areas = await trx.selectFrom('area').select(['id', 'parent_id', 'code']).execute()
  const areaPaths = pathsOf(areas)
  const colors = await trx
    .selectFrom('color')
    .innerJoin('color_system', 'color_system.id', 'color.system_id')
    .select(['color.id', 'color_system.name'])
    .execute()
  const options = await trx
    .selectFrom('attribute_option')
    .select(['id', sql<string>`coalesce(en_name, name)`.as('name')])
    .execute()
  return {
    pathOfCategory: pathsOf(categories),
    pathOfOrigin: new Map(areas.map(({ id, code }) => [code, areaPaths.get(id) ?? []])),
    systemOfColor: new Map(colors.map(({ id, name }) => [id, name])),
    nameOfOption: new Map(options.map(({ id, name }) => [id, name])),
    rates: await loadRates(trx, today),
  }
}

function pathsOf(rows: { id: string; parent_id: string | null }[]): Map<string, string[]> {
  const parents = new Map(rows.map(({ id, parent_id: parent }) => [id, parent]))
  return new Map(
    rows.map(({ id }) => {
      const path = [id]
      for (let above = parents.get(id); above; above = parents.get(above)) path.push(above)
      return [id, path]
    }),
  )
}

async function loadRates(trx: Trx, today: string): Promise<Map<string, Rate>> {
  const { rows } = await sql<{ currency: string; cny: string }>`
    SELECT DISTINCT ON (currency) currency, trim_scale(cny)::text AS cny FROM exchange_rate
    WHERE date <= ${today} ORDER BY currency, date DESC`.execute(trx)
  const rates = new Map(rows.map(({ currency, cny }) => [currency, rateOf(cny)]))
  const itself = { whole: 1, scale: 1 }
  return rates.set('CNY', itself).set('rmb', itself)
}

function rateOf(decimal: string): Rate {
  const [, fraction = ''] = decimal.split('.')
  return { whole: Number(decimal.replace('.', '')), scale: 10 ** fraction.length }
}

/** Hundredths of a currency as hundredths of CNY, exact but for the last division; NaN where price or rate is unknown. */
export function inYuan(minor: number, rate: Rate | undefined): number {
  return rate ? (minor * rate.whole) / rate.scale : NaN
}
