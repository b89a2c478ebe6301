import type { MissingFact } from '../../../../contract/keeping/completeness.ts'
import type { FactsStated } from '../../../../contract/keeping/gaps.ts'
import { countFacts, createFactCounts } from '../page/fact-bits.ts'
import type { CategoryFacts } from '../page/fact-bits.ts'
import type { KeptCatalogue } from '../page/kept-catalogue.ts'
import type { KeptEntry } from '../page/load-entries.ts'
import { missingFactsOf } from '../page/narrowed.ts'

/**
 * The facts that products on sale lack, by category of the first level, most often missing first; and how many products lack any. Only those
 * of one brand, if it is given.
 */
export function missingFactsIn(
  { entries, categories }: Pick<KeptCatalogue, 'entries' | 'categories'>,
  brandId?: string,
): { list: MissingFact[]; products: number } {
  const countsOf = new Map<string, Record<'missing' | 'expected', ReturnType<typeof createFactCounts>>>()
  const firstLevels = new Map<string, MissingFact['category']>()
  let products = 0
  for (const entry of entries.values()) {
    const missing = missingFactsOf(entry, categories)
    if (!missing || (brandId !== undefined && entry.brandId !== brandId)) continue
    const first = firstLevels.get(entry.categoryId) ?? categories.firstLevelOf(entry.categoryId)
    firstLevels.set(entry.categoryId, first)
    const counts = countsOf.get(first.id) ?? { missing: createFactCounts(), expected: createFactCounts() }
    countsOf.set(first.id, counts)
    counts.missing.add(missing)
    counts.expected.add(categories.expectedOf(entry.categoryId))
    if (countFacts(missing) > 0) products += 1
  }
  const byId = new Map([...firstLevels.values()].map((category) => [category.id, category]))
  const list = [...countsOf].flatMap(([id, { missing, expected }]) => {
    const category = byId.get(id)
    if (!category) return []
    return missing.counted().map(({ fact, count }) => {
      const { code, name, enName } = fact
      return { category, fact: { code, name, enName }, missing: count, expected: expected.countOf(fact) }
    })
  })
  return { list: list.sort((one, other) => other.missing - one.missing), products }
}

/** Of all the facts that are expected of these products, how many are stated. */
export function factsOfAll(entries: readonly KeptEntry[], categories: CategoryFacts): FactsStated {
  let [stated, expected] = [0, 0]
  for (const entry of entries) {
    const missing = missingFactsOf(entry, categories)
    if (!missing) continue
    const all = countFacts(categories.expectedOf(entry.categoryId))
    expected += all
    stated += all - countFacts(missing)
  }
  return { stated, expected }
}
