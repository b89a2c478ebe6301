import type { BudgetFields } from '../../contract/budgets/budget.ts'
import type { Entry } from '../../contract/budgets/entries.ts'
import { exchangeOf } from '../../contract/budgets/offers.ts'
import type { Effect } from '../workspace/conflicts.ts'
import type { BudgetDeps } from './deps.ts'
import { findYuanRates } from './rates.ts'
import { findEntries } from './stored.ts'
import type { WhoseBudget } from './stored.ts'

/** Where a save changes the base currency: the lines that it does not mention, with today's rates. Else none. */
export async function findRatedAnew(
  deps: BudgetDeps,
  budget: WhoseBudget,
  { fields: { baseCurrency }, put, remove }: Effect<BudgetFields, Entry>,
): Promise<Entry[]> {
  if (baseCurrency === undefined) return []
  const told = new Set([...put.map(({ id }) => id), ...remove])
  const rates = await findYuanRates(deps)
  const entries = await findEntries(deps.db, budget, { type: 'line' })
  return entries.flatMap(({ version: _version, ...line }) =>
    line.type !== 'line' || told.has(line.id)
      ? []
      : [{ ...line, price: { ...line.price, ...exchangeOf(line.price.currency, baseCurrency, rates) } }],
  )
}
