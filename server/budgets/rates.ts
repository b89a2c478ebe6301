import type { YuanRate } from '../../contract/budgets/offers.ts'
import { printDecimal } from '../../contract/budgets/arithmetic/decimal.ts'
import { findRates } from '../catalogue/rates.ts'
import type { BudgetDeps } from './deps.ts'

/** The catalogue's exchange rates of today as exact decimals, by currency code. */
export async function findYuanRates({ db, clock }: BudgetDeps): Promise<ReadonlyMap<string, YuanRate>> {
  const rates = await findRates(db, clock.today())
  return new Map(
    [...rates].map(([currency, { whole, scale, date, source }]) => [
      currency,
      { cny: printDecimal(BigInt(whole), String(scale).length - 1), date, source },
    ]),
  )
}
