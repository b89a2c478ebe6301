import { useState } from 'react'
import type { KeptProduct } from '../../../../contract/keeping/products.ts'
import { useSelection } from '../../../kit/lists/use-selection.ts'
import { filterOf, queryOf, type ChosenProducts, type WantedProducts } from '../wanted-products.ts'

/** The ticked products: some of the page, or all that the filter finds. Ticks belong to the results of one search. */
export function useTicked(products: readonly KeptProduct[], total: number, wanted: WantedProducts) {
  const { selection, ticked, tick, tickAll, end } = useSelection(products)
  const [isAllFound, setIsAllFound] = useState(false)
  const clear = () => {
    setIsAllFound(false)
    end()
  }
  const asked = JSON.stringify(queryOf(wanted))
  const [tickedOf, setTickedOf] = useState(asked)
  if (tickedOf !== asked) {
    setTickedOf(asked)
    clear()
  }
  const ids = ticked.map(({ id }) => id)
  const chosen: ChosenProducts = isAllFound ? { filter: filterOf(wanted), count: total } : { ids, count: ids.length }
  return {
    chosen,
    isAllFound,
    isTicked: ({ id }: KeptProduct) => isAllFound || selection.ids.has(id),
    tick: (id: string, isRange: boolean) => {
      setIsAllFound(false)
      tick(id, isRange)
    },
    tickPage: () => tickAll(products),
    tickFound: () => setIsAllFound(true),
    clear,
  }
}

export type Ticked = ReturnType<typeof useTicked>
