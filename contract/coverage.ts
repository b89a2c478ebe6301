import { fractionOf, over, times } from './values/fraction.ts'
import type { Fraction } from './values/fraction.ts'
import { isUnitName, UNITS } from './values/units.ts'
import type { UnitName } from './values/units.ts'

/** The facts that decide a price per square metre. Lengths in mm; `packCoverage` in m². */
export interface PriceBasis {
  measurementUnit: string
  length?: number | null | undefined
  width?: number | null | undefined
  packCoverage?: number | null | undefined
  packPieces?: number | null | undefined
}

/** Units of lengths, areas, volumes and masses in which something is sold: their arithmetic follows from what they measure. */
const MEASURED = ['square_meter', 'square_foot', 'square_yard', 'meter', 'foot', 'yard', 'cubic_meter', 'cubic_foot', 'litre', 'gallon', 'kilogram', 'tonne', 'pound'] as const // prettier-ignore
/** What an area is laid or spread of, by the container. */
export const CONTAINERS = ['roll', 'box', 'pack', 'bag', 'bucket', 'bundle', 'pallet'] as const
/** Sold whole, with a face of their own. */
export const FACES = ['piece', 'sheet', 'slab'] as const

/** Units that the arithmetic of areas, quantities and prices per square metre knows, here and in budgets. */
export const COMPUTED_UNITS: readonly UnitName[] = [...MEASURED, ...CONTAINERS, ...FACES]

/** Sold by volume or mass, and spread: paint, plaster, adhesive. */
export function isSpread(unit: string): boolean {
  return unit !== 'cubic_meter' && unit !== 'cubic_foot' && isUnitName(unit) && SPREAD.has(UNITS[unit].dimension)
}
const SPREAD: ReadonlySet<string> = new Set(['volume', 'mass'])

/**
 * Square metres that one unit of sale covers, exactly, or null where unknown. By a length it is the width; by piece, sheet or slab the
 * pack's share, else length × width; by roll or another container the pack; by litre or kilogram (paint, plaster) `packCoverage`.
 */
export function coverageOf({
  measurementUnit: unit,
  length,
  width,
  packCoverage,
  packPieces,
}: PriceBasis): Fraction | null {
  if (!isUnitName(unit)) return null
  const { dimension, is } = UNITS[unit]
  const face = length && width ? over(times(exact(length), exact(width)), exact(1_000_000)) : null
  const pack = packCoverage ? exact(packCoverage) : null
  if (dimension === 'area') return is
  if (dimension === 'length') return width ? over(times(is, exact(width)), exact(1000)) : null
  if (isOneOf(unit, FACES)) return pack && packPieces ? over(pack, exact(packPieces)) : face
  if (unit === 'roll') return pack ?? face
  return isOneOf(unit, CONTAINERS) || isSpread(unit) ? pack : null
}

/** `coverageOf` as a number. */
export function coveragePerUnit(basis: PriceBasis): number | null {
  const coverage = coverageOf(basis)
  return coverage && Number(coverage.numerator) / Number(coverage.denominator)
}

function isOneOf(unit: string, units: readonly string[]): boolean {
  return units.includes(unit)
}

/** Exactly what a number's shortest text says. */
function exact(value: number): Fraction {
  return fractionOf(String(value))
}
