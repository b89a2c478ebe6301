import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { reduceApart } from '../../platform/pictures/decoding.ts'
import { cutReducedPicture, packPicture, reducePicture, samplePicture } from '../../platform/pictures/pictures.ts'
import { aPicture } from '../../testing/factories.ts'
import { aMaterial } from '../../testing/materials.ts'
import { encoderInputOf, preparedOf, preparePicture } from '../encoder/prepare-picture.ts'
import { surfacePixels } from '../regions/surface-pixels.ts'
import type { DecodedForSearch, DecodeRequest } from './decode-for-search.ts'

const LONGEST = 320
const PART = { x: 0.25, y: 0.1, w: 0.5, h: 0.6 }
const module = new URL('./decode-for-search.ts', import.meta.url)

/** Test pictures: a photograph that is hardly reduced, one that is, and one with transparency. */
const pictures: [string, Buffer][] = [
  ['a material', await aMaterial('Herringbone')],
  [
    'a tall one',
    await sharp(await aMaterial('Terrazzo'))
      .resize(300, 900, { fit: 'fill' })
      .jpeg()
      .toBuffer(),
  ],
  [
    'a grey one',
    await sharp(await aMaterial('Brick'))
      .greyscale()
      .png()
      .toBuffer(),
  ],
  ['a pixel', await aPicture({ width: 1, height: 1 })],
  [
    'one that is seen through',
    await sharp({ create: { width: 640, height: 240, channels: 4, background: { r: 200, g: 90, b: 20, alpha: 0.4 } } })
      .png()
      .toBuffer(),
  ],
]

async function lookedAt(bytes: Buffer, wish: DecodeRequest): Promise<DecodedForSearch> {
  return reduceApart<DecodedForSearch>(bytes, { longestSide: LONGEST }, { module, wish })
}

describe('the features of a picture from the decoding process', () => {
  it.each(pictures)('are the same as in this process: %s', async (_, bytes) => {
    const reduced = await reducePicture(bytes, LONGEST)
    expect(await lookedAt(bytes, { compared: 'whole', takesInput: true, isNew: true, isPacked: true })).toEqual({
      compared: { forEncoder: { input: await encoderInputOf(reduced) }, sample: await samplePicture(reduced) },
      surfaces: await surfacePixels(reduced),
      packed: await packPicture(reduced),
    })
  })

  it.each(pictures)('are of one part on request: %s', async (_, bytes) => {
    const part = await cutReducedPicture(await reducePicture(bytes, LONGEST), PART)
    const { compared } = await lookedAt(bytes, { compared: PART, takesInput: true, isNew: false, isPacked: false })
    expect(compared).toEqual({ forEncoder: { input: await encoderInputOf(part) }, sample: await samplePicture(part) })
  })

  it('come with the pixels for an encoder that prepares pictures itself', async () => {
    const bytes = await aMaterial('Herringbone')
    const reduced = await reducePicture(bytes, LONGEST)
    const wish = { takesInput: false, isNew: false, isPacked: false }
    const { compared: whole } = await lookedAt(bytes, { ...wish, compared: 'whole' })
    expect(whole?.forEncoder).toEqual({ picture: reduced })
    const { compared: part } = await lookedAt(bytes, { ...wish, compared: PART })
    expect(part?.forEncoder).toEqual({ picture: await cutReducedPicture(reduced, PART) })
  })

  it('are only the requested ones', async () => {
    const wish = { compared: undefined, takesInput: true, isNew: false, isPacked: false }
    expect(await lookedAt(await aPicture(), wish)).toEqual({
      compared: undefined,
      surfaces: undefined,
      packed: undefined,
    })
  })

  it('give the encoder the same numbers as its own preparation', async () => {
    const bytes = await aMaterial('Herringbone')
    expect(preparedOf(await encoderInputOf(bytes))).toEqual(await preparePicture(bytes))
  })
})
