import type { DecodedPicture, PicturePart } from '../../platform/pictures/pictures.ts'
import { cutReducedPicture, packPicture, releasePicture, samplePicture } from '../../platform/pictures/pictures.ts'
import type { ReducedWork } from '../../platform/pictures/decoding.ts'
import type { PaletteSample } from '../../platform/pictures/palette-plane.ts'
import { allEnded } from './all-ended.ts'
import { encoderInputOf } from '../encoder/prepare-picture.ts'
import type { EncoderInput } from '../encoder/prepare-picture.ts'
import type { Pixels } from '../regions/measure-cells.ts'
import { surfacePixels } from '../regions/surface-pixels.ts'

// Runs in the process that decodes (`reduceApart`): what is looked at are small versions, and they alone travel.

export interface DecodeRequest {
  /** What is compared: a part of the picture, or all of it. Nothing where what is seen there is known already. */
  compared: PicturePart | 'whole' | undefined
  /** Whether the encoder takes what `inputOf` makes; any other is given the pixels. */
  takesInput: boolean
  /** For a picture that is new here. */
  isNew: boolean
  /** Whether the picture is to be kept packed. */
  isPacked: boolean
}

/** What is compared, in small versions. */
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
  // The pixels' memory is given back at the end: nothing may look at them then, whatever failed.
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
