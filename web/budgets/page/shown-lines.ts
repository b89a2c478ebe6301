import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import type { LookedAt, SpendingChoice } from '../looking/looked-at.ts'

/** Which lines the table shows; null shows all. */
export type ShownLines = 'unpriced' | SpendingChoice | null

/** The filter of the table's lines; undefined where all are shown. */
export function lineFilter(shown: ShownLines, { sums }: LookedAt): ((line: Line) => boolean) | undefined {
  if (!shown) return undefined
  if (shown === 'unpriced') return (line) => isCounted(line) && (sums.figures(line.id)?.goodsLow ?? null) === null
  const { by, groupId } = shown
  if (by === 'section') return ({ section }) => section === groupId
  if (by === 'brand') return ({ snapshot }) => (snapshot?.brandId ?? '') === groupId
  return ({ id }) => sums.shares(id).some(({ roomId }) => (roomId ?? '') === groupId)
}
