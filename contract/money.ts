/** Prices are stored as integer hundredths of the currency's major unit, whatever the currency's own minor unit is. */

/** 12.34 → 1234. The amount must have at most two decimals. */
export function minorFromMajor(major: number): number {
  return Math.round(major * 100)
}

/** 1234 → 12.34. */
export function majorFromMinor(minor: number): number {
  return minor / 100
}

/**
 * The amount and symbol to show for an own price. The unit `rmb` is shown as the value divided by 7, rounded, with a dollar sign
 * (specification §9); every other unit unchanged, with its dictionary symbol.
 */
export function shownPrice(major: number, currencyUnit: string, symbol: string): { amount: number; symbol: string } {
  if (currencyUnit === 'rmb') return { amount: Math.round(major / 7), symbol: '$' }
  return { amount: major, symbol }
}

/** The ISO 4217 code of the currency that `shownPrice` returns. */
export function shownCurrency(currencyUnit: string): string {
  return currencyUnit === 'rmb' ? 'USD' : currencyUnit
}
