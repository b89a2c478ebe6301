import sharp from 'sharp'

export const INK = '#211F1B'
export const SOFT = '#6B665D'
export const HAIRLINE = '#B9B2A6'

/** Characters of the figures on a drawing. */
export const DIGITS = '0123456789.,Ø mm'

/** Width and height of every drawing in its own units. */
export const SHEET = { width: 1280, height: 960 }

/** An SVG of SHEET's size as PNG, `width` pixels wide. */
export async function rasterise(body: string, width: number): Promise<Buffer> {
  const height = Math.round((width * SHEET.height) / SHEET.width)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}"><rect width="100%" height="100%" fill="#FCFBF9"/>${body}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** Millimetres for reading: 1,860 and 10.5. */
export function millimetres(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
}
