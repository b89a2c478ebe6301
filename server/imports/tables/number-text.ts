/** As many significant digits as a spreadsheet shows of a number. */
const DIGITS = 15
const SHORT = /^-?(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/
const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

/**
 * A stored number (`xsd:double`) in plain decimals with fifteen significant digits, a half rounded up, as a spreadsheet shows it. It is
 * worked out on the digits as written, so that nothing is lost in binary.
 */
export function numberText(stored: string): string {
  if (stored.length <= DIGITS && SHORT.test(stored)) return stored
  const [, sign = '', whole = '', decimals = '', exponent = '0'] = NUMBER.exec(stored.trim()) ?? []
  const all = (whole + decimals).replace(/^0+/, '')
  if (whole + decimals === '') return stored
  if (all === '') return '0'
  let digits = all.slice(0, DIGITS)
  if (Number(all.charAt(DIGITS)) >= 5) digits = String(BigInt(digits) + 1n)
  const places = all.length - Math.min(all.length, DIGITS) - decimals.length + Number(exponent)
  const text = pointed(digits, places)
  return sign === '-' ? `-${text}` : text
}

/** Digits times ten to the power of `places`, without needless zeros. */
function pointed(digits: string, places: number): string {
  if (places >= 0) return digits + '0'.repeat(places)
  const padded = digits.padStart(1 - places, '0')
  return `${padded.slice(0, places)}.${padded.slice(places)}`.replace(/\.?0+$/, '')
}
