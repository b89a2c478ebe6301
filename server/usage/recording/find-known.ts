import { setImmediate as otherCalls } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { getProductFacets } from '../../../contract/catalogue.ts'
import type { OnSale } from '../../finding/finding.ts'
import type { UsageDeps } from '../deps.ts'
import type { DayOfUse } from './day-of-use.ts'
import type { WaitingEvent } from './waiting-event.ts'
import type { KnownUsage, KnownProduct } from './tally.ts'
import { wordsInVain, wordsOf } from './words.ts'

interface KnownDeps extends UsageDeps {
  log: Pick<Logger, 'warn'>
}

/** Looks up the products of SKUs, and whether words find something. SKUs that are gone and words that cannot be searched stay unknown. */
export async function findKnown(deps: KnownDeps, done: readonly WaitingEvent[]): Promise<KnownUsage> {
  const products = done.filter((thing) => thing.kind === 'product')
  const searches = done.filter((thing) => thing.kind === 'search')
  const tokens = new Set(done.flatMap(({ token }) => token ?? []))
  await loadWords(deps, searches)
  return {
    leftOut: tokens.size ? await deps.leftOut.findAmong([...tokens]) : new Set(),
    products: await findProducts(deps, [...new Set(products.map(({ skuId }) => skuId))]),
    ...(await findWhatIsFound(deps, [...new Set(searches.map(({ typed }) => typed))])),
  }
}

async function findProducts({ db }: UsageDeps, skuIds: readonly string[]): Promise<Map<string, KnownProduct>> {
  if (skuIds.length === 0) return new Map()
  const { rows } = await sql<KnownProduct & { skuId: string }>`
    SELECT sku.id::text AS "skuId", product.id::text, brand_id::text AS "brandId", category_id::text AS "categoryId"
    FROM sku JOIN product ON product.id = product_id WHERE sku.id = ANY (${skuIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ skuId, ...product }) => [skuId, product]))
}

/** Searches each word once, with pauses in between: a search of a large catalogue takes some milliseconds. */
async function findWhatIsFound(
  { finding, log }: KnownDeps,
  typed: readonly string[],
): Promise<Pick<KnownUsage, 'found' | 'inVain'>> {
  const found = new Map<string, boolean>()
  const inVain = new Map<string, string[]>()
  if (typed.length === 0) return { found, inVain }
  const onSale = await finding.follow()
  for (const words of typed) {
    try {
      const isFound = findsAnything(onSale, words)
      if (!isFound) inVain.set(words, wordsInVain(wordsOf(words), onSale.unread(words)))
      found.set(words, isFound)
    } catch (error) {
      // Another try would fail too, and block everything behind it.
      log.warn({ err: error }, 'a search is not counted: its words cannot be looked for')
    }
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is meant
    await otherCalls()
  }
  return { found, inVain }
}

function findsAnything(onSale: OnSale, keyword: string): boolean {
  return onSale.find(getProductFacets.input.parse({ keyword })).skus.length > 0
}

/** Loads the stored words of the day, which another server or an earlier process may have written. */
async function loadWords({ db }: UsageDeps, searches: readonly { day: DayOfUse }[]): Promise<void> {
  for (const day of new Set(searches.map((search) => search.day))) {
    if (day.keptWords) continue
    // oxlint-disable-next-line no-await-in-loop -- one day, as a rule
    const rows = await db.selectFrom('usage_words_day').select('words').where('day', '=', day.day).execute()
    day.keptWords = new Set(rows.map(({ words }) => words))
  }
}
