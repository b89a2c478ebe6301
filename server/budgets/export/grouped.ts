/** `1234567.50` as `1,234,567.50`. */
export function grouped(decimal: string): string {
  const [whole = '', rest] = decimal.split('.')
  const parted = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return rest === undefined ? parted : `${parted}.${rest}`
}
