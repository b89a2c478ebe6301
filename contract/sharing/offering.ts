import { isCounted } from '../budgets/arithmetic/line-figures.ts'
import type { Line } from '../budgets/entries.ts'

type Offerable = Pick<Line, 'id' | 'status' | 'alternativeOf' | 'unit'>

/**
 * The alternatives that a version can offer, in the list's order: not rejected, of a line that counts, in its unit. In another
 * unit the line's quantities would mean something else.
 */
export function offerableIn<Entry extends Offerable>(lines: readonly Entry[]): Entry[] {
  const counted = new Map(lines.flatMap((line) => (isCounted(line) ? [[line.id, line] as const] : [])))
  return lines.filter(
    ({ status, alternativeOf, unit }) => status !== 'rejected' && counted.get(alternativeOf ?? '')?.unit === unit,
  )
}
