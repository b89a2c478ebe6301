interface Bilingual {
  name?: string | undefined
  enName?: string | undefined
}

/** A name in both languages, for readers of either. */
export function inBoth({ name = '', enName = '' }: Bilingual): string | null {
  return [...new Set([enName, name])].filter(Boolean).join(' · ') || null
}

/** `180.00 – 220.00`, or one of the two. */
export function rangeOf(low: string | null | undefined, high: string | null | undefined): string | null {
  return [...new Set([low, high])].filter((one) => one != null).join(' – ') || null
}

/** Low to high, and the chosen price if it differs. */
export function priceBoundsText(
  low: string | null | undefined,
  high: string | null | undefined,
  chosen: string | null | undefined,
): string | null {
  const isOther = chosen != null && chosen !== low && chosen !== high
  return [rangeOf(low, high), isOther ? chosen : null].filter((one) => one !== null).join(' / ') || null
}

/** `420 × 297 mm`; at most tenths. */
export function sidesOf(width: number, height: number): string {
  const tenths = (mm: number) => String(Math.round(mm * 10) / 10)
  return `${tenths(width)} × ${tenths(height)} mm`
}
