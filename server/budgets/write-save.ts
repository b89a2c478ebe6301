import type { BudgetField, BudgetFields } from '../../contract/budgets/budget.ts'
import type * as calls from '../../contract/budgets/calls.ts'
import type { Entry } from '../../contract/budgets/entries.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import type { Effect, StoredDocument } from '../workspace/conflicts.ts'
import type { Trx } from '../database.ts'
import { countColumns } from './counts.ts'
import type { EntryCounts } from './counts.ts'
import { amountColumns, refreshAmounts } from './refresh-amounts.ts'
import { columnsOf, forgetRemovals, removeEntries, writeEntries } from './stored.ts'
import type { BudgetRow } from './stored.ts'
import { touchedLines } from './touched-lines.ts'

interface Write {
  effect: Effect<BudgetFields, Entry>
  standing: StoredDocument<BudgetFields, Entry>
  counts: EntryCounts
  now: Date
}

/** Writes the changes of a save as a new version; returns the version with the list's totals. */
export async function writeSave(
  trx: Trx,
  budget: BudgetRow,
  { effect, standing, counts, now }: Write,
): Promise<OutputOf<typeof calls.updateBudget>> {
  const { put, remove } = effect
  const version = budget.version + 1
  const fields: BudgetFields = { ...standing.fields, ...effect.fields }
  const changed = Object.keys(effect.fields) as BudgetField[]
  const isChanged = changed.length + put.length + remove.length > 0
  if (!isChanged) {
    await trx
      .updateTable('budget')
      .set({ version })
      .where('id', '=', budget.id)
      .where('member_id', '=', budget.member_id)
      .execute()
    return { version, totals: budget.totals }
  }
  const touched = await touchedLines(trx, budget, effect, standing)
  await removeEntries(trx, budget, { ids: remove, version, now })
  await writeEntries(trx, budget, { entries: put, version })
  const cameBack = put.filter(({ id }) => standing.items.get(id)?.item === null)
  await forgetRemovals(
    trx,
    budget,
    cameBack.map(({ id }) => id),
  )
  const fieldVersions = {
    ...budget.field_versions,
    ...Object.fromEntries(changed.map((field) => [field, version])),
  }
  const isTouched = touched === 'all' || touched.size + remove.length + changed.length > 0
  const refreshed = isTouched ? await refreshAmounts(trx, budget, { fields, touched, removed: remove }) : undefined
  const totals = refreshed?.totals ?? budget.totals
  await trx
    .updateTable('budget')
    .set({
      version,
      updated_at: now,
      field_versions: JSON.stringify(fieldVersions),
      ...(refreshed && amountColumns(refreshed)),
      ...countColumns(counts),
      ...(changed.length > 0 && columnsOf(fields)),
    })
    .where('id', '=', budget.id)
    .where('member_id', '=', budget.member_id)
    .execute()
  return { version, totals }
}
