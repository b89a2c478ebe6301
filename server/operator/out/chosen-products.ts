import { filters, parametersOf } from '../../../contract/filters.ts'
import type { exportCatalogue } from '../../../contract/catalogue-export.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { Finding } from '../../finding/finding.ts'
import type { Db } from '../../database.ts'

type Query = Omit<ParsedInputOf<typeof exportCatalogue>, 'format' | 'language'>

/** Products that are read and written in one go: some milliseconds. */
const AT_ONCE = 50

/** The ids of the products that meet all filters, ascending; undefined without filters, which means the whole catalogue. */
export async function findChosen(finding: Pick<Finding, 'follow'>, query: Query): Promise<string[] | undefined> {
  const isNarrowed = filters.some(
    (filter) => 'facet' in filter && parametersOf(filter).some((parameter) => isAsked(query[parameter])),
  )
  if (!isNarrowed) return undefined
  const onSale = await finding.follow()
  const places = new Set<number>()
  for (const sku of onSale.find(query).skus) places.add(onSale.columns.productOf[sku] ?? 0)
  const ids = [...places].map((place) => onSale.columns.productIds[place] ?? 0)
  return ids.toSorted((one, other) => one - other).map(String)
}

function isAsked(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return value !== undefined && value !== ''
}

/** Ids of products in pieces, ascending: the chosen ones, or all. */
export async function* piecesOfIds(trx: Db, chosen: readonly string[] | undefined): AsyncGenerator<string[]> {
  if (chosen) {
    for (let from = 0; from < chosen.length; from += AT_ONCE) yield chosen.slice(from, from + AT_ONCE)
    return
  }
  for (let last = '0'; ;) {
    const rows = await trx
      .selectFrom('product')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (!rows.length) return
    yield rows.map(({ id }) => id)
    last = rows.at(-1)?.id ?? last
  }
}
