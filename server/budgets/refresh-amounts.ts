import { sql } from 'kysely'
import type { BudgetFields } from '../../contract/budgets/budget.ts'
import type { Totals } from '../../contract/budgets/figures.ts'
import { inPieces, letOthersIn } from '../platform/in-pieces.ts'
import type { Trx } from '../database.ts'
import { byKind } from './kinds.ts'
import { amountsOfLines } from './amounts.ts'
import type { LineAmounts } from './amounts.ts'
import { findReckoned } from './stored.ts'
import type { BudgetRow, WhoseBudget } from './stored.ts'
import { changedSums, totalsOfSums } from './sums.ts'
import type { ListSums } from './tables.ts'
import type { TouchedLines } from './touched-lines.ts'

interface Refresh {
  fields: BudgetFields
  /** The lines whose amounts are computed again. */
  touched: TouchedLines
  removed?: readonly string[]
}

/** Lines that are computed in one go: some milliseconds. */
const RECKONED_AT_ONCE = 250

/** The list's totals and sums after a change. */
interface Refreshed {
  sums: ListSums
  totals: Totals
  countedLines: number
}

/** Computes and writes the amounts that a change touches. Returns the list's totals and sums. */
export async function refreshAmounts(
  trx: Trx,
  budget: WhoseBudget & Pick<BudgetRow, 'sums'>,
  { fields, touched, removed = [] }: Refresh,
): Promise<Refreshed> {
  const isAll = touched === 'all'
  const sums = isAll ? {} : (budget.sums ?? (await addUp(trx, budget)))
  const reckoned = isAll || touched.size > 0 ? await findReckoned(trx, budget, isAll ? undefined : [...touched]) : []
  await letOthersIn(reckoned.length)
  const { rooms, lines, allocations } = byKind(reckoned)
  const roomsById = new Map(rooms.map((room) => [room.id, room]))
  const byLine = Map.groupBy(allocations, ({ lineId }) => lineId)
  await letOthersIn(reckoned.length)
  const more: LineAmounts[] = []
  await inPieces(lines, RECKONED_AT_ONCE, (piece) => {
    more.push(...amountsOfLines({ terms: fields, lines: piece, allocationsByLine: byLine, rooms: roomsById }))
  })
  if (isAll) await forgetAmounts(trx, budget)
  const less = await exchangeAmounts(trx, budget, { ids: isAll ? [] : [...touched, ...removed], amounts: more })
  await letOthersIn(more.length)
  const changed = changedSums(sums, { less, more })
  return { sums: changed, ...totalsOfSums(changed, fields) }
}

export function amountColumns({ sums, totals, countedLines }: Refreshed) {
  return { sums: JSON.stringify(sums), totals: JSON.stringify(totals), counted_lines: countedLines }
}

/** Replaces the amounts of lines; returns the former ones. */
async function exchangeAmounts(
  trx: Trx,
  { id, member_id: memberId }: WhoseBudget,
  { ids, amounts }: { ids: readonly string[]; amounts: readonly LineAmounts[] },
): Promise<LineAmounts[]> {
  if (ids.length + amounts.length === 0) return []
  const kept = new Set(amounts.map((one) => one.line_id))
  const { rows } = await sql<LineAmounts>`
    WITH before AS MATERIALIZED (
      SELECT line_id, tax_rate::text, goods::text[], tax::text[], freight::text FROM budget_amount
      WHERE budget_id = ${id} AND member_id = ${memberId} AND line_id = ANY (${ids}::uuid[])),
    gone AS (
      DELETE FROM budget_amount
      WHERE budget_id = ${id} AND member_id = ${memberId}
        AND line_id = ANY (${ids.filter((lineId) => !kept.has(lineId))}::uuid[])),
    written AS (
      INSERT INTO budget_amount (budget_id, line_id, member_id, tax_rate, goods, tax, freight)
      SELECT ${id}, line_id, ${memberId}, tax_rate, goods, tax, freight
      FROM jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb)
        AS row (line_id uuid, tax_rate numeric, goods numeric[], tax numeric[], freight numeric)
      ON CONFLICT (budget_id, line_id) DO UPDATE SET tax_rate = excluded.tax_rate, goods = excluded.goods,
        tax = excluded.tax, freight = excluded.freight)
    SELECT * FROM before`.execute(trx)
  return rows
}

async function forgetAmounts(trx: Trx, { id, member_id: memberId }: WhoseBudget): Promise<void> {
  await trx.deleteFrom('budget_amount').where('budget_id', '=', id).where('member_id', '=', memberId).execute()
}

/** Computes the sums of a list that was saved before sums were stored. */
export async function addUp(trx: Trx, { id, member_id: memberId }: WhoseBudget): Promise<ListSums> {
  const { rows } = await sql<LineAmounts>`
    SELECT line_id, tax_rate::text, goods::text[], tax::text[], freight::text FROM budget_amount
    WHERE budget_id = ${id} AND member_id = ${memberId}`.execute(trx)
  return changedSums({}, { less: [], more: rows })
}
