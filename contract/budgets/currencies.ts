import { ownValue } from '../own-value.ts'

/** Currencies whose minor unit does not have two digits: ISO 4217, list one (2024). */
const OTHER_DIGITS: Readonly<Record<string, number>> = {
  ...all(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...all(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...all(4, 'CLF UYW'),
}

/** The digits of a currency's minor unit: 2 for CNY, none for JPY, 3 for KWD. */
export function minorDigitsOf(currency: string): number {
  return ownValue(OTHER_DIGITS, currency) ?? 2
}

function all(digits: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, digits]))
}
