import sharp from 'sharp'
import { lettering } from './lettering.ts'

export const SOFT = '#6B665D'
export const HAIRLINE = '#B9B2A6'
export const PAPER = '#FCFBF9'

/** Characters of the dimensions on a drawing. */
export const DIGITS = '0123456789.,Ø mm'

/** Width and height of every drawing in its own units. */
export const SHEET = { width: 1280, height: 960 }

/** The footer of a drawing: the product's key on the left, a note on the right. */
type Foot = { key: string; note: string }

/**
 * Renders an SVG body of SHEET's size with its footer as PNG, `width` pixels wide. `openFaces` must have loaded the
 * faces.
 */
export async function rasterise(body: string, { key, note }: Foot, width: number): Promise<Buffer> {
  const y = SHEET.height - 48
  const feet = [
    lettering(key, { x: 60, y, size: 20, ink: SOFT }),
    lettering(note, { x: SHEET.width - 60, y, size: 20, ink: SOFT, anchor: 'end' }),
  ]
  const height = Math.round((width * SHEET.height) / SHEET.width)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}"><rect width="100%" height="100%" fill="${PAPER}"/>${body}${feet.join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** Millimetres with separators: 1,860 and 10.5. */
export function millimetres(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 2 })
}
