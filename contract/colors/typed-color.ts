/** A colour as people type it: `#a6492b`, `A6492B`, `#abc`, `rgb(166, 73, 43)`. Returns `#rrggbb`, or null for anything else. */
export function readTypedColor(text: string): string | null {
  const typed = text.normalize('NFKC').trim().toLowerCase()
  const digits = typed.replace(/^#/, '')
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`
  return readRgb(typed)
}

// As in style sheets, with or without commas, and as in drawing programs, without `rgb`. An opacity is ignored.
const RGB =
  /^rgba?\( *(\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})(?:[ ,/]+[\d.]+%?)? *\)$|^(\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})$/

function readRgb(typed: string): string | null {
  const channels = (RGB.exec(typed) ?? []).slice(1).filter(Boolean).map(Number)
  const isColor = channels.length === 3 && channels.every((channel) => channel <= 255)
  return isColor ? `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}` : null
}
