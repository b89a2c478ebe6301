import { createContext, use } from 'react'

/** What the frame offers for a SKU: where it is used, and substitutions. */
interface Substituting {
  showUses: (skuId: string) => void
  substitute: (skuId: string) => void
  replaceOnBoards: (skuId: string, toSkuId: string, boardIds: readonly string[]) => void
}

/** Provided by the frame. Null where nothing is offered. */
export const SubstitutingContext = createContext<Substituting | null>(null)

export function useSubstituting(): Substituting | null {
  return use(SubstitutingContext)
}
