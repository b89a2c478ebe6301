import sharp from 'sharp'
import { type DemoBrand } from '../brands.ts'
import { openFaces } from './face.ts'
import { lettering, textWidth } from './lettering.ts'

/** Draws a brand's logo, its mark and name on white, as PNG, `height` pixels high. */
export async function drawLogo({ englishName, ink, mark }: DemoBrand, height: number): Promise<Buffer> {
  await openFaces([englishName])
  const width = 160 + textWidth(englishName, 54) + 30
  const isLine = mark.includes('fill="none" stroke-width="10"')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round((width / 140) * height)}" height="${height}" viewBox="0 0 ${width} 140">
    <rect width="100%" height="100%" fill="#fff"/>
    <g transform="translate(20 20)" fill="${ink}" ${isLine ? `stroke="${ink}" stroke-linecap="round"` : ''}>${mark}</g>
    ${lettering(englishName, { x: 145, y: 89, size: 54 })}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}
