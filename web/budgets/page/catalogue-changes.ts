import type { Line, LineNow } from '../../../contract/budgets/entries.ts'
import type { BudgetState } from '../editing/budget-kind.ts'
import { nowOfLine } from '../editing/now-of-line.ts'
import { hasOtherPrice } from '../editing/other-price.ts'

/** Lines of SKUs of which the catalogue says something else today, or that they are gone. */
export interface CatalogueChanges {
  changed: readonly Line[]
  /** How many of them have another price. */
  priced: number
  /** Withdrawn, or with certificates that have expired. */
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

/** What the table and the drawer show of each line: what was said of another SKU, or before prices were taken over, is left out. */
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
