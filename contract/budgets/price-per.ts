import type { PriceQuantity } from '../price-quantity.ts'
import { fractionOf } from '../values/fraction.ts'
import type { Fraction } from '../values/fraction.ts'
import { areConvertible, convertedTo, isUnitName } from '../values/units.ts'
import type { Line, LinePrice, LineSnapshot } from './entries.ts'

type Priced = Pick<Line, 'price' | 'pack' | 'unit'>

/** What a line's price is for: "100 pieces", "1 box", "1 square foot" of a line that is counted in square metres. */
export interface PricePer {
  quantity: PriceQuantity
  /** A value of `product_measurement_unit`, or a word of the member's. */
  unit: string
}

/** What the price of a line is for, as it is shown. */
export function pricePerOf(line: Priced): PricePer {
  const { price, pack } = line
  const isByPack = price.basis === 'perPack' && pack.coveragePerPack !== null
  return isByPack ? { quantity: price.per?.quantity ?? 1, unit: pricedUnit(line) } : statedPer(price.per, line.unit)
}

/** The unit by which a line is priced: its own, or its pack. A price is typed in it, or in one that measures the same. */
export function pricedUnit({ price, pack, unit }: Priced): string {
  return price.basis === 'perPack' && pack.coveragePerPack !== null ? pack.sellUnit || 'box' : unit
}

/** What a price is for that says it: a unit that the line no longer measures leaves the quantity. */
export function statedPer(per: LinePrice['per'], unit: string): PricePer {
  return { quantity: per?.quantity ?? 1, unit: per && isMeasuredIn(unit, per.unit) ? per.unit : unit }
}

/** How many of the line's units, or packs, the price is for, exactly; null for one. */
export function unitsPriced(line: Priced): Fraction | null {
  if (!line.price.per) return null
  const { quantity, unit } = pricePerOf(line)
  const count = fractionOf(`${quantity}`)
  // Packs are counted, whatever they are called.
  const isOfUnits = pricedUnit(line) === line.unit
  return isOfUnits && isUnitName(unit) && isUnitName(line.unit) ? convertedTo(count, unit, line.unit) : count
}

/** What the price of a line is for, as it is stored: nothing for one of its own units. */
export function storedPer(
  per: PricePer,
  { unit, basis }: { unit: string } & Pick<LinePrice, 'basis'>,
): LinePrice['per'] {
  return per.quantity === 1 && (basis === 'perPack' || per.unit === unit) ? null : per
}

/** What the catalogue's price of a SKU is for. */
export function snapshotPer({ unit, priceQuantity }: Pick<LineSnapshot, 'unit' | 'priceQuantity'>): PricePer {
  return { quantity: priceQuantity ?? 1, unit }
}

/** Whether a typed price is for something else than the line's prices are. */
export function isOtherPer(line: Priced, typed: PricePer | undefined): boolean {
  const own = pricePerOf(line)
  return typed !== undefined && (own.quantity !== typed.quantity || own.unit !== typed.unit)
}

/** A price as a cell's text, so that it is the same price in another line: "12.40 per 100 piece"; of one of the line's units alone. */
export function priceCellText(figures: string, line: Priced): string {
  if (figures === '' || !line.price.per) return figures
  const { quantity, unit } = pricePerOf(line)
  return `${figures} per ${quantity}${isUnitName(unit) ? ` ${unit.replaceAll('_', ' ')}` : ''}`
}

/** Whether a line's unit measures the same as another: metres, and feet. */
function isMeasuredIn(unit: string, other: string): boolean {
  return unit === other || (isUnitName(unit) && isUnitName(other) && areConvertible(unit, other))
}
