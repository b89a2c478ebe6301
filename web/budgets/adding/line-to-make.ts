import type { Offer, updateBudget } from '../../../contract/budgets/calls.ts'
import type { InputOf } from '../../../contract/endpoint.ts'
import type { LineStart } from './plan.ts'

/** What a call says about a new line of a SKU; the server takes the rest from the catalogue. */
export type LineToMake = NonNullable<NonNullable<InputOf<typeof updateBudget>['put']>['lines']>[number]

export function lineToMake({ skuId }: Offer, start: LineStart): LineToMake {
  return { kind: 'sku', skuId, ...start }
}
