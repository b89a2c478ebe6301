import type { Gap } from '../../../../contract/keeping/gaps.ts'
import type { IncompleteProduct } from '../../../../contract/keeping/completeness.ts'
import { GAP_BITS } from '../page/gap-bits.ts'
import type { KeptCatalogue } from '../page/kept-catalogue.ts'
import type { KeptEntry } from '../page/load-entries.ts'
import { bitsOfProduct } from '../page/narrowed.ts'
import { keptProductsOf } from '../page/product-page.ts'
import type { ProductDeps } from '../deps.ts'
import { countedGaps, isComplete } from './completeness.ts'

export type Views = ReadonlyMap<string, number>

interface Narrowing {
  today: string
  views: Views
  brandId?: string | undefined
  gap?: Gap | undefined
}

/** Incomplete products on sale: the most viewed first, then the others by rank. */
export function findIncomplete(
  { orders }: KeptCatalogue,
  { today, views, brandId, gap }: Narrowing,
): { viewed: KeptEntry[]; unseen: KeptEntry[] } {
  const viewed: KeptEntry[] = []
  const unseen: KeptEntry[] = []
  for (const entry of orders.get('rank', 'en')) {
    if (!entry.isOnSale || (brandId !== undefined && entry.brandId !== brandId)) continue
    const bits = bitsOfProduct(entry, today)
    if (isComplete(bits) || (gap !== undefined && !(bits & GAP_BITS[gap]))) continue
    const list = viewsOf(views, entry) ? viewed : unseen
    list.push(entry)
  }
  return { viewed: viewed.sort((one, other) => viewsOf(views, other) - viewsOf(views, one)), unseen }
}

/** The products as the work list shows them. */
export async function incompleteProductsOf(
  deps: Pick<ProductDeps, 'db'>,
  entries: readonly KeptEntry[],
  { today, views, categories }: Pick<Narrowing, 'today' | 'views'> & Pick<KeptCatalogue, 'categories'>,
): Promise<IncompleteProduct[]> {
  const products = await keptProductsOf(deps, entries, { today, categories })
  const bitsById = new Map(entries.map((entry) => [String(entry.id), bitsOfProduct(entry, today)]))
  return products.map(({ id, key, name, enName, brand, cover, completeness }) => ({
    id,
    key,
    name,
    enName,
    brand,
    cover,
    completeness: completeness ?? 100,
    lacks: countedGaps(bitsById.get(id) ?? 0),
    views: views.get(id) ?? 0,
  }))
}

function viewsOf(views: Views, { id }: KeptEntry): number {
  return views.get(String(id)) ?? 0
}
