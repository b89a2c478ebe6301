/** The plural of an English unit. Abbreviations (pcs, kg) and plurals stay as they are. */
export function pluralOf(unit: string): string {
  if (!/^[a-z ]*[aeiou][a-z ]*[a-rt-z]$/i.test(unit)) return unit
  if (/\bfoot$/i.test(unit)) return unit.replace(/oot$/, 'eet')
  return /(?:x|z|ch|sh)$/i.test(unit) ? `${unit}es` : `${unit}s`
}
