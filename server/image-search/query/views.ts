import pLimit from 'p-limit'
import type { PaletteColor } from '../../platform/pictures/palette.ts'
import { samplePicture } from '../../platform/pictures/pictures.ts'
import type { DecodedPicture } from '../../platform/pictures/pictures.ts'
import { signatureOfPalette } from '../encoder/color-signature.ts'
import type { PictureVectors } from '../index/codes.ts'
import type { ColorsThread } from '../regions/colors-thread.ts'
import type { Encoder } from '../encoder/encoder.ts'

/** All that a picture, or a region of one, is compared by. */
export interface View {
  vectors: PictureVectors
  /** Its colours, most of it first. */
  palette: readonly PaletteColor[]
}

/**
 * Of all calls one picture is encoded at a time, and the colours of one are measured beside it: sharp makes pictures smaller
 * in four threads that every other request waits for as well.
 */
const encoding = pLimit(1)
export const measuring = pLimit(1)

/** Looks at a picture; when it answers, or throws, it has done with it. */
export async function viewOf(
  { encoder, colors }: { encoder: Encoder; colors: ColorsThread },
  picture: DecodedPicture,
): Promise<View> {
  const [texture, palette] = await allEnded([
    encoding(() => encoder.encode(picture)),
    measuring(async () => colors.palette(await samplePicture(picture))),
  ])
  return { vectors: { texture, color: signatureOfPalette(palette) }, palette }
}

/** As `Promise.all`, but where one fails the others have come to their end as well. */
export async function allEnded<Promises extends readonly Promise<unknown>[] | []>(
  promises: Promises,
): Promise<{ -readonly [At in keyof Promises]: Awaited<Promises[At]> }> {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
