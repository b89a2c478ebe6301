import { parseDecimal, printDecimal } from './arithmetic/decimal.ts'
import { QUANTITY_DIGITS } from './arithmetic/quantities.ts'
import { isCounted } from './arithmetic/line-figures.ts'
import type { BudgetFields } from './budget.ts'
import { inOrder, type Line } from './entries.ts'
import type { LineFigures } from './figures.ts'

/** What to order of one line. Quantities are decimals in the line's unit. */
export interface Order {
  line: Line
  figures: LineFigures
  /** The surplus over the need: whole packs, minimum and spare packs. Never negative. */
  remainder: string
  /** The last day for an order to arrive in time (`YYYY-MM-DD`); null where lead time or the project's date is unknown. */
  orderBy: string | null
}

/** Everything ordered from one seller. */
export interface Purchase {
  /** The supplier's name, else the brand's id, else empty; unique among purchases. */
  key: string
  supplier: string
  /** From the first line that has one. Null without a brand. */
  brand: { id: string; name: string; enName: string } | null
  orders: Order[]
}

/** Whether a line is ordered: materials and works do, a line without a need does not. */
function isOrdered(line: Line, figures: LineFigures): boolean {
  return isCounted(line) && line.kind !== 'allowance' && ((figures.packs ?? 0) > 0 || /[1-9]/.test(figures.need))
}

/**
 * What to order, by seller: the supplier where a line names one, else its brand. Purchases are in the order of their first lines;
 * lines without either come last.
 */
export function purchasesOf(
  lines: Iterable<{ line: Line; figures: LineFigures }>,
  { projectDate }: Pick<BudgetFields, 'projectDate'>,
): Purchase[] {
  const figuresById = new Map<string, LineFigures>()
  const ordered: Line[] = []
  for (const { line, figures } of lines) {
    if (!isOrdered(line, figures)) continue
    figuresById.set(line.id, figures)
    ordered.push(line)
  }
  const purchases = new Map<string, Purchase>()
  for (const line of inOrder(ordered)) {
    const figures = figuresById.get(line.id)
    if (!figures) continue
    const order = { line, figures, remainder: remainderOf(figures), orderBy: orderByOf(line, projectDate) }
    const { key, supplier, brand } = sellerOf(line)
    const purchase = purchases.get(key)
    if (purchase) purchase.orders.push(order)
    else purchases.set(key, { key, supplier, brand, orders: [order] })
  }
  const all = [...purchases.values()]
  return [...all.filter(({ key }) => key !== ''), ...all.filter(({ key }) => key === '')]
}

/** The last day to order: the project's date minus the lead time in days; null where either is unknown. */
export function orderByOf({ leadTimeDays }: Pick<Line, 'leadTimeDays'>, projectDate: string | null): string | null {
  if (leadTimeDays === null || projectDate === null) return null
  const day = new Date(`${projectDate}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - leadTimeDays)
  return day.toISOString().slice(0, 10)
}

function sellerOf({ supplier, snapshot }: Line): Pick<Purchase, 'key' | 'supplier' | 'brand'> {
  const name = supplier.trim()
  const brand = snapshot && { id: snapshot.brandId, ...snapshot.brand }
  return name === ''
    ? { key: brand ? `brand ${brand.id}` : '', supplier: '', brand }
    : { key: `supplier ${name}`, supplier: name, brand }
}

/** The surplus of an order over the need. */
export function remainderOf({ orderQty, need }: Pick<LineFigures, 'orderQty' | 'need'>): string {
  const more = parseDecimal(orderQty, QUANTITY_DIGITS) - parseDecimal(need, QUANTITY_DIGITS)
  return printDecimal(more > 0n ? more : 0n, QUANTITY_DIGITS)
}
