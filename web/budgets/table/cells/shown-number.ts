import type { UnitSystem } from '../../../../contract/budgets/budget.ts'
import { imperialSymbol, SHOWN_PLACES, shownQuantity } from '../../../../contract/budgets/units.ts'

const MOST_PLACES = 4

/** A decimal with separators between thousands, and at least `leastPlaces` places. */
export function groupedText(decimal: string, leastPlaces = 0): string {
  const [whole = '', places = ''] = decimal.split('.')
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const padded = places.padEnd(leastPlaces, '0')
  return padded ? `${parted}.${padded}` : parted
}

/** A price: 180, or 180.50. */
export function priceText(price: string): string {
  const short = price.replace(/\.0+$/, '')
  return groupedText(short, short.includes('.') ? 2 : 0)
}

/** "180 – 220", or one figure where both are the same. */
export function numberRangeText(low: string, high: string): string {
  return low === high ? low : `${low} – ${high}`
}

/** A quantity in the list's unit system, without its unit. */
export function quantityText(quantity: string, unit: string, system: UnitSystem): string {
  const isMeasured = imperialSymbol(unit) !== null
  const places = system === 'imperial' && isMeasured ? SHOWN_PLACES : MOST_PLACES
  // Counted ones show no places unless they need some.
  return groupedText(shownQuantity(quantity, unit, system, places), isMeasured ? SHOWN_PLACES : 0)
}
