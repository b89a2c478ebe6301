import type { UnitSystem } from './budget.ts'
import { SCALES } from './amounts.ts'
import { decimalOf, fractionOf } from '../values/fraction.ts'
import { convertedTo, isUnitName } from '../values/units.ts'
import type { UnitName } from '../values/units.ts'

/** How quantities are shown in feet and pounds. Only the display is converted: a line is counted, and ordered, in its own unit. */
const IMPERIAL: ReadonlyMap<string, { unit: UnitName; symbol: string }> = new Map([
  ['square_meter', { unit: 'square_foot', symbol: 'ft²' }],
  ['meter', { unit: 'foot', symbol: 'ft' }],
  ['cubic_meter', { unit: 'cubic_foot', symbol: 'ft³' }],
  ['litre', { unit: 'gallon', symbol: 'gal' }],
  ['kilogram', { unit: 'pound', symbol: 'lb' }],
])

/** The unit that an own unit is shown in; undefined where it is not converted: pieces, boxes, words of the member's own. */
export function imperialUnit(unit: string): UnitName | undefined {
  return IMPERIAL.get(unit)?.unit
}

/**
 * The imperial symbol for a unit of the dictionary, or null where it is not converted: pieces, boxes, words of the member's own.
 */
export function imperialSymbol(unit: string): string | null {
  return IMPERIAL.get(unit)?.symbol ?? null
}

/** Decimal places of a quantity that is converted to be shown. */
export const SHOWN_PLACES = 2

/**
 * A quantity of a line in a unit system, rounded to `places`; in its own unit where there is no conversion. `quantity` has at
 * most ten digits after its point.
 */
export function shownQuantity(quantity: string, unit: string, system: UnitSystem, places = SHOWN_PLACES): string {
  const value = fractionOf(quantity)
  const imperial = system === 'imperial' ? imperialUnit(unit) : undefined
  return decimalOf(imperial && isUnitName(unit) ? convertedTo(value, unit, imperial) : value, places).text
}

/**
 * A quantity as a member would type it in a unit system: `247.086` where `247.09` is shown. It has the fewest places, from those shown,
 * that are read as the stored quantity again.
 */
export function typedQuantity(quantity: string, unit: string, system: UnitSystem): string {
  const imperial = system === 'imperial' ? imperialUnit(unit) : undefined
  if (!imperial || !isUnitName(unit)) return quantity
  const stored = decimalOf(fractionOf(quantity), SCALES.quantity).text
  for (let places = SHOWN_PLACES; ; places += 1) {
    const text = shownQuantity(quantity, unit, system, places)
    if (decimalOf(convertedTo(fractionOf(text), imperial, unit), SCALES.quantity).text === stored) return text
  }
}
