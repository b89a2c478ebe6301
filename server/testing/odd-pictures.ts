import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { aPicture } from './factories.ts'

/** Files of unusual kinds that show a material, given as a picture without alpha. */
export const KINDS_OF_FILE: Readonly<Record<string, (material: Buffer) => Promise<Buffer>>> = {
  'for print (CMYK)': async (material) => sharp(material).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
  'of 16 bits': async (material) => sharp(material).toColourspace('rgb16').png().toBuffer(),
  'with something to see through': async (material) => sharp(material).ensureAlpha(0.95).png().toBuffer(),
  AVIF: async (material) => sharp(material).avif().toBuffer(),
  'in steps (progressive)': async (material) => sharp(material).jpeg({ progressive: true }).toBuffer(),
  'turned by its EXIF': async (material) =>
    sharp(await sharp(material).rotate(90).toBuffer())
      .withMetadata({ orientation: 8 })
      .jpeg()
      .toBuffer(),
  'moving (GIF)': async (material) => (await moving(material)).gif().toBuffer(),
  'moving (WebP)': async (material) => (await moving(material)).webp({ quality: 95 }).toBuffer(),
  'not square': async (material) => {
    const { width } = await sharp(material).metadata()
    const right = Math.round(width / 2)
    return sharp(material).extend({ right, extendWith: 'mirror' }).png().toBuffer()
  },
}

/** The material, then one colour: only the first frame counts. */
async function moving(material: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(material).metadata()
  return sharp([material, await aPicture({ color: '#2040ff', width, height })], { join: { animated: true } })
}

/** Pictures that show no material at all; each has other colours than the rest. */
export const PICTURES_OF_NOTHING: Readonly<Record<string, () => Promise<Buffer>>> = {
  'pure white': () => aPicture({ color: '#ffffff', width: 200, height: 200 }),
  'pure black': () => aPicture({ color: '#000000', width: 200, height: 200 }),
  '1 × 1': () => aPicture({ color: '#ff2080', width: 1, height: 1 }),
  'a strip': () => aPicture({ color: '#20a0ff', width: 2000, height: 8 }),
  'nothing but transparent': async () =>
    sharp({ create: { width: 90, height: 60, channels: 4, background: { r: 20, g: 200, b: 60, alpha: 0 } } })
      .png()
      .toBuffer(),
}
