import { coveragePerUnit, type PriceBasis } from '../../contract/coverage.ts'

/** A price in hundredths per unit as hundredths per square metre, rounded to the nearest. */
export function comparablePriceOf(minor: number | null, basis: PriceBasis): number | null {
  const coverage = coveragePerUnit(basis)
  return minor === null || !coverage ? null : Math.round(minor / coverage)
}
