import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { hasNoAmount, isTaxUntold } from '../../../contract/budgets/what-counts.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import type { LookedAt, SpendingChoice } from '../looking/looked-at.ts'

/** Which lines the table shows; null shows all. */
export type ShownLines = OpenLines | SpendingChoice | null
/** Lines of which something is still to be said. */
export type OpenLines = 'unpriced' | 'noAmount' | 'taxUnknown'

/** The filter of the table's lines; undefined where all are shown. */
export function lineFilter(shown: ShownLines, { sums }: LookedAt): ((line: Line) => boolean) | undefined {
  if (!shown) return undefined
  if (shown === 'unpriced') return (line) => isCounted(line) && (sums.figures(line.id)?.goodsLow ?? null) === null
  if (shown === 'noAmount') return (line) => isCounted(line) && hasNoAmount({ figures: sums.figures(line.id) })
  if (shown === 'taxUnknown')
    return (line) => isCounted(line) && isTaxUntold({ price: line.price, figures: sums.figures(line.id) })
  const { by, groupId } = shown
  if (by === 'section') return ({ section }) => section === groupId
  if (by === 'brand') return ({ snapshot }) => (snapshot?.brandId ?? '') === groupId
  return ({ id }) => sums.shares(id).some(({ roomId }) => (roomId ?? '') === groupId)
}
