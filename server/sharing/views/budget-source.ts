import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import type { Budget } from '../../../contract/budgets/calls.ts'
import type { Figure } from '../../../contract/sharing/links.ts'
import { offerableIn } from '../../../contract/sharing/offering.ts'
import { inOneFigure } from '../../../contract/sharing/one-figure.ts'
import type { BudgetSource } from '../../../contract/sharing/rules.ts'
import type { CurrentSku } from '../../catalogue/current-skus.ts'
import { skuTodayIn } from './sku-today.ts'

interface Showing {
  /** Shows only lines of this brand; null shows all. */
  brandId: string | null
  figure: Figure | null
  /** The state of the lines' SKUs today, by SKU id. */
  standing: ReadonlyMap<string, CurrentSku>
  /**
   * Of a version: alternatives that clients may choose; others of these ids are passed over. How far the list has come is no
   * content of a version.
   */
  offered?: readonly string[]
}

/** A shared budget list before its rules are applied: the counted lines, with only their rooms and quantities. */
export function budgetSourceOf(whole: Budget, { brandId, figure, standing, offered }: Showing): BudgetSource {
  const budget = figure === null ? whole : inOneFigure(whole, figure)
  const isSent = offered !== undefined
  const lines = budget.lines.filter(
    (line) => isCounted(line) && (brandId === null || line.snapshot?.brandId === brandId),
  )
  const lineIds = new Set(lines.map(({ id }) => id))
  const allocations = budget.allocations.filter(({ lineId }) => lineIds.has(lineId))
  const roomIds = new Set(brandId === null ? [] : allocations.map(({ roomId }) => roomId))
  const wanted = new Set(offered)
  const alternatives = wanted.size === 0 ? [] : offerableIn(budget.lines).filter(({ id }) => wanted.has(id))
  const asToday = ({ now, ...line }: Budget['lines'][number]) => ({
    ...line,
    ...(isSent && { status: 'proposed' as const }),
    ...(now && { now: { ...now, ...skuTodayIn(standing, line.skuId ?? '') } }),
  })
  return {
    ...budget,
    ...(isSent && { status: 'draft' as const }),
    rooms: brandId === null ? budget.rooms : budget.rooms.filter(({ id }) => roomIds.has(id)),
    lines: lines.map(asToday),
    ...(alternatives.length > 0 && { alternatives: alternatives.map(asToday) }),
    allocations,
  }
}
