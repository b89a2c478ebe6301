import type { InputOf } from '../../../contract/endpoint.ts'
import type { bulkUpdate } from '../../../contract/keeping/bulk.ts'
import type { filterOf } from './wanted-products.ts'

/** The products to act on: ticked ones, or all that the filter finds. */
export type ChosenProducts = { count: number } & (
  | { ids: string[]; filter?: never }
  | { filter: ReturnType<typeof filterOf>; ids?: never }
)

/** In the form of the bulk calls. */
export function selectionOf({ ids, filter }: ChosenProducts): Pick<InputOf<typeof bulkUpdate>, 'ids' | 'filter'> {
  return ids ? { ids } : { filter }
}
