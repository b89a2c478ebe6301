import type { BudgetFields } from '../../../contract/budgets/budget.ts'
import type { Offer } from '../../../contract/budgets/calls.ts'
import { NEW_LINE, NEW_PRICE, type Line } from '../../../contract/budgets/entries.ts'
import { exchangeOf, lineOfOffer, type YuanRate } from '../../../contract/budgets/offers.ts'
import { newEntryId } from '../../workspace/new-entry-id.ts'

interface Rates {
  list: Pick<BudgetFields, 'baseCurrency'>
  rates: ReadonlyMap<string, YuanRate>
}

/** An alternative from an offer of the catalogue. */
export function alternativeOfOffer(line: Line, offer: Offer, exchange: Rates): Line {
  const { section, sort } = line
  const made = lineOfOffer(offer, { id: newEntryId(), sort, section, docCode: '', ...exchange })
  return { ...made, alternativeOf: line.id }
}

/** An alternative of the member's own, in the line's unit. */
export function ownAlternative(line: Line, name: string, { list, rates }: Rates): Line {
  return {
    ...NEW_LINE,
    id: newEntryId(),
    kind: 'custom',
    name,
    section: line.section,
    sort: line.sort,
    alternativeOf: line.id,
    unit: line.unit,
    price: {
      ...NEW_PRICE,
      taxIncluded: line.price.taxIncluded,
      ...exchangeOf(list.baseCurrency, list.baseCurrency, rates),
    },
  }
}
