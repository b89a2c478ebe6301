/** A colour as people type it: `#a6492b`, `A6492B`, `#abc`; `#rrggbb`, or null for anything else. */
export function readTypedColor(text: string): string | null {
  const digits = text.normalize('NFKC').trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  return /^[0-9a-f]{3}$/.test(digits) ? `#${digits.replaceAll(/./g, '$&$&')}` : null
}
