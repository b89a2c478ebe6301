import { allocatedLine, lineFiguresOf } from '../../contract/budgets/arithmetic/line-figures.ts'
import { totalsOf } from '../../contract/budgets/arithmetic/totals.ts'
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
const LINES_AT_ONCE = 100

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
  await letOthersIn(entries.length)
  const allocationsByLine = Map.groupBy(allocations, ({ lineId }) => lineId)
  const [roomsById, linesById] = [byId(rooms), byId(lines)]
  await letOthersIn(entries.length)
  const skuIds = [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))]
  const skus = await knownSkus.find(skuIds, catalogueVersion)
  const shown: Budget['lines'] = []
  await inPieces(inOrder(lines), LINES_AT_ONCE, (piece) => {
    for (const line of piece) {
      const own = allocationsByLine.get(allocatedLine(line, linesById)) ?? []
      shown.push({ ...line, figures: lineFiguresOf(fields, line, own, roomsById), now: nowOf(line, skus) })
    }
  })
  await letOthersIn(entries.length)
  const totals = totalsOf(
    fields,
    shown.map((line) => ({ line, figures: line.figures })),
  )
  return { totals, rooms: inOrder(rooms), lines: shown, allocations }
}

function byId<Entry extends { id: string }>(entries: readonly Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
