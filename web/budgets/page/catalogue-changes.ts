import type { Offer } from '../../../contract/budgets/calls.ts'
import type { Line, LineNow } from '../../../contract/budgets/entries.ts'
import type { BudgetState, NowOfLine } from '../editing/budget-kind.ts'
import { nowOfLine } from '../editing/now-of-line.ts'
import { hasOtherPrice } from '../editing/other-price.ts'

/** Lines whose SKU has changed in the catalogue, or is gone. */
export interface CatalogueChanges {
  changed: readonly Line[]
  /** How many of them have another price. */
  priced: number
  /** Lines whose SKU is withdrawn or has expired certificates. */
  noticed: readonly { line: Line; now: LineNow }[]
}

export function catalogueChanges(lines: readonly Line[], now: BudgetState['now']): CatalogueChanges {
  const changed: Line[] = []
  let priced = 0
  const noticed: { line: Line; now: LineNow }[] = []
  for (const line of lines) {
    const said = nowOfLine(now, line)
    if (said?.changed && said.status === 'on_sale') {
      changed.push(line)
      if (hasOtherPrice(line, said)) priced += 1
    }
    if (said && (said.status === 'withdrawn' || said.certificatesExpired > 0)) noticed.push({ line, now: said })
  }
  return { changed, priced, noticed }
}

/** The SKUs of which nothing was told when the list was read: of lines that were added or replaced since. */
export function untoldSkus(lines: readonly Line[], now: BudgetState['now']): string[] {
  const untold = lines.filter((line) => line.skuId !== null && line.snapshot !== null && !nowOfLine(now, line))
  return [...new Set(untold.flatMap(({ skuId }) => skuId ?? []))].toSorted()
}

/** What was told with the list, and of lines that were added or replaced since what their offers say. */
export function toldOfAll(
  lines: readonly Line[],
  now: BudgetState['now'],
  offers: readonly Pick<Offer, 'skuId' | 'now'>[],
): BudgetState['now'] {
  const bySku = new Map(offers.map((offer) => [offer.skuId, offer.now]))
  const later = lines.flatMap((line): [string, NowOfLine][] => {
    const said = line.skuId === null || nowOfLine(now, line) ? undefined : bySku.get(line.skuId)
    return said ? [[line.id, { ...said, skuId: line.skuId, capturedAt: line.snapshot?.capturedAt ?? null }]] : []
  })
  return later.length === 0 ? now : new Map([...now, ...later])
}

/** What the catalogue says of each line today. Answers about an earlier SKU or an earlier price of the line are left out. */
export function nowOfLines(lines: readonly Line[], now: BudgetState['now']): ReadonlyMap<string, LineNow> {
  const others = lines.filter((line) => now.has(line.id) && nowOfLine(now, line) !== now.get(line.id))
  if (others.length === 0) return now
  const right = new Map<string, LineNow>(now)
  for (const line of others) {
    const said = nowOfLine(now, line)
    if (said) right.set(line.id, said)
    else right.delete(line.id)
  }
  return right
}
