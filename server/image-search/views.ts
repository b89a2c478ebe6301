import type { PaletteColor } from '../platform/palette.ts'
import { samplePicture } from '../platform/pictures.ts'
import { signatureOfPalette } from './color-signature.ts'
import type { PictureVectors } from './codes.ts'
import type { ColorsThread } from './colors-thread.ts'
import type { Encoder } from './encoder.ts'

/** All that a picture, or a region of one, is compared by. */
export interface View {
  vectors: PictureVectors
  /** Its colours, most of it first. */
  palette: readonly PaletteColor[]
}

/** Looks at a picture. Throws PictureError for what is none. */
export async function viewOf(
  { encoder, colors }: { encoder: Encoder; colors: ColorsThread },
  picture: Uint8Array,
): Promise<View> {
  // One after the other: sharp works in four threads that every other request waits for as well.
  const sample = await samplePicture(picture)
  const [texture, palette] = await Promise.all([encoder.encode(picture), colors.palette(sample)])
  return { vectors: { texture, color: signatureOfPalette(palette) }, palette }
}
