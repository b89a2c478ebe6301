import type { BudgetFields } from '../../../../contract/budgets/budget.ts'
import type { Offer } from '../../../../contract/budgets/calls.ts'
import type { Allocation, Entry, Line, Room } from '../../../../contract/budgets/entries.ts'
import { currencyOf, lineOfOffer, type YuanRate } from '../../../../contract/budgets/offers.ts'
import type { CurrencyRate } from '../../../../contract/lookups.ts'
import { decimalText } from '../../../../contract/values/figure.ts'
import type { TableDraft, TableEdit } from '../../table/table-props.ts'
import { newEntryId } from '../../../workspace/new-entry-id.ts'
import { isIdle, overflowOf, planLines, type Contents, type AddOutcome } from '../plan.ts'

/** The entries of a budget, by their type. */
export function contentsOf(items: ReadonlyMap<string, Entry>): Contents {
  const [rooms, lines, allocations]: [Room[], Line[], Allocation[]] = [[], [], []]
  for (const entry of items.values()) {
    if (entry.type === 'room') rooms.push(entry)
    else if (entry.type === 'line') lines.push(entry)
    else allocations.push(entry)
  }
  return { rooms, lines, allocations }
}

interface Taken {
  /** Null where nothing changes, or there is no room. */
  edit: TableEdit | null
  outcomes: readonly AddOutcome[]
  overflow: ReturnType<typeof overflowOf>
}

interface Taking {
  roomId: string | null
  /** Empty where each line takes its product's section. */
  section: string
  isChinese: boolean
  /** Today's rates; needed where the list's currency is not the yuan. */
  rates: readonly CurrencyRate[]
}

/** One step that adds SKUs to an open list. A line that has the SKU already takes more of it. */
export function withSkusAdded(
  { fields, items }: TableDraft,
  offers: readonly Offer[],
  { roomId, section, isChinese, rates }: Taking,
): Taken {
  const contents = contentsOf(items)
  const known = ratesOf(fields, offers, rates)
  const plan = planLines(
    contents,
    offers.map((offer) => ({ offer, roomId, quantity: null })),
    {
      lineOf: (offer, start) => lineOfOffer(offer, { ...start, list: fields, rates: known }),
      newId: newEntryId,
      isChinese,
      section,
    },
  )
  const overflow = overflowOf(plan, { lines: contents.lines.length, rooms: contents.rooms.length })
  if (overflow || isIdle(plan)) return { edit: null, outcomes: plan.outcomes, overflow }
  const { lines, allocations } = plan.put
  const put: Entry[] = [
    ...lines.map((line) => ({ type: 'line' as const, ...line })),
    ...allocations.map((allocation) => ({ type: 'allocation' as const, ...allocation })),
  ]
  return { edit: { put, remove: plan.removed }, outcomes: plan.outcomes, overflow }
}

function ratesOf(
  { baseCurrency }: Pick<BudgetFields, 'baseCurrency'>,
  offers: readonly Offer[],
  rates: readonly CurrencyRate[],
): Map<string, YuanRate> {
  const known = new Map<string, YuanRate>()
  const base = rates.find(({ currency }) => currency === baseCurrency)
  if (base) known.set(baseCurrency, { ...base, cny: decimalText(base.cny) })
  for (const { snapshot, rate } of offers) if (rate) known.set(currencyOf(snapshot.currency), rate)
  return known
}
