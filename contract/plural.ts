/** The plural of an English unit. Abbreviations (pcs, kg) and plurals stay as they are. */
export function pluralOf(unit: string): string {
  if (!/^[a-z ]*[aeiou][a-z ]*[a-rt-z]$/i.test(unit)) return unit
  if (/\bfoot$/i.test(unit)) return unit.replace(/oot$/, 'eet')
  return /(?:x|z|ch|sh)$/i.test(unit) ? `${unit}es` : `${unit}s`
}

/** "100 pieces", or 100 件: so many of a unit, named in one language. One is the unit alone. */
export function unitsText(unit: string, quantity: number, language: string): string {
  if (quantity === 1 || unit === '') return unit
  return `${quantity.toLocaleString(language)} ${language === 'zh-CN' ? unit : pluralOf(unit)}`
}
