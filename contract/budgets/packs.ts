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
const COUNTED: ReadonlySet<string> = new Set(['piece', 'sheet', 'set', 'roll', 'box'])
/** Sold by the container, and laid or spread over an area. */
const SPREAD: ReadonlySet<string> = new Set(['roll', 'box', 'litre', 'kilogram'])

/**
 * How a line of such a SKU is counted: its unit, the unit of its price, and the contents of a pack. A covering is counted in
 * square metres, so that a room's floor can be typed in; whole units are ordered whole.
 */
export function packOf({ measurementUnit: sold, packCoverage, packPieces }: Sold): {
  unit: Line['unit']
  basis: LinePrice['basis']
  pack: Pack
} {
  const none = { minOrderPacks: 0, sparePacks: 0 }
  const coverage = packCoverage !== null && packCoverage > 0 ? quantityText(packCoverage) : null
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
  if (SPREAD.has(sold) && coverage)
    return {
      unit: SQUARE_METRE,
      basis: 'perPack',
      pack: { sellUnit: sold, coveragePerPack: coverage, piecesPerPack: packPieces, ...none },
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
