import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawSurface } from '../../demo/surfaces/draw.ts'
import { SWATCHES } from '../../demo/surfaces/swatches.ts'
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
