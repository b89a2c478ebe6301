/** White can be read on each, and each is seen on white and on the dark theme's surface (WCAG 2.2, 1.4.3 and 1.4.11). */
export const PERSON_COLORS = [
  '#c2410c',
  '#117d74',
  '#8055d8',
  '#c2407f',
  '#1d6fb8',
  '#58752a',
  '#a06000',
  '#5b67c9',
] as const

/** The same colour for somebody on every page, and for everybody who sees them. */
export function personColor(memberId: string): string {
  return PERSON_COLORS[Number(BigInt(memberId) % BigInt(PERSON_COLORS.length))] ?? PERSON_COLORS[0]
}
