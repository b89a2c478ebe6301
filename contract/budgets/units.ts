import type { UnitSystem } from './budget.ts'
import { decimalOf, fractionOf, over, times } from '../values/fraction.ts'
import { isUnitName, UNITS } from '../values/units.ts'
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

/**
 * A quantity of a line in a unit system, rounded to `places`; in its own unit where there is no conversion. `quantity` has at
 * most ten digits after its point.
 */
export function shownQuantity(quantity: string, unit: string, system: UnitSystem, places = 2): string {
  const value = fractionOf(quantity)
  const imperial = system === 'imperial' ? imperialUnit(unit) : undefined
  const isConverted = imperial !== undefined && isUnitName(unit)
  return decimalOf(isConverted ? over(times(value, UNITS[unit].is), UNITS[imperial].is) : value, places).text
}
