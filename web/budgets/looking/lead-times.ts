import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { orderByOf } from '../../../contract/budgets/orders.ts'
import type { Line } from '../../../contract/budgets/entries.ts'

/** A line that is not ordered yet, and its latest order date. Days are `YYYY-MM-DD`. */
export interface Deadline {
  line: Line
  orderBy: string
  /** Days until the order date; negative where it has passed. */
  daysLeft: number
}

const DAY = 24 * 60 * 60 * 1000

/** Lines that still have to be ordered, the most urgent first. Empty where the project has no date. */
export function deadlinesOf(
  lines: Iterable<Line>,
  { projectDate, today }: { projectDate: string | null; today: string },
): Deadline[] {
  const deadlines: Deadline[] = []
  for (const line of lines) {
    if (!isCounted(line) || line.status === 'ordered' || line.status === 'delivered') continue
    const orderBy = orderByOf(line, projectDate)
    if (orderBy !== null) deadlines.push({ line, orderBy, daysLeft: daysBetween(today, orderBy) })
  }
  return deadlines.toSorted((one, other) => one.daysLeft - other.daysLeft || one.line.sort - other.line.sort)
}

/** Whole days between two calendar days. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}
