import { CONTAINERS, FACES, isSpread } from '../coverage.ts'
import { ownValue } from '../own-value.ts'
import type { UnitName } from '../values/units.ts'
import type { Line, LinePrice, Pack } from './entries.ts'

/** The catalogue's facts on how a SKU is sold. `packCoverage` in m². */
export interface Sold {
  /** A value of `product_measurement_unit`: the unit of its price. */
  measurementUnit: string
  packCoverage: number | null
  packPieces: number | null
}

const SQUARE_METRE = 'square_meter'
/** Sold whole: nobody orders half a piece. */
const COUNTED: ReadonlySet<string> = new Set([...FACES, ...CONTAINERS, 'set', 'pair'])
const LAID: ReadonlySet<string> = new Set(CONTAINERS)

/** Units of the dictionary that a line can be counted in: those that the arithmetic of packs understands. */
export const LINE_UNITS = [
  'square_meter',
  'meter',
  'cubic_meter',
  'litre',
  'kilogram',
  ...FACES,
  'set',
  'pair',
  ...CONTAINERS,
] as const

/** Units in which a line counts what is sold by another unit of the same kind, so that a room's measures can be typed in. */
const COUNTED_IN: Readonly<Record<string, UnitName>> = {
  square_foot: 'square_meter',
  square_yard: 'square_meter',
  foot: 'meter',
  yard: 'meter',
  cubic_foot: 'cubic_meter',
  gallon: 'litre',
  pound: 'kilogram',
  tonne: 'kilogram',
}

/**
 * How a line of such a SKU is counted: its unit, the unit of its price, and the contents of a pack. A covering is counted in
 * square metres, so that a room's floor can be typed in; whole units are ordered whole. What is sold by the foot or pound is counted in
 * metres or kilograms, and its price says what it is for (`per` of a line's price).
 */
export function packOf({ measurementUnit: stated, packCoverage, packPieces }: Sold): {
  unit: Line['unit']
  basis: LinePrice['basis']
  pack: Pack
} {
  const none = { minOrderPacks: 0, sparePacks: 0 }
  const coverage = packCoverage !== null && packCoverage > 0 ? quantityText(packCoverage) : null
  const sold = (ownValue(COUNTED_IN, stated) as string | undefined) ?? stated
  if (sold === SQUARE_METRE)
    return {
      unit: SQUARE_METRE,
      basis: 'perUnit',
      pack: {
        sellUnit: coverage ? 'box' : SQUARE_METRE,
        coveragePerPack: coverage,
        piecesPerPack: packPieces,
        ...none,
      },
    }
  if ((LAID.has(sold) || isSpread(stated)) && coverage)
    return {
      unit: SQUARE_METRE,
      basis: 'perPack',
      pack: { sellUnit: stated, coveragePerPack: coverage, piecesPerPack: packPieces, ...none },
    }
  const pieces = COUNTED.has(sold) ? (packPieces ?? 1) : null
  return {
    unit: sold,
    basis: 'perUnit',
    pack: {
      sellUnit: pieces !== null && pieces > 1 ? 'box' : sold,
      coveragePerPack: pieces === null ? null : String(pieces),
      piecesPerPack: pieces,
      ...none,
    },
  }
}

/** To four places, as quantities have them. A positive value never becomes zero. */
function quantityText(value: number): string {
  return String(Number(Math.max(value, 0.0001).toFixed(4)))
}
