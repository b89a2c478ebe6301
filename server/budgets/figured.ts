import { createSums } from '../../contract/budgets/arithmetic/sums.ts'
import type { BudgetFields } from '../../contract/budgets/budget.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import { inOrder } from '../../contract/budgets/entries.ts'
import type { KnownSkus } from '../catalogue/known-skus.ts'
import { inPieces, letOthersIn } from '../platform/in-pieces.ts'
import { byKind } from './kinds.ts'
import { nowOf } from './offers.ts'
import type { BudgetSkuNow } from './offers.ts'
import type { StoredEntry } from './stored.ts'

/** Lines whose figures are formatted in one go. */
const LINES_AT_ONCE = 500

interface Whole {
  fields: BudgetFields
  entries: readonly StoredEntry[]
  catalogueVersion: string
}

/** A list's entries in their order, with the amounts of its lines and the present state of their SKUs. */
export async function figured(
  knownSkus: KnownSkus<BudgetSkuNow>,
  { fields, entries, catalogueVersion }: Whole,
): Promise<Pick<Budget, 'totals' | 'rooms' | 'lines' | 'allocations'>> {
  // With 40,000 quantities each step takes a while; other calls run in between.
  await letOthersIn(entries.length)
  const { rooms, lines, allocations } = byKind(entries)
  const entriesById = new Map(entries.map((entry) => [entry.id, entry]))
  await letOthersIn(entries.length)
  const sums = createSums(fields, entriesById)
  await letOthersIn(entries.length)
  const skuIds = [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))]
  const skus = await knownSkus.find(skuIds, catalogueVersion)
  const shown: Budget['lines'] = []
  await inPieces(inOrder(lines), LINES_AT_ONCE, (piece) => {
    for (const line of piece) {
      const figures = sums.figures(line.id)
      if (!figures) throw new Error(`line ${line.id} has no figures`)
      shown.push({ ...line, figures, now: nowOf(line, skus) })
    }
  })
  return { totals: sums.totals(), rooms: inOrder(rooms), lines: shown, allocations }
}
