import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { drawSurface } from '../../demo/surfaces/draw.ts'
import { SWATCHES } from '../../demo/surfaces/swatches.ts'

// In the folder beside the repository, or one folder higher for a worktree.
const WOOD = ['../../../', '../../../../']
  .map((up) => fileURLToPath(new URL(`${up}shared/data/wood.jpg`, import.meta.url)))
  .find((path) => existsSync(path))
const DRAWN = 512

/**
 * Every material that the demonstration can draw, and last a photograph of wood if there is one beside the repository.
 */
export async function openMaterials(): Promise<{ materials: Buffer[]; hasPhotograph: boolean }> {
  const drawn = SWATCHES.map(({ recipe, mmWidth }) => {
    const pixels = drawSurface(recipe, { seed: 5, width: DRAWN, height: DRAWN, mmPerPixel: mmWidth / DRAWN })
    return sharp(pixels, { raw: { width: DRAWN, height: DRAWN, channels: 3 } })
  })
  const materials = await Promise.all([...drawn, ...(WOOD ? [sharp(WOOD)] : [])].map(asJpeg))
  return { materials, hasPhotograph: WOOD !== undefined }
}

/** A picture with a camera's size and noise: a smooth one would decode faster than any photograph. */
export async function asPhotograph(material: Buffer, width: number, height: number): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const
  const grain = sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
  const input = await grain.png({ compressionLevel: 0 }).toBuffer()
  return asJpeg(
    sharp(material)
      .resize(width, height)
      .composite([{ input, blend: 'soft-light' }]),
  )
}

async function asJpeg(picture: Sharp): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await picture.jpeg({ quality: 88 }).toBuffer())
}
