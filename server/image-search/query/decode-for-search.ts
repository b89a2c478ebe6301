import type { DecodedPicture, PicturePart } from '../../platform/pictures/pictures.ts'
import { cutReducedPicture, packPicture, releasePicture, samplePicture } from '../../platform/pictures/pictures.ts'
import type { ReducedWork } from '../../platform/pictures/decoding.ts'
import type { PaletteSample } from '../../platform/pictures/palette-plane.ts'
import { allEnded } from './all-ended.ts'
import { encoderInputOf } from '../encoder/prepare-picture.ts'
import type { EncoderInput } from '../encoder/prepare-picture.ts'
import type { Pixels } from '../regions/measure-cells.ts'
import { surfacePixels } from '../regions/surface-pixels.ts'

// Runs in the decoding process (`reduceApart`), so that only small versions of the picture are sent back.

export interface DecodeRequest {
  /** The part of the picture that is compared, or all of it; undefined if its features are known already. */
  compared: PicturePart | 'whole' | undefined
  /** Whether the encoder takes the input of `encoderInputOf`; any other gets the pixels. */
  takesInput: boolean
  /** Only for a picture that is not in memory yet. */
  isNew: boolean
  /** Whether the picture is encoded again for keeping. */
  isPacked: boolean
}

/** Small versions of the compared part. */
export interface Compared {
  forEncoder: { input: EncoderInput } | { picture: DecodedPicture }
  sample: PaletteSample
}

export interface DecodedForSearch {
  compared: Compared | undefined
  surfaces: Pixels | undefined
  packed: Buffer | undefined
}

const none = Promise.resolve(undefined)

export const work: ReducedWork<DecodeRequest, DecodedForSearch> = async (
  picture,
  { compared, takesInput, isNew, isPacked },
) => {
  // The pixels are freed at the end: nothing may read them then, even after a failure.
  const [seen, surfaces, packed] = await allEnded([
    compared ? comparedIn(picture, compared, takesInput) : none,
    isNew ? surfacePixels(picture) : none,
    isPacked ? packPicture(picture) : none,
  ])
  return { compared: seen, surfaces, packed }
}

async function comparedIn(whole: DecodedPicture, part: PicturePart | 'whole', takesInput: boolean): Promise<Compared> {
  const picture = part === 'whole' ? whole : await cutReducedPicture(whole, part)
  const [input, sample] = await allEnded([takesInput ? encoderInputOf(picture) : none, samplePicture(picture)])
  if (input && picture !== whole) releasePicture(picture)
  return { forEncoder: input ? { input } : { picture }, sample }
}
