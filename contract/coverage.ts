/** The facts that decide a price per square metre. Lengths in mm; `packCoverage` in m². */
export interface PriceBasis {
  measurementUnit: string
  length?: number | null | undefined
  width?: number | null | undefined
  packCoverage?: number | null | undefined
  packPieces?: number | null | undefined
}

/** Units that the arithmetic of areas, quantities and prices per square metre knows, here and in budgets. */
export const COMPUTED_UNITS = ['square_meter', 'meter', 'piece', 'sheet', 'roll', 'box', 'litre', 'kilogram', 'cubic_meter'] as const // prettier-ignore

/**
 * Square metres that one unit of sale covers, or null where unknown. By the metre it is the width; by piece or sheet the pack's
 * share, else length × width; by roll or box the pack; by litre or kilogram (paint, plaster) `packCoverage`.
 */
export function coveragePerUnit(basis: PriceBasis): number | null {
  const { length, width, packCoverage, packPieces } = basis
  const face = length && width ? (length * width) / 1e6 : null
  switch (basis.measurementUnit) {
    case 'square_meter':
      return 1
    case 'meter':
      return width ? width / 1000 : null
    case 'piece':
    case 'sheet':
      return packCoverage && packPieces ? packCoverage / packPieces : face
    case 'roll':
      return packCoverage ?? face
    case 'box':
    case 'litre':
    case 'kilogram':
      return packCoverage ?? null
    default:
      return null
  }
}
