import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawSurface } from '../../demo/surfaces/draw.ts'
import { SWATCHES } from '../../demo/surfaces/swatches.ts'
import { openOutlines, UNITS_PER_EM } from '../platform/pdf/outlines.ts'
import { aProduct } from './factories.ts'

/** A material's swatch as a PNG, drawn as in the demonstration; `name` is one of the surfaces' swatches. */
export async function aMaterial(name: string, { seed = 1, side = 320 } = {}): Promise<Buffer> {
  const swatch = SWATCHES.find((one) => one.name === name)
  if (!swatch) throw new Error(`no swatch is called ${name}`)
  const mmPerPixel = swatch.mmWidth / side
  const pixels = drawSurface(swatch.recipe, { seed, width: side, height: side, mmPerPixel })
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** A part of a picture, as shares of its width and height. */
export interface Place {
  x: number
  y: number
  w: number
  h: number
}

const ROOM = { width: 480, height: 360 }

/** A picture of several materials as a PNG, each in its place; later ones cover earlier ones. */
export async function aRoom(places: readonly Place[], names: readonly string[]): Promise<Buffer> {
  const pieces = await Promise.all(
    places.map(async ({ x, y, w, h }, at) => {
      const [width, height] = [Math.round(w * ROOM.width), Math.round(h * ROOM.height)]
      const material = await aMaterial(names[at] ?? '', { side: Math.max(width, height) })
      const input = await sharp(material).extract({ left: 0, top: 0, width, height }).toBuffer()
      return { input, left: Math.round(x * ROOM.width), top: Math.round(y * ROOM.height) }
    }),
  )
  return sharp({ create: { ...ROOM, channels: 3, background: '#808080' } })
    .composite(pieces)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Writes a cover for each material into a folder; returns import lines, one product for each. */
export async function materialLines(folder: string, names: readonly string[], { prefix = '', seed = 1 } = {}) {
  return Promise.all(
    names.map(async (swatch) => {
      const name = `${prefix}${swatch}`
      const file = `${name.replaceAll(' ', '-')}.png`
      await writeFile(join(folder, file), await aMaterial(swatch, { seed }))
      return aProduct({
        key: name,
        enName: name,
        skus: [{ model: `${name}-A`, minPrice: 100, maxPrice: 120, coverImage: file }],
      })
    }),
  )
}

export interface TextPage {
  /** The letters' size, in pixels. */
  size?: number
  text?: string
  ink?: string
  paper?: string
  /** Askew by so many degrees. */
  angle?: number
}

const PAGE = { width: 900, height: 1200, margin: 80 }

/** A page of a text, which is repeated until the page is full, as a JPEG. */
export async function aTextPage({
  size = 18,
  text = LATIN,
  ink = '#222222',
  paper = '#ffffff',
  angle = 0,
}: TextPage = {}) {
  const words = text.split(' ')
  const { shapesOf } = await openOutlines([text])
  const scale = size / UNITS_PER_EM
  const letters: string[] = []
  let next = 0
  for (let y = PAGE.margin; y < PAGE.height - PAGE.margin; y += size * 1.4) {
    for (let x = PAGE.margin; x < PAGE.width - PAGE.margin; x += size * 0.3) {
      for (const { path, advance } of shapesOf(words[next++ % words.length] ?? '')) {
        letters.push(`<path d="${path}" transform="translate(${x} ${y}) scale(${scale} ${-scale})"/>`)
        x += advance * scale
      }
    }
  }
  const { width, height } = PAGE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/><g fill="${ink}">${letters.join('')}</g></svg>`
  return sharp(Buffer.from(svg), { unlimited: true }).rotate(angle, { background: paper }).jpeg().toBuffer()
}

const LATIN =
  'Seven wizards mix zinc and quartz for every bathroom floor; the kitchen wall, where oak was laid in 1920, is lime plaster on brick.'
export const HAN =
  '本产品适用于室内墙面和地面的铺装，请在施工前检查基层是否平整、干燥、清洁，并按照说明书的要求进行操作。'
    .split('')
    .join(' ')
