import type { InputOf } from '../../../contract/endpoint.ts'
import type { bulkUpdate } from '../../../contract/keeping/bulk.ts'
import type { filterOf } from './wanted-products.ts'

/** Products that something is done with: those that are ticked, or all that the filter finds. */
export type ChosenProducts = { count: number } & (
  | { ids: string[]; filter?: never }
  | { filter: ReturnType<typeof filterOf>; ids?: never }
)

/** As the calls for many take them. */
export function selectionOf({ ids, filter }: ChosenProducts): Pick<InputOf<typeof bulkUpdate>, 'ids' | 'filter'> {
  return ids ? { ids } : { filter }
}
