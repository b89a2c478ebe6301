import { queryOptions } from '@tanstack/react-query'
import { getOffers, MOST_OFFERS_ASKED, type Offer } from '../../../contract/budgets/calls.ts'
import { call } from '../../api.ts'

/** Offers do not change while a material is being chosen. */
const FRESH_MS = 60_000

interface Asker {
  resolve: (offer: Offer | null) => void
  reject: (error: unknown) => void
}

const askers = new Map<string, Asker[]>()

/** The catalogue's offer for a material today; null where it has none. Requests of the same frame are combined. */
export function candidateOf(skuId: string) {
  return queryOptions({
    queryKey: ['substitution', 'candidate', skuId],
    queryFn: () => new Promise<Offer | null>((resolve, reject) => join(skuId, { resolve, reject })),
    staleTime: FRESH_MS,
    meta: { isMembers: true, isBackground: true },
  })
}

function join(skuId: string, asker: Asker): void {
  if (askers.size === 0) requestAnimationFrame(askForAll)
  askers.set(skuId, [...(askers.get(skuId) ?? []), asker])
}

function askForAll(): void {
  const waiting = [...askers]
  askers.clear()
  for (let from = 0; from < waiting.length; from += MOST_OFFERS_ASKED)
    void askFor(new Map(waiting.slice(from, from + MOST_OFFERS_ASKED)))
}

async function askFor(waiting: ReadonlyMap<string, readonly Asker[]>): Promise<void> {
  try {
    const offers = await call(getOffers, { skuIds: [...waiting.keys()] })
    const found = new Map(offers.map((offer) => [offer.skuId, offer]))
    for (const [skuId, ones] of waiting) for (const { resolve } of ones) resolve(found.get(skuId) ?? null)
  } catch (error) {
    for (const ones of waiting.values()) for (const { reject } of ones) reject(error)
  }
}
