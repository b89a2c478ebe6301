import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type {
  getCompletenessOfBrands,
  getIncompleteProducts,
  getMissingFacts,
} from '../../../../contract/keeping/completeness.ts'
import type { FactsStated } from '../../../../contract/keeping/gaps.ts'
import type { KeptCatalogue } from '../page/kept-catalogue.ts'
import type { KeptEntry } from '../page/load-entries.ts'
import { bitsOfProduct } from '../page/narrowed.ts'
import type { ProductDeps } from '../deps.ts'
import { completenessOfEntry, leastCompleteFirst, sumUp } from './completeness.ts'
import type { Completeness } from './completeness.ts'
import { findIncomplete, incompleteProductsOf } from './incomplete.ts'
import { factsOfAll, missingFactsIn } from './missing-facts.ts'
import { recentViews } from './recent-views.ts'

type Deps = Pick<ProductDeps, 'db' | 'clock' | 'kept' | 'findViews'>

/** The completeness of each brand's products. Brands without products on sale are left out. */
export async function getBrandsByCompleteness(
  { db, clock, kept }: Deps,
  { pageNo, pageSize }: ParsedInputOf<typeof getCompletenessOfBrands>,
): Promise<OutputOf<typeof getCompletenessOfBrands>> {
  const today = clock.today()
  const { entries: all, categories } = await kept()
  const onSale = [...all.values()].filter(({ isOnSale }) => isOnSale)
  const sums = [...Map.groupBy(onSale, ({ brandId }) => brandId)].map(([id, entries]) => ({
    id,
    ...sumOf(entries, { today, categories }),
  }))
  sums.sort((one, other) => leastCompleteFirst(one, other) || Number(one.id) - Number(other.id))
  const page = sums.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const rows = page.length
    ? await db.selectFrom('brand').select(['id', 'name', 'english_name']).where('id', 'in', page.map(({ id }) => id)).execute() // prettier-ignore
    : []
  const brandById = new Map(rows.map((row) => [row.id, row]))
  const list = page.flatMap((sum) => {
    const brand = brandById.get(sum.id)
    return brand ? [{ ...sum, name: brand.name, englishName: brand.english_name }] : []
  })
  return { list, total: sums.length, all: sumOf(onSale, { today, categories }) }
}

/** The products to complete next. */
export async function getPageOfIncompleteProducts(
  deps: Deps,
  { pageNo, pageSize, brandId, gap }: ParsedInputOf<typeof getIncompleteProducts>,
): Promise<OutputOf<typeof getIncompleteProducts>> {
  const views = await recentViews(deps)
  const today = deps.clock.today()
  const kept = await deps.kept()
  const { viewed, unseen } = findIncomplete(kept, { today, views, brandId, gap })
  const all = [...viewed, ...unseen]
  const page = all.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  return {
    list: await incompleteProductsOf(deps, page, { today, views, categories: kept.categories }),
    total: all.length,
  }
}

/** The facts that categories expect and products on sale lack, most often missing first. */
export async function getPageOfMissingFacts(
  { kept }: Pick<Deps, 'kept'>,
  { pageNo, pageSize, brandId }: ParsedInputOf<typeof getMissingFacts>,
): Promise<OutputOf<typeof getMissingFacts>> {
  const { list, products } = missingFactsIn(await kept(), brandId)
  return { list: list.slice((pageNo - 1) * pageSize, pageNo * pageSize), total: list.length, products }
}

interface Beside extends Pick<KeptCatalogue, 'categories'> {
  today: string
}

function sumOf(entries: readonly KeptEntry[], { today, categories }: Beside): Completeness & { facts: FactsStated } {
  const sum = sumUp(
    entries.map((entry) => ({
      percent: completenessOfEntry(entry, today) ?? 100,
      bits: bitsOfProduct(entry, today),
    })),
  )
  return { ...sum, facts: factsOfAll(entries, categories) }
}
