/** White text is readable on each, and each stands out on white and on the dark surface (WCAG 2.2, 1.4.3 and 1.4.11). */
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

/** A person's colour, the same on every page and for everybody. */
export function personColor(memberId: string): string {
  return PERSON_COLORS[Number(BigInt(memberId) % BigInt(PERSON_COLORS.length))] ?? PERSON_COLORS[0]
}
