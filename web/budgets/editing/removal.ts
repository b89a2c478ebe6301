import type { BudgetDraft, BudgetEdit } from './budget-kind.ts'

/** The edit that removes rooms, lines or allocations: rooms and lines with their allocations, lines with their alternatives. */
export function removal({ items }: Pick<BudgetDraft, 'items'>, ids: readonly string[]): BudgetEdit {
  const gone = new Set(ids.filter((id) => items.has(id)))
  const entries = [...items.values()]
  for (const entry of entries)
    if (entry.type === 'line' && entry.alternativeOf !== null && gone.has(entry.alternativeOf)) gone.add(entry.id)
  for (const entry of entries) {
    if (entry.type !== 'allocation') continue
    if (gone.has(entry.lineId) || (entry.roomId !== null && gone.has(entry.roomId))) gone.add(entry.id)
  }
  return { remove: [...gone] }
}
