import { sql } from 'kysely'
import { amountsOf, taxRateOf } from '../../contract/budgets/arithmetic/amounts.ts'
import type { Amounts, Terms } from '../../contract/budgets/arithmetic/amounts.ts'
import { isCounted } from '../../contract/budgets/arithmetic/line-figures.ts'
import { quantitiesOf, roomNeedsOf } from '../../contract/budgets/arithmetic/quantities.ts'
import { createTally } from '../../contract/budgets/arithmetic/totals.ts'
import type { BudgetField } from '../../contract/budgets/budget.ts'
import type { Allocation, Line, Room } from '../../contract/budgets/entries.ts'
import type { Totals } from '../../contract/budgets/figures.ts'
import type { Trx } from './parts.ts'
import type { WhoseBudget } from './stored.ts'

/** Fields of a list on which the amounts of its lines depend. */
export const OF_AMOUNTS: ReadonlySet<BudgetField> = new Set([
  'baseCurrency',
  'taxRounding',
  'defaultTaxRate',
  'packing',
])

interface Reckoned {
  terms: Terms
  lines: readonly Line[]
  /** Those of the lines. */
  allocations: readonly Allocation[]
  rooms: ReadonlyMap<string, Room>
}

/** Computes and writes what lines come to, each with all its allocations. */
export async function writeAmounts(
  trx: Trx,
  { id, member_id: memberId }: WhoseBudget,
  { terms, lines, allocations, rooms }: Reckoned,
): Promise<void> {
  if (lines.length === 0) return
  const byLine = Map.groupBy(allocations, ({ lineId }) => lineId)
  const rows = lines.filter(isCounted).map((line) => {
    const needs = roomNeedsOf(byLine.get(line.id) ?? [], rooms)
    const amounts = amountsOf(terms, line, quantitiesOf(needs, line.pack, terms.packing))
    return {
      line_id: line.id,
      tax_rate: String(taxRateOf(terms, line)),
      goods: amounts && textOf(amounts.goods),
      tax: amounts && textOf(amounts.tax),
      freight: String(amounts?.freight ?? 0n),
    }
  })
  const others = lines.flatMap((line) => (isCounted(line) ? [] : [line.id]))
  if (others.length > 0)
    await sql`
      DELETE FROM budget_amount
      WHERE budget_id = ${id} AND member_id = ${memberId} AND line_id = ANY (${others}::uuid[])`.execute(trx)
  if (rows.length === 0) return
  await sql`
    INSERT INTO budget_amount (budget_id, line_id, member_id, tax_rate, goods, tax, freight)
    SELECT ${id}, line_id, ${memberId}, tax_rate, goods, tax, freight
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS row (line_id uuid, tax_rate numeric, goods numeric[], tax numeric[], freight numeric)
    ON CONFLICT (budget_id, line_id) DO UPDATE SET tax_rate = excluded.tax_rate, goods = excluded.goods,
      tax = excluded.tax, freight = excluded.freight`.execute(trx)
}

/** What all lines of a list come to by what is written of each, and how many count. */
export async function readTotals(
  trx: Trx,
  { id, member_id: memberId }: WhoseBudget,
  terms: Terms,
): Promise<{ totals: Totals; countedLines: number }> {
  const { rows } = await sql<SumRow>`
    SELECT tax_rate::text, count(*)::int AS lines, count(*) FILTER (WHERE goods IS NULL)::int AS unpriced,
      coalesce(sum(freight) FILTER (WHERE goods IS NOT NULL), 0)::text AS freight,
      ARRAY[sum(goods[1]), sum(goods[2]), sum(goods[3])]::text[] AS goods,
      ARRAY[sum(tax[1]), sum(tax[2]), sum(tax[3])]::text[] AS tax
    FROM budget_amount WHERE budget_id = ${id} AND member_id = ${memberId} GROUP BY tax_rate`.execute(trx)
  const tally = createTally()
  let countedLines = 0
  for (const { tax_rate: taxRate, lines, unpriced, goods, tax, freight } of rows) {
    countedLines += lines
    for (let count = 0; count < unpriced; count += 1) tally.add(BigInt(taxRate), null)
    if (lines > unpriced)
      tally.add(BigInt(taxRate), { goods: boundsOf(goods), tax: boundsOf(tax), freight: BigInt(freight) })
  }
  return { totals: tally.totals(terms), countedLines }
}

interface SumRow {
  tax_rate: string
  lines: number
  unpriced: number
  freight: string
  goods: (string | null)[]
  tax: (string | null)[]
}

function textOf({ low, high, chosen }: Amounts['goods']): string[] {
  return [low, high, chosen].map(String)
}

function boundsOf([low, high, chosen]: (string | null)[]): Amounts['goods'] {
  return { low: BigInt(low ?? 0), high: BigInt(high ?? 0), chosen: BigInt(chosen ?? 0) }
}
