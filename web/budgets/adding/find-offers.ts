import { getOffers, MOST_OFFERS_ASKED, type Offer } from '../../../contract/budgets/calls.ts'
import { call } from '../../api.ts'

/** Finds what the catalogue offers for SKUs, each once and in the given order. Unknown SKUs are left out. */
export async function findOffers(skuIds: readonly string[]): Promise<Offer[]> {
  const asked = [...new Set(skuIds)]
  const parts = Array.from({ length: Math.ceil(asked.length / MOST_OFFERS_ASKED) }, (_, nth) =>
    asked.slice(nth * MOST_OFFERS_ASKED, (nth + 1) * MOST_OFFERS_ASKED),
  )
  return (await Promise.all(parts.map((part) => call(getOffers, { skuIds: part })))).flat()
}
