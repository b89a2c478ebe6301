import type { IncompleteProduct } from '../../../../contract/keeping/completeness.ts'
import type { KeptProduct } from '../../../../contract/keeping/products.ts'
import type { ProductDeps } from '../deps.ts'
import { keptProductsOf } from '../page/product-page.ts'
import { findIncomplete, incompleteProductsOf } from './incomplete.ts'
import { missingFactsIn } from './missing-facts.ts'
import type { MissingFact } from '../../../../contract/keeping/completeness.ts'
import { dayBefore, recentViews } from './recent-views.ts'

/** What needs attention in the catalogue: for each kind the number, and the first ones. */
export interface Attention {
  /** Products on sale with certificates that expire within 60 days, the earliest first; then with expired ones, the latest first. */
  expiring: { count: number; ended: number; list: ExpiringProduct[] }
  /** Incomplete products that were viewed in the last 30 days, the most viewed first. */
  incomplete: { count: number; list: IncompleteProduct[] }
  /** Facts that some products of a category state and others lack, most often missing first. */
  facts: { count: number; list: MissingFact[] }
}

export interface ExpiringProduct extends Pick<KeptProduct, 'id' | 'key' | 'name' | 'enName' | 'cover'> {
  /** The day on which the first of its certificates expires. */
  expiresOn: string
}

const DAYS_AHEAD = 60

/** At most `most` of each kind; for certificates as many that expire, and as many that have expired. */
export async function findAttention(
  deps: Pick<ProductDeps, 'db' | 'clock' | 'kept' | 'findViews'>,
  most: number,
): Promise<Attention> {
  const { db, clock } = deps
  const today = clock.today()
  const last = dayBefore(today, -DAYS_AHEAD)
  const views = await recentViews(deps)
  const kept = await deps.kept()
  const endings = [...kept.entries.values()]
    .flatMap((entry) => {
      const { isOnSale, firstExpiry } = entry
      return isOnSale && firstExpiry !== null && firstExpiry <= last ? [{ entry, firstExpiry }] : []
    })
    .sort((one, other) => (one.firstExpiry < other.firstExpiry ? -1 : 1))
  const { viewed } = findIncomplete(kept, { today, views })
  const coming = endings.filter(({ firstExpiry }) => firstExpiry >= today)
  const ended = endings.filter(({ firstExpiry }) => firstExpiry < today).reverse()
  const first = [...coming.slice(0, most), ...ended.slice(0, most)]
  const products = await keptProductsOf({ db }, first.map(({ entry }) => entry), { today, categories: kept.categories }) // prettier-ignore
  const endById = new Map(first.map(({ entry, firstExpiry }) => [String(entry.id), firstExpiry]))
  // A fact that nobody states there is not this catalogue's concern.
  const facts = missingFactsIn(kept).list.filter(({ missing, expected }) => missing < expected)
  return {
    expiring: {
      count: endings.length,
      ended: ended.length,
      list: products.map(({ id, key, name, enName, cover }) => ({
        id,
        key,
        name,
        enName,
        cover,
        expiresOn: endById.get(id) ?? today,
      })),
    },
    incomplete: {
      count: viewed.length,
      list: await incompleteProductsOf({ db }, viewed.slice(0, most), { today, views, categories: kept.categories }),
    },
    facts: { count: facts.length, list: facts.slice(0, most) },
  }
}
