/** An icon for lists with pictures: a square of a colour as an SVG data URL. */
export function swatchIcon(hex: string | null): string | null {
  if (!hex) return null
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="16" height="16" fill="${hex}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
