import { setImmediate as otherCalls } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { getProductFacets } from '../../../contract/catalogue.ts'
import type { OnSale } from '../../finding/finding.ts'
import type { UsageDeps } from '../deps.ts'
import type { DayOfUse } from './day-of-use.ts'
import type { DoneThing } from './done.ts'
import type { KnownUsage, KnownProduct } from './tally.ts'

interface KnownDeps extends UsageDeps {
  log: Pick<Logger, 'warn'>
}

/** Finds out what was done to what; that of a SKU that is gone stays unknown, and so do words that cannot be looked for. */
export async function findKnown(deps: KnownDeps, done: readonly DoneThing[]): Promise<KnownUsage> {
  const products = done.filter((thing) => thing.kind === 'product')
  const searches = done.filter((thing) => thing.kind === 'search')
  const tokens = new Set(done.flatMap(({ token }) => token ?? []))
  await loadWords(deps, searches)
  return {
    leftOut: tokens.size ? await deps.leftOut.findAmong([...tokens]) : new Set(),
    products: await findProducts(deps, [...new Set(products.map(({ skuId }) => skuId))]),
    found: await findWhetherFound(deps, [...new Set(searches.map(({ typed }) => typed))]),
  }
}

async function findProducts({ db }: UsageDeps, skuIds: readonly string[]): Promise<Map<string, KnownProduct>> {
  if (skuIds.length === 0) return new Map()
  const { rows } = await sql<KnownProduct & { skuId: string }>`
    SELECT sku.id::text AS "skuId", product.id::text, brand_id::text AS "brandId", category_id::text AS "categoryId"
    FROM sku JOIN product ON product.id = product_id WHERE sku.id = ANY (${skuIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ skuId, ...product }) => [skuId, product]))
}

/** Each once, with everybody else's calls between two: a large catalogue is looked through for some milliseconds. */
async function findWhetherFound({ finding, log }: KnownDeps, typed: readonly string[]): Promise<Map<string, boolean>> {
  const found = new Map<string, boolean>()
  if (typed.length === 0) return found
  const onSale = await finding.follow()
  for (const words of typed) {
    try {
      found.set(words, findsAnything(onSale, words))
    } catch (error) {
      // Tried again they would fail again, and nothing else would ever be counted.
      log.warn({ err: error }, 'a search is not counted: its words cannot be looked for')
    }
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is meant
    await otherCalls()
  }
  return found
}

function findsAnything(onSale: OnSale, keyword: string): boolean {
  return onSale.find(getProductFacets.input.parse({ keyword })).skus.length > 0
}

/** A server that was started anew goes on with the words that it, or another, has kept of the day. */
async function loadWords({ db }: UsageDeps, searches: readonly { day: DayOfUse }[]): Promise<void> {
  for (const day of new Set(searches.map((search) => search.day))) {
    if (day.keptWords) continue
    // oxlint-disable-next-line no-await-in-loop -- one day, as a rule
    const rows = await db.selectFrom('usage_words_day').select('words').where('day', '=', day.day).execute()
    day.keptWords = new Set(rows.map(({ words }) => words))
  }
}
