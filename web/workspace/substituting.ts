import { createContext, use } from 'react'

/** What can be asked of a SKU wherever it stands: where else it is used, and another in its place there. */
interface Substituting {
  showUses: (skuId: string) => void
  substitute: (skuId: string) => void
}

/** The frame says how. Null: nothing is offered. */
export const SubstitutingContext = createContext<Substituting | null>(null)

export function useSubstituting(): Substituting | null {
  return use(SubstitutingContext)
}
